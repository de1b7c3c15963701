import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { millisecondsInHour } from 'date-fns/constants';
import { parseMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { snapshotOf } from '@/domain/payment-progress';
import { loanDetailsQuery } from '@/features/loan/queries';
import { useServices } from '@/platform/services';
import { useResendWait } from '@/ui/send-code-button';
import { useToast } from '@/ui/toast';
import type { PaymentAttempt } from '../../records/card-payments';
import { confirmCode, giveUpCode, goOtherWay, payByCard, resendCode, resumeCode, tokenOf } from '../attempt/pay';
import { isLost } from '../attempt/payment';
import type { Problem } from '../attempt/payway-store';
import { repaymentWayQuery } from '../queries';
import { usePayway } from '../use-payway';
import { useProblemWords } from './problem-notice';

/**
 * Problems without a toast: the open code step shows them, or the answer was lost and "failed" would be wrong. A lost
 * confirmation has the message of the specification (section 8).
 */
function isShownOnPage({ at, error }: Problem, attempt: PaymentAttempt | null): boolean {
  return attempt?.stage === 'code' || ((at === 'pay' || at === 'other') && isLost(error));
}

export type PaymentSteps = ReturnType<typeof usePaymentSteps>;

/** The amount due of an order, the ways to pay it, and the steps of paying with their messages. */
export function usePaymentSteps(orderKey: OrderKey) {
  const { api, session, openServerUrl } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const words = useProblemWords();
  const payment = usePayway(orderKey, () => void navigate({ to: '/borrowDetail', search: orderKey, replace: true }));
  const { payway, state, deps, isHere, finish } = payment;
  const wait = useResendWait({ storageKey: `card-code:${orderKey.orderId}`, now: payway.now });
  const wayQuery = repaymentWayQuery(api, orderKey.orderId);
  const query = useQuery(wayQuery);
  const loan = useQuery(loanDetailsQuery(api, orderKey)).data;
  const way = query.data;
  const owed = way?.amount ?? (typeof loan?.repayAmount === 'bigint' ? loan.repayAmount : 0n);
  const amount = owed > 0n ? owed : null;
  const seen = loan ? snapshotOf(loan, deps.market.utcOffset) : null;

  const last = state.busy === null ? state.attempt : null;
  const unpaid = last?.stage === 'unpaid' && payway.now() - last.stageAt < millisecondsInHour ? last : null;

  /** The token of the payment; `null` if the server has another one now. */
  function currentToken(): string | null {
    const { attempt, repayToken } = payway.getSnapshot();
    return attempt && tokenOf(attempt, [repayToken, way?.repayToken]);
  }

  function follow(): void {
    const { attempt, problem } = payway.getSnapshot();
    if (!isHere()) return;
    if (problem && !isShownOnPage(problem, attempt)) show(words(problem).title, { kind: 'error' });
    if (problem?.at === 'changed') void query.refetch();
    if (problem || (attempt?.stage !== 'submitted' && attempt?.stage !== 'paid')) return;
    void queryClient.invalidateQueries({ queryKey: wayQuery.queryKey, refetchType: 'none' });
    finish();
  }

  return {
    ...payment,
    query,
    loan,
    /** The server's amount, or that of the loan, in minor units; `null` if neither is above zero. */
    amount,
    /** The last attempt if it certainly has not paid; mentioned for an hour. */
    unpaid,
    /** What went wrong; `null` while the code step shows it, or if `unpaid` explains it. */
    problem: state.attempt?.stage === 'code' || unpaid ? null : state.problem,
    wait,
    /** False if the server has another token now: then the payment can be cancelled and made again. */
    canResend: way === undefined || currentToken() !== null,
    async pay(cardId: string): Promise<void> {
      const card = way?.bankCards.find(({ id }) => id === cardId);
      if (!way || !card || amount === null) return;
      const turn = await payByCard(payway, orderKey, deps, { card, amount, repayToken: way.repayToken, seen });
      if (turn === 'busy') return;
      if (turn === 'mine' && payway.getSnapshot().attempt?.stage === 'code') wait.start();
      follow();
    },
    async confirm(code: string): Promise<void> {
      if ((await confirmCode(payway, deps, code)) !== 'busy') follow();
    },
    async resend(): Promise<void> {
      const { attempt } = payway.getSnapshot();
      const card = way?.bankCards.find(({ id }) => id === attempt?.cardId);
      const amountToPay = parseMinor(attempt?.amount);
      const repayToken = currentToken();
      if (!card || !repayToken || amountToPay === null) return;
      if (await resendCode(payway, deps, { card, amount: amountToPay, repayToken })) wait.start();
      follow();
    },
    giveUp: () => void giveUpCode(payway),
    enterCodeAgain: () => void resumeCode(payway),
    async goOtherWay(): Promise<void> {
      if (amount === null) return;
      const userId = session.commonParams()['userId'] ?? '';
      const open = (url: string) => openServerUrl(url, 'here');
      const turn = await goOtherWay(payway, deps, { key: orderKey, userId, amount, seen, open });
      if (turn === 'mine') follow();
    },
  };
}
