import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { parseMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import { snapshotOf } from '@/domain/payment-progress';
import type { RepaymentWay } from '@/platform/api/contract/card-repayment';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useToast } from '@/ui/toast';
import { useResendWait } from '@/ui/use-resend-wait';
import type { PaymentAttempt } from '../../records/card-payments';
import { confirmCode, giveUpCode, payByCard, resendCode, resumeCode, tokenOf, type PaymentDeps } from '../attempt/pay';
import { isLost } from '../attempt/payment';
import type { Payway, Problem } from '../attempt/payway-store';
import { repaymentWayQuery } from '../queries';
import { useProblemWords } from './use-problem-words';

/**
 * Problems that get no toast: the open code step shows them, and after a lost answer "failed" would be wrong. A lost
 * confirmation has the message of the specification (section 8).
 */
function isShownOnPage({ at, error }: Problem, attempt: PaymentAttempt | null): boolean {
  return attempt?.stage === 'code' || (at === 'pay' && isLost(error));
}

type Options = {
  payway: Payway;
  orderKey: OrderKey;
  deps: PaymentDeps;
  way: RepaymentWay | undefined;
  /** The loan on the page. */
  loan: LoanDetails | undefined;
  /** The amount to pay, minor units; `null` while it is unknown. */
  amount: bigint | null;
  /** The server has taken the payment. */
  onDone: () => void;
};

/** The steps of paying by card, with their messages. */
export function useCardPayment({ payway, orderKey, deps, way, loan, amount, onDone }: Options) {
  const { api } = deps;
  const queryClient = useQueryClient();
  const { show } = useToast();
  const words = useProblemWords();
  const wait = useResendWait({ storageKey: `card-code:${orderKey.orderId}`, now: payway.now });
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  /** Shows the result of a step, unless the person has left the page. */
  function follow(): void {
    const { attempt, problem } = payway.getSnapshot();
    if (!isHere.current) return;
    if (problem && !isShownOnPage(problem, attempt)) show(words(problem).title, { kind: 'error' });
    if (problem?.at === 'changed')
      void queryClient.invalidateQueries({ queryKey: repaymentWayQuery(api, orderKey.orderId).queryKey });
    // Another tab may have completed the payment.
    if (problem || (attempt?.stage !== 'submitted' && attempt?.stage !== 'paid')) return;
    // The token is used up.
    void queryClient.invalidateQueries({
      queryKey: repaymentWayQuery(api, orderKey.orderId).queryKey,
      refetchType: 'none',
    });
    onDone();
  }

  return {
    wait,
    async pay(cardId: string): Promise<void> {
      const card = way?.bankCards.find(({ id }) => id === cardId);
      if (!way || !card || amount === null) return;
      const turn = await payByCard(payway, orderKey, deps, {
        card,
        amount,
        repayToken: way.repayToken,
        seen: loan ? snapshotOf(loan, deps.utcOffset) : null,
      });
      if (turn === 'busy') return;
      if (turn === 'mine' && payway.getSnapshot().attempt?.stage === 'code') wait.start();
      follow();
    },
    async confirm(code: string): Promise<void> {
      if ((await confirmCode(payway, deps, code)) !== 'busy') follow();
    },
    /** Only possible once the list of cards is there. */
    async resend(): Promise<void> {
      const { attempt } = payway.getSnapshot();
      const card = way?.bankCards.find(({ id }) => id === attempt?.cardId);
      const asked = parseMinor(attempt?.amount);
      const repayToken = attempt && tokenOf(attempt, [payway.getSnapshot().repayToken, way?.repayToken]);
      if (!card || !repayToken || asked === null) return;
      if (await resendCode(payway, deps, { card, amount: asked, repayToken })) wait.start();
      follow();
    },
    giveUp: () => void giveUpCode(payway),
    enterCodeAgain: () => void resumeCode(payway),
  };
}
