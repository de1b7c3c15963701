import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readShownAmount } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { factsText } from '@/domain/text/text-lines';
import { loanDetailsQuery } from '@/features/loan/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { formatDate } from '@/platform/i18n/format-date';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton, ShareButton } from '@/ui/copy-button';
import { lazyComponent, Nothing } from '@/ui/lazy-component';
import { HelpCard, RecordsLink } from '@/ui/link-row';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Rows } from '@/ui/rows';
import { SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { Amount } from '@/ui/slot';
import { EmptyState, HelpButton } from '@/ui/state-views';
import { SuccessArt } from '@/ui/success-art';
import { CheckingCard, SeeLoanButton, useAttemptRows, useLoanRows } from '../card/outcome';
import { usePayway } from '../card/use-payway';
import type { PaymentAttempt } from '../records/card-payments';
import styles from './receipt-card.module.css';

/** Loaded later, because only this element needs the plan of instalments. */
const PaidSoFar = lazyComponent({
  load: async () => (await import('../paid-so-far')).PaidSoFar,
  pending: () => <p>{'\u00a0'}</p>,
  failed: Nothing,
});

/** The receipt of a payment that the loan shows: amount, card, time, order. */
function ReceiptCard({ attempt }: { attempt: PaymentAttempt }) {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  const attemptRows = useAttemptRows(attempt);
  const title = t`Payment received`;
  const rows = [
    // Only one time is shown: when the loan showed the money.
    ...attemptRows.slice(0, -1),
    {
      label: t({ message: 'Seen on your loan on', comment: 'Label on a receipt: when the loan showed the payment' }),
      value: formatDate(attempt.stageAt, utcOffset),
    },
  ];
  const text = factsText(title, rows);
  return (
    <Card tone="float">
      <div className={styles['head']}>
        <SuccessArt />
        <h2 className={styles['title']}>{title}</h2>
        <Amount text={money(readShownAmount(attempt.amount))} />
        <p className="hint">{t`Your loan shows the payment. Thank you.`}</p>
      </div>
      <Rows rows={rows.slice(1)} />
      <div className={styles['actions']}>
        <CopyButton text={text} label={t({ message: 'receipt', comment: 'What a button copies: "Copy receipt"' })} />
        <ShareButton title={title} text={text}>
          <Trans comment="Button: shares a receipt">Share</Trans>
        </ShareButton>
      </div>
    </Card>
  );
}

/** A payment that certainly failed, or still waits for its SMS code. */
function FailedCard({ orderKey, attempt }: { orderKey: OrderKey; attempt: PaymentAttempt }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const rows = useAttemptRows(attempt);
  const waits = attempt.stage === 'code';
  return (
    <Card tone="float">
      <div className="stack">
        <Notice
          kind={waits ? 'warning' : 'error'}
          title={waits ? t`This payment waits for its SMS code` : t`The payment did not go through`}
        >
          {waits ? t`No money has moved yet.` : attempt.refusal || t`Your loan is unchanged. You may try again.`}
        </Notice>
        <Rows rows={rows} />
        <Button block onClick={() => void navigate({ to: '/payway', search: orderKey, replace: true })}>
          {waits ? (
            <Trans comment="Button: to the SMS code of a payment">Enter the code</Trans>
          ) : (
            <Trans>Try again</Trans>
          )}
        </Button>
        <HelpButton />
      </div>
    </Card>
  );
}

/** The loan after the payment: the next due date, or that nothing is owed. */
function RemainingCard({ orderKey, loan }: { orderKey: OrderKey; loan: LoanDetails }) {
  const { t } = useLingui();
  const money = useMoney();
  const { name, due } = useLoanRows(loan);
  const isOwed = loan.repayAmount !== '' && loan.repayAmount !== 0n;
  const rows = [
    ...name,
    ...(loan.noticeStatusText === ''
      ? []
      : [{ label: t({ message: 'Status', comment: 'Label: how the loan stands' }), value: loan.noticeStatusText }]),
    ...(isOwed ? [{ label: t`Next amount`, value: money(loan.repayAmount) }, ...due] : []),
  ];
  return (
    <Card title={t`Your loan now`}>
      <div className="stack-3">
        <Rows rows={rows} />
        {isOwed ? <PaidSoFar orderKey={orderKey} /> : <p>{t`Nothing is due at the moment.`}</p>}
      </div>
    </Card>
  );
}

/** The outcome of a repayment, with its receipt (specification section 2, borrow detail). */
export function BorrowDetailScreen({ orderKey }: { orderKey: OrderKey }) {
  const { t } = useLingui();
  const { api } = useServices();
  const navigate = useNavigate();
  const loan = useQuery(loanDetailsQuery(api, orderKey));
  // Without `onPaid`: the page itself shows the receipt.
  const payment = usePayway(orderKey);
  const { state, isOpen } = payment;
  const { attempt, isReady } = state;
  const isPaid = attempt?.stage === 'paid';
  const isMoving = attempt !== null && !isOpen && state.busy !== null;
  const recordsLink = <RecordsLink orderId={orderKey.orderId} />;

  return (
    <PageShell
      title={t({ message: 'Repayment result', comment: 'Page title' })}
      tone="brand"
      footer={isPaid && <SeeLoanButton variant="primary" orderKey={orderKey} />}
    >
      {(!isReady || isMoving) && <SkeletonPage />}
      {isReady && attempt === null && (
        <EmptyState
          title={t`No payment was made from this phone`}
          text={t`After a payment you see its result here. Your loan is below.`}
          action={
            <Button onClick={() => void navigate({ to: '/loanDetails', search: orderKey })}>
              <Trans comment="Button: to the page of the loan">See my loan</Trans>
            </Button>
          }
        />
      )}
      {isPaid && <ReceiptCard attempt={attempt} />}
      {isOpen && attempt && <CheckingCard payment={payment} attempt={attempt} />}
      {attempt && !isPaid && !isOpen && !isMoving && <FailedCard orderKey={orderKey} attempt={attempt} />}
      {isReady && !isOpen && (
        <QueryView query={loan} skeleton={<SkeletonCard rows={4} />} below={recordsLink}>
          {(data) => (
            <>
              <RemainingCard orderKey={orderKey} loan={data} />
              <HelpCard title={t`Questions about this payment?`} telephone={data.telephone} />
            </>
          )}
        </QueryView>
      )}
      {isOpen && recordsLink}
    </PageShell>
  );
}
