import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OrderKey } from '@/domain/order-key';
import { snapshotOf } from '@/domain/payment-progress';
import { loanDetailsQuery } from '@/features/loan/queries';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { PageShell } from '@/ui/page-shell';
import { SkeletonPage } from '@/ui/skeleton';
import { useToast } from '@/ui/toast';
import { giveUpOtherWay, goOtherWay } from '../attempt/pay';
import { isLost } from '../attempt/payment';
import { CheckingCard } from '../outcome/checking-card';
import { UnreadCard } from '../outcome/unread-card';
import { useOutcome } from '../outcome/use-outcome';
import { dueAmount } from '../pay/due-amount';
import { useProblemWords } from '../pay/use-problem-words';
import { WayView } from '../pay/way-view';
import { repaymentWayQuery } from '../queries';
import { usePaymentDeps, usePayway } from '../use-payway';
import { OtherWayContent } from './other-way-content';

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
        <UnreadCard orderKey={orderKey} since={unreadSince} onNotPaid={payway.passUnread} />
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
