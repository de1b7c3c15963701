import { alternativeRepayment } from '@/api/contract/card-repayment';
import type { LoanSnapshot } from '@/domain/payment-progress';
import { wait } from '@/lib/wait';
import type { OrderKey } from '../order-key';
import { failAttempt } from './fail';
import { lookAtLoan } from './look-at-loan';
import { newAttempt } from './new-attempt';
import type { PaymentDeps } from './payment-deps';
import type { Payway, Turn } from './payway-store';
import { startAttempt } from './start-attempt';

/** How long a page takes to leave, milliseconds; afterwards it has come back, or never went. */
const leaving = 3_000;

type Going = {
  key: OrderKey;
  userId: string;
  amount: bigint;
  /** The loan as the page shows it. */
  seen: LoanSnapshot | null;
  /** Opens the address that the server gave; it may refuse (decision 17). */
  open: (url: string) => 'opened' | 'refused';
};

/** Asks for the cashier's page and goes there, once for a burst of taps (specification section 7). Never throws. */
export async function goOtherWay(payway: Payway, deps: PaymentDeps, { key, userId, amount, seen, open }: Going): Promise<Turn> {
  return payway.exclusively('other', async () => {
    const attempt = await startAttempt(payway, deps, seen, (before) => newAttempt(key, amount, payway.now(), { way: 'other', stage: 'asking', before }));
    if (!attempt) return;
    let url;
    try {
      ({ url } = await deps.api.call(alternativeRepayment, { userId, orderId: key.orderId, amount: String(amount) }));
    } catch (error) {
      await failAttempt(payway, deps, attempt, 'other', error, 'refused');
      return;
    }
    await payway.move(attempt, { stage: 'away' });
    const away = payway.getSnapshot().attempt;
    if (!away) return;
    if (open(url) === 'opened') {
      // The page is about to go: nothing may happen on it in the meantime.
      await wait(leaving);
      return;
    }
    payway.patch({ problem: { at: 'address', error: null } });
    await payway.move(away, { stage: 'refused' });
  });
}

/** The person says that nothing was paid on the cashier's page: the loan is looked at once more, then the order is free. */
export async function giveUpOtherWay(payway: Payway, deps: PaymentDeps): Promise<void> {
  await lookAtLoan(payway, deps);
  const { attempt, lastLook } = payway.getSnapshot();
  if (attempt?.stage === 'away' && lastLook === 'unchanged') await payway.move(attempt, { stage: 'unpaid' });
}
