import { Trans, useLingui } from '@lingui/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { useMoney } from '@/platform/i18n/market';
import { useClosedWays } from '@/platform/offline/switches/use-closed-ways';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { RadioList, disabledOption } from '@/ui/choice-list';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { LinkRow } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { useResendWait } from '@/ui/send-code-button';
import { ProductLogo } from '@/ui/server-picture';
import { Skeleton, SkeletonPage } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useToast } from '@/ui/toast';
import { useForm } from '@/ui/use-form';
import { usePaymentQuestion } from '../payments/gate';
import { awaitedCardKey, cardDrafts, draftKey } from '../records/new-card';
import { payByCard } from './pay';
import { PayView } from './pay-view';
import type { Way } from './queries';
import { SmsSheet } from './sms-sheet';
import { cardEnd } from './step';
import { useCardPayment, usePayNeeds } from './use-card-payment';
import styles from './card.module.css';

function CardsSkeleton() {
  return (
    <SkeletonPage>
      <div className="stack-2" aria-hidden="true">
        <Skeleton height={24} width="40%" />
        <Skeleton height={64} radius={14} />
        <Skeleton height={64} radius={14} />
        <Skeleton height={64} radius={14} />
      </div>
    </SkeletonPage>
  );
}

/** A masked card number: its last four digits, on screen and for screen readers. */
function MaskedCard({ cardNo }: { cardNo: string }) {
  const { t } = useLingui();
  const end = cardEnd(cardNo);
  if (end === '') return null;
  return (
    <>
      <span className="tabular" aria-hidden="true">
        •••• •••• •••• {end}
      </span>
      <span className="sr-only">{t`ends in ${end}`}</span>
    </>
  );
}

type WaysProps = {
  way: Way;
  orderKey: OrderKey;
  chosenId: string | undefined;
  onChoose: (cardId: string) => void;
  listRef: Ref<HTMLDivElement>;
};

/** The saved bank cards, one of which is selected (specification section 2, repay by card), and the other ways. */
function Ways({ way: { bankCards, alipay }, orderKey, chosenId, onChoose, listRef }: WaysProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const closed = useClosedWays();
  const addCard = () => void navigate({ to: '/addnormalcard', search: orderKey });
  const payOtherWay = () => void navigate({ to: '/alipayrepayment', search: orderKey });
  const addWords = <Trans comment="Button: to the page where a bank card is added">Add a bank card</Trans>;
  const otherWords = <Trans comment="Link: pay without a bank card">Pay another way</Trans>;

  if (bankCards.length === 0)
    return (
      <EmptyState
        title={t`You have no bank card here yet`}
        text={t`Add the card you want to pay with. It takes about a minute.`}
        action={
          <>
            <Button onClick={addCard}>{addWords}</Button>
            {alipay && (
              <Button variant="quiet" onClick={payOtherWay}>
                {otherWords}
              </Button>
            )}
          </>
        }
      />
    );
  return (
    <>
      <div ref={listRef} className="stack">
        <RadioList
          label={t`Your bank cards`}
          showLabel
          options={bankCards.map(({ id, bankName, bankCode, cardNo }) => ({
            value: id,
            label: bankName || t`Bank card`,
            hint: <MaskedCard cardNo={cardNo} />,
            // Many banks are called "… of China", so the words after it are shown.
            icon: <ProductLogo src="" name={bankName.replace(/^中国(?!银行)/, '')} size={40} />,
            ...disabledOption(closed(bankCode)),
          }))}
          value={chosenId ?? null}
          onChange={onChoose}
        />
      </div>
      <Card label={t`Other ways`}>
        <div className={styles.links}>
          <LinkRow icon="card" onClick={addCard}>
            {addWords}
          </LinkRow>
          {alipay && (
            <LinkRow icon="refresh" onClick={payOtherWay}>
              {otherWords}
            </LinkRow>
          )}
        </div>
      </Card>
    </>
  );
}

type UnconfirmedCardProps = { end: string; isChecking: boolean; onCheck: () => void; onForget: () => void };

function UnconfirmedCard({ end, isChecking, onCheck, onForget }: UnconfirmedCardProps) {
  const { t } = useLingui();
  return (
    <Notice
      kind="info"
      title={t`Your bank has to confirm the card`}
      action={
        <>
          <Button variant="quiet" busy={isChecking} busyLabel={t`Checking…`} onClick={onCheck}>{t`Check again`}</Button>
          <Button variant="quiet" onClick={onForget}>
            <Trans comment="Button: the person does not wait for a new card any more">Stop waiting for it</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        The card that ends in {end} appears here as soon as the bank has confirmed it. If you could not finish that
        step, add the card again: only its number has to be typed once more.
      </Trans>
    </Notice>
  );
}

/**
 * The card that the bank was asked to confirm: once it is in the list, it is chosen, and its draft has done its work.
 * @returns `awaited`: its last four digits while the list is without it, empty if there is none; `forget` ends the wait
 */
function useAwaitedCard(way: Way | undefined, choose: (id: string) => void): { awaited: string; forget: () => void } {
  const { t } = useLingui();
  const drafts = useServices().storage.open(cardDrafts);
  const { show } = useToast();
  const queryClient = useQueryClient();
  const { data: end = '' } = useQuery({
    queryKey: awaitedCardKey,
    queryFn: async () => (await drafts.get(draftKey))?.data.awaited ?? '',
    staleTime: Infinity,
  });
  const listed = end === '' ? undefined : way?.bankCards.find(({ cardNo }) => cardEnd(cardNo) === end)?.id;
  const endWait = () => queryClient.setQueryData(awaitedCardKey, '');
  const finish = useEffectEvent((id: string) => {
    choose(id);
    endWait();
    void drafts.remove(draftKey);
    show(t`Card added`, { kind: 'success' });
  });
  useEffect(() => {
    if (listed !== undefined) finish(listed);
  }, [listed]);
  /** The typed fields stay for another try. */
  function forget(): void {
    endWait();
    void drafts.update(draftKey, (draft) => draft && { ...draft, awaited: '' });
  }
  return { awaited: way && listed === undefined ? end : '', forget };
}

/** Repay by a saved bank card (specification section 2, payway). The amount of the address is never shown as debt. */
export function PaywayScreen({ orderKey, askedAmount }: { orderKey: OrderKey; askedAmount: string | undefined }) {
  const { t } = useLingui();
  const money = useMoney();
  const { clock } = useServices();
  const needs = usePayNeeds();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const wait = useResendWait({ storageKey: `card-code:${orderKey.orderId}`, now: clock.now });
  const payment = useCardPayment(orderKey);
  const { payments, given, query, amount, mayPay, tap, busy } = payment;
  const closed = useClosedWays();
  const way = query.data;
  const cards = way?.bankCards ?? [];
  const byCard = payments.book?.payments.filter((one) => one.card !== null) ?? [];
  const { awaited, forget } = useAwaitedCard(way, (id) => setChosenId((own) => own ?? id));
  const cardId = chosenId ?? byCard.at(-1)?.card?.cardId;
  const chosen = cards.find(({ id, bankCode }) => id === cardId && !closed(bankCode));
  const withCode = byCard.find(
    ({ stage, found }) => (stage === 'sms' && found === null) || (stage === 'confirming' && busy === 'confirm'),
  );
  const { ask, question } = usePaymentQuestion(given, () => {
    if (!chosen || !tap) return;
    void payment.run('pay', async () => {
      const problem = await payByCard(needs, tap, chosen);
      if (!problem) wait.start();
      return problem;
    });
  });

  const form = useForm({ card: chosen ? null : t`Please choose a bank card first!` });
  const sum = amount === null ? '' : money(amount);
  return (
    <PageShell
      tone="brand"
      footer={
        (mayPay || busy === 'pay') &&
        cards.length > 0 && (
          <>
            {form.isWrong && <Notice kind="error">{form.problem('card')}</Notice>}
            <Button
              block
              busy={busy === 'pay'}
              busyLabel={t`Paying…`}
              disabled={amount === null}
              disabledReason={t`Nothing can be paid without an amount.`}
              onClick={() => form.check() && ask()}
            >
              {amount === null
                ? t({ message: 'Pay by card', comment: 'Page title' })
                : t({ message: `Pay ${sum}`, comment: 'Button: pays this amount by card' })}
            </Button>
          </>
        )
      }
    >
      <PayView
        payment={payment}
        skeleton={<CardsSkeleton />}
        failed={t`Could not load your cards`}
        askedAmount={askedAmount}
      >
        {awaited !== '' && (
          <UnconfirmedCard
            end={awaited}
            isChecking={query.isFetching}
            onCheck={() => void query.refetch()}
            onForget={forget}
          />
        )}
        {way && (
          <Ways
            way={way}
            orderKey={orderKey}
            listRef={form.field('card')}
            chosenId={chosen?.id}
            onChoose={setChosenId}
          />
        )}
        <p className={cx('row hint', styles.safe)}>
          <Icon name="shield" size={18} />
          <Trans>
            Only the last four digits of a card are kept on this phone. You pay once, even if the connection drops.
          </Trans>
        </p>
      </PayView>
      {withCode && <SmsSheet key={withCode.id} payment={withCode} page={payment} wait={wait} />}
      {question}
    </PageShell>
  );
}
