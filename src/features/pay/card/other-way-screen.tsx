import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OrderKey } from '@/domain/order-key';
import { snapshotOf } from '@/domain/payment-progress';
import { loanDetailsQuery } from '@/features/loan/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { SkeletonPage } from '@/ui/skeleton';
import { EmptyState } from '@/ui/state-views';
import { useToast } from '@/ui/toast';
import { giveUpOtherWay, goOtherWay } from './attempt/pay';
import { isLost } from './attempt/payment';
import type { PaywayState } from './attempt/payway-store';
import { CheckingCard, UnreadCard, useOutcome, UnpaidNotice } from './outcome';
import { dueAmount, DueCard, LoanHelp } from './pay/due-card';
import { useProblemWords } from './pay/use-problem-words';
import { WayView } from './pay/way-view';
import { repaymentWayQuery } from './queries';
import { usePaymentDeps, usePayway } from './use-payway';
import styles from './card.module.css';

/** Repay without a bank card, on the cashier's page (specification section 2, alternative repayment). */
export function OtherWayScreen({ orderKey }: { orderKey: OrderKey }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { api, session, openServerUrl } = useServices();
  const loan = useQuery(loanDetailsQuery(api, orderKey)).data;
  const { show } = useToast();
  const words = useProblemWords();
  const { payway, state } = usePayway(orderKey.orderId);
  const { attempt, busy, unreadSince } = state;
  const deps = usePaymentDeps(orderKey);
  const query = useQuery(repaymentWayQuery(api, orderKey.orderId));
  const due = dueAmount(query.data, loan);
  const { isBlocking, checkAgain } = useOutcome(
    payway,
    state,
    deps,
    () => void navigate({ to: '/borrowDetail', search: orderKey, replace: true }),
  );
  const canGo =
    state.isReady &&
    query.data?.alipay === true &&
    due !== null &&
    !isBlocking &&
    unreadSince === null &&
    attempt?.stage !== 'code';

  async function go(): Promise<void> {
    if (due === null) return;
    const userId = session.commonParams()['userId'] ?? '';
    const seen = loan ? snapshotOf(loan, deps.utcOffset) : null;
    const turn = await goOtherWay(payway, deps, {
      key: orderKey,
      userId,
      amount: due,
      seen,
      open: (url) => openServerUrl(url, 'here'),
    });
    const { problem } = payway.getSnapshot();
    if (turn !== 'mine' || !problem) return;
    // "Failed" would claim too much where the answer was lost; the page says how it stands.
    if (problem.at !== 'other' || !isLost(problem.error)) show(words(problem).title, { kind: 'error' });
    if (problem.at === 'changed') void query.refetch();
  }

  return (
    <PageShell
      title={t({ message: 'Pay another way', comment: 'Link: pay without a bank card' })}
      tone="brand"
      footer={
        canGo && (
          <Button block busy={busy === 'other'} busyLabel={t`Opening the payment page…`} onClick={() => void go()}>
            <Trans comment="Button: leaves for the cashier's page">Go to the payment page</Trans>
          </Button>
        )
      }
    >
      {isBlocking && attempt ? (
        <CheckingCard
          orderKey={orderKey}
          attempt={attempt}
          lastLook={state.lastLook}
          onCheckAgain={checkAgain}
          onNotPaid={attempt.stage === 'away' ? () => void giveUpOtherWay(payway, deps) : undefined}
        />
      ) : unreadSince !== null ? (
        <UnreadCard orderKey={orderKey} since={unreadSince} onNotPaid={payway.payAnyway} />
      ) : (
        <WayView query={query} isReady={state.isReady} skeleton={<SkeletonPage />}>
          {(way) => (
            <OtherWayContent orderKey={orderKey} isOffered={way.alipay} loan={loan} amount={due} state={state} />
          )}
        </WayView>
      )}
    </PageShell>
  );
}

type Props = {
  orderKey: OrderKey;
  /** The server's flag: whether there is another way for this loan. */
  isOffered: boolean;
  loan: LoanDetails | undefined;
  /** Minor units; `null` when not known. */
  amount: bigint | null;
  state: PaywayState;
};

/** What to pay and how the cashier's page works, before the person leaves for it. */
function OtherWayContent({ orderKey, isOffered, loan, amount, state: { attempt, busy, problem } }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words = useProblemWords();
  const problemWords = problem && words(problem);
  const toCards = (
    <Button variant="secondary" onClick={() => void navigate({ to: '/payway', search: orderKey })}>
      <Trans comment="Button: to the page where a loan is repaid by bank card">Pay by bank card</Trans>
    </Button>
  );
  if (!isOffered) {
    return (
      <EmptyState
        title={t`There is no other way for this loan at the moment`}
        text={t`You can repay it by bank card.`}
        action={toCards}
      />
    );
  }
  const steps = [
    t`You leave this app for the payment page of our partner. The amount is filled in already.`,
    t`Choose there how you want to pay, and confirm it.`,
    t`Come back here. We look whether the money has arrived and show you the receipt.`,
  ];
  return (
    <>
      <DueCard amount={amount} isChanged={false} />
      {attempt?.stage === 'unpaid' && busy === null && <UnpaidNotice />}
      {attempt?.stage === 'code' && (
        <Notice kind="warning" title={t`A payment by card waits for its code`} action={toCards}>
          <Trans>Finish it or cancel it first, so that you do not pay twice.</Trans>
        </Notice>
      )}
      {problemWords && (
        <Notice kind="error" title={problemWords.title}>
          {problemWords.text}
        </Notice>
      )}
      <Card title={t`How it works`}>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <LoanHelp loan={loan} />
    </>
  );
}
