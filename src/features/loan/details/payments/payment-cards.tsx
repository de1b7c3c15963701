import { Plural, Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { type Book, isCode, type Payment, type Stage } from '@/domain/payments/payment';
import { handedOver } from '@/domain/payments/payment-facts';
import { complaintDrafts, paymentIdsOf } from '@/features/complaints/records/complaint-drafts';
import { copiedNameOf, numberNameOf } from '@/features/pay/payments/code-names';
import { usePaymentName, useLookTime, usePlaceOfPayment, useUnclearWords } from '@/features/pay/payments/payment-words';
import { usePayments } from '@/features/pay/payments/use-payments';
import { groupInFours } from '@/platform/i18n/figures';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { CodeGroups, keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { useServices } from '@/platform/services';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { useRerender } from '@/ui/component-life';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { usePageChrome } from '@/ui/page-shell';
import { type Row, Rows } from '@/ui/rows';
import { Step } from '@/ui/steps';
import { followUpOf, paidAt, ProofOffer, queuedAbout } from './payment-proof';
import styles from '../later.module.css';

/** A card for each payment under way (decision 14, virtual account), then the rest of the page. */
export function PaymentCards({ order, children }: { order: OrderKey; children: ReactNode }) {
  const { underWay, book, checkAgain, isChecking } = usePayments(order);
  return (
    <>
      {underWay.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} book={book} isChecking={isChecking} onCheck={checkAgain} />
      ))}
      {children}
    </>
  );
}

/** Pause between renderings of the time line, milliseconds. */
const everyQuarterMinute = () => 15_000;

type CardProps = { payment: Payment; book: Book | null; isChecking: boolean; onCheck: () => void };

/** A payment under way: its facts and stage, what we do, when it usually arrives, and what to do otherwise. */
function PaymentCard({ payment, book, isChecking, onCheck }: CardProps) {
  const { t } = useLingui();
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  const { onHelp } = usePageChrome();
  const what = usePaymentName()(payment);
  const stageWords = useStageWords();
  useRerender(everyQuarterMinute);
  const { lateness } = followUpOf(payment, clock.now(), utcOffset);
  const { orderId, productId, code, stage, complainedAt } = payment;
  const isSought = stage !== 'sms';
  const unsent = useUnsentComplaint(payment);
  const isComplained = complainedAt !== null || unsent.isQueued;

  return (
    <Card title={payment.purpose === 'extension' ? t`Your extension fee of ${what}` : t`Your payment of ${what}`}>
      <div className="stack">
        <ol>
          {code ? (
            <Step state="done" note={formatDate(paidAt(payment), utcOffset)}>{t`You told us that you paid`}</Step>
          ) : (
            <>
              <Step state="done" note={formatDate(payment.startedAt, utcOffset)}>{t`You started this payment`}</Step>
              <Step state={stage === 'accepted' ? 'done' : 'open'} note={formatDate(payment.stageAt, utcOffset)}>
                {stageWords[stage]}
              </Step>
            </>
          )}
          {(isSought || payment.found) && <SearchSteps payment={payment} book={book} isQueued={unsent.isQueued} />}
        </ol>
        <PaymentFacts payment={payment} photos={unsent.photos} />
        {isSought && !isComplained && <ProofOffer payment={payment} isAsked={lateness === 'overdue'} />}
        <div className="links">
          {isSought && (
            <Button
              variant="quiet"
              busy={isChecking}
              busyLabel={t`Checking…`}
              onClick={onCheck}
            >{t`Check again`}</Button>
          )}
          {!code && (
            <Link to="/borrowDetail" search={{ orderId, productId }} className={buttonClass('quiet')}>
              <Trans comment="Link: to the page of one payment by card">See this payment</Trans>
            </Link>
          )}
          {isComplained && (
            <Link to="/complaintList" className={buttonClass('quiet')}>
              <Trans comment="Button: to the complaints that were sent">My complaints</Trans>
            </Link>
          )}
          {lateness !== 'usual' && <Button variant="quiet" onClick={onHelp}>{t`Contact customer service`}</Button>}
        </div>
      </div>
    </Card>
  );
}

/** The complaint about a payment that is not sent: how many photos it has, and whether it has left its form. */
function useUnsentComplaint({ id, orderId }: Payment): { photos: number; isQueued: boolean } {
  const { storage } = useServices();
  const { data } = useQuery({
    queryKey: ['loan', 'unsent-complaint', id],
    queryFn: async () => {
      const queued = await queuedAbout(storage, id);
      const written = queued ?? (await storage.open(complaintDrafts).get(orderId))?.data;
      const photos = written && paymentIdsOf(written).includes(id) ? written.images.length : 0;
      return { photos, isQueued: queued !== undefined };
    },
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? { photos: 0, isQueued: false };
}

/** The stages of a payment by card or on the cashier's page. */
function useStageWords(): Partial<Record<Stage, string>> {
  const { t } = useLingui();
  const noAnswer = t`There is no answer about it yet`;
  return {
    committing: noAnswer,
    confirming: noAnswer,
    asking: noAnswer,
    unknown: t`We do not know yet whether it went through`,
    sms: t`It waits for the SMS code`,
    away: t`You went to the payment page`,
    accepted: t`We have your payment request`,
  };
}

/** What we do to find a payment, and what is expected. */
function SearchSteps({ payment, book, isQueued }: Pick<CardProps, 'payment' | 'book'> & { isQueued: boolean }) {
  const { t } = useLingui();
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  const unclearWords = useUnclearWords();
  const { lateness, usualAt } = followUpOf(payment, clock.now(), utcOffset);
  const { found, complainedAt } = payment;
  const usualTime = formatDate(usualAt, utcOffset);
  const looked = useLookTime(payment, book);
  const lookTime = looked || formatDate(clock.now(), utcOffset, 'time');
  const next =
    lateness === 'usual'
      ? t`This page updates automatically.`
      : t`Each time you come back to this page, we check again.`;
  const written = isQueued && (
    <Step state="open" note={<Trans>“My complaints” shows whether it was sent.</Trans>}>
      <Trans>You have written a complaint about it</Trans>
    </Step>
  );
  const complained =
    complainedAt === null ? (
      written
    ) : (
      <Step state="done" note={formatDate(complainedAt, utcOffset)}>
        <Trans>You sent us a complaint about it</Trans>
      </Step>
    );

  if (found)
    return (
      <>
        <Step state="late" note={unclearWords(payment)}>{t`It is not clear whether your payment has arrived`}</Step>
        {complained}
      </>
    );
  return (
    <>
      <Step
        state="open"
        note={
          <>
            {next} {/* Its place is kept before the first look, so that nothing moves. */}
            <span style={looked === '' ? { visibility: 'hidden' } : {}}>
              {keepNumbersTogether(t`Not on your loan yet (${lookTime}).`)}
            </span>
          </>
        }
      >{t`We are checking`}</Step>
      {complained || (
        <Step
          state={lateness === 'usual' ? 'open' : 'late'}
          note={
            lateness === 'usual' ? (
              <Trans>Usually by {usualTime}</Trans>
            ) : (
              <Trans>This is taking longer than usual. Keep your receipt.</Trans>
            )
          }
        >
          <Trans>The payment arrives</Trans>
        </Step>
      )}
    </>
  );
}

/** Facts of a payment from this phone, to show while it is checked (decision 14, virtual account). */
function PaymentFacts({ payment, photos }: { payment: Payment; photos: number }) {
  const { t } = useLingui();
  const money = useMoney();
  const headingId = useId();
  const place = usePlaceOfPayment()(payment);
  const { orderId, amount } = payment;
  const rows: (Row | false)[] = [
    amount !== '' && { label: <Trans>Amount</Trans>, value: money(handedOver(payment)) },
    isCode(payment) && {
      label: t(numberNameOf(payment.code.payType)),
      value: (
        <span className={cx('links', styles.code)}>
          <span className="tabular">
            <CodeGroups text={groupInFours(payment.code.number)} />
          </span>
          <CopyButton text={payment.code.number} label={t(copiedNameOf(payment.code.payType))} />
        </span>
      ),
    },
    place !== '' && { label: <Trans comment="A bank or a shop">Paid at</Trans>, value: place },
    { label: <Trans>Loan number</Trans>, value: orderId },
    photos > 0 && {
      label: <Trans>Your receipt</Trans>,
      value: <Plural value={photos} one="# photo kept in your message" other="# photos kept in your message" />,
    },
  ];
  return (
    <section className="stack-2" aria-labelledby={headingId}>
      <h3
        id={headingId}
        className={styles.proof}
      >{t`If anyone asks you for this payment, show your receipt and this:`}</h3>
      <Rows rows={rows.filter((row) => row !== false)} />
    </section>
  );
}
