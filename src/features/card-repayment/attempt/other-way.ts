import { alternativeRepayment } from '@/api/contract/card-repayment';
import type { OrderKey } from '../order-key';
import { failAttempt } from './fail';
import { lookAtLoan } from './look-at-loan';
import { snapshotOf, toRecord } from './loan-before';
import { newAttempt } from './new-attempt';
import { freshEnough, type PaymentDeps } from './payment-deps';
import type { Payway } from './payway-store';

/** How long a page takes to leave, milliseconds; afterwards it has come back, or never went. */
const leaving = 3_000;

type Going = {
  key: OrderKey;
  userId: string;
  amount: bigint;
  /** Opens the address that the server gave; it may refuse (decision 17). */
  open: (url: string) => 'opened' | 'refused';
};

/** Asks for the cashier's page and goes there, once for a burst of taps (specification section 7). Never throws. @returns whether this call was the one */
export async function goOtherWay(payway: Payway, { api, askLoan, utcOffset }: PaymentDeps, { key, userId, amount, open }: Going): Promise<boolean> {
  return payway.exclusively('other', async () => {
    let before;
    try {
      before = toRecord(snapshotOf(await askLoan(freshEnough), utcOffset));
    } catch (error) {
      payway.patch({ problem: { at: 'start', error } });
      return;
    }
    const attempt = newAttempt(key, amount, payway.now(), { way: 'other', stage: 'asking', before });
    const begun = await payway.begin(attempt);
    if (begun === 'full') payway.patch({ problem: { at: 'full', error: null } });
    if (begun !== 'begun') return;
    let url;
    try {
      ({ url } = await api.call(alternativeRepayment, { userId, orderId: key.orderId, amount: String(amount) }));
    } catch (error) {
      await failAttempt(payway, attempt, 'other', error, 'refused');
      return;
    }
    await payway.move(attempt, { stage: 'away' });
    const away = payway.getSnapshot().attempt;
    if (!away) return;
    if (open(url) === 'opened') {
      // The page is about to go: nothing may happen on it in the meantime.
      await new Promise<void>((resolve) => {
        setTimeout(resolve, leaving);
      });
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
