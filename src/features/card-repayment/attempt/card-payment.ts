import { commitRepayment, confirmRepayment, type BankCard } from '@/api/contract/card-repayment';
import type { LoanSnapshot } from '@/domain/payment-progress';
import type { OrderKey } from '../order-key';
import { hash53 } from '@/session/owner-id';
import type { PaymentAttempt } from '@/storage/records/card-payments';
import { cardEnd } from './card-end';
import { failAttempt } from './fail';
import { callTime, newAttempt } from './new-attempt';
import type { PaymentDeps } from './payment-deps';
import type { Payway, Turn } from './payway-store';
import { readFailure } from './read-failure';
import { startAttempt } from './start-attempt';

/** What the borrower wants: this card, this amount, with the token that the server gave for it. */
export type PayIntent = { card: BankCard; amount: bigint; repayToken: string };

/**
 * The body of a commit (specification section 7). `sendMsg` 0 pays; 1 asks for the SMS code of the same payment once more:
 * same token, same card, same amount, so that the server finds the record it has.
 */
function commitOf(orderId: string, { card, amount, repayToken }: PayIntent, sendMsg: '0' | '1') {
  const { id, bankName, cardNo, bankCode } = card;
  return { amount: String(amount), bankName, cardId: id, cardNo, couponId: '', orderId, repayToken, bankCode, sendMsg };
}

/**
 * Pays by card: once, however often it is asked for, in however many tabs (decision 12). Never throws.
 * @param intent with the loan as the page shows it
 */
export async function payByCard(payway: Payway, key: OrderKey, deps: PaymentDeps, intent: PayIntent & { seen: LoanSnapshot | null }): Promise<Turn> {
  return payway.exclusively('pay', async () => {
    const { card, amount, repayToken, seen } = intent;
    payway.patch({ amount, repayToken });
    const attempt = await startAttempt(payway, deps, seen, (before) =>
      newAttempt(key, amount, payway.now(), { way: 'card', stage: 'committing', before, cardId: card.id, bankName: card.bankName, cardEnd: cardEnd(card.cardNo), tokenHash: hash53(repayToken) }),
    );
    if (!attempt) return;
    try {
      const { needValid, repayRecordId } = await deps.api.call(commitRepayment, commitOf(key.orderId, intent, '0'));
      await payway.move(attempt, { stage: needValid ? 'code' : 'submitted', recordId: repayRecordId });
    } catch (error) {
      await failAttempt(payway, deps, attempt, 'pay', error, 'refused');
    }
  });
}

/**
 * The token that a payment began with, which names it at the server: of this page, or what the server gives out now. `null`
 * after a reload when it gives out another one: asking for a code with that would begin another payment.
 */
export function tokenOf({ tokenHash }: PaymentAttempt, tokens: readonly (string | undefined)[]): string | null {
  return tokens.find((token) => token !== undefined && token !== '' && hash53(token) === tokenHash) ?? null;
}

/** Asks for another SMS code of the same payment, with the token that it began with. Never throws. @returns whether one may be on its way */
export async function resendCode(payway: Payway, { api }: PaymentDeps, intent: PayIntent): Promise<boolean> {
  let isSent = false;
  await payway.exclusively('resend', async () => {
    const { attempt } = payway.getSnapshot();
    if (attempt?.stage !== 'code') return;
    try {
      const { needValid, repayRecordId } = await api.call(commitRepayment, commitOf(payway.orderId, intent, '1'));
      isSent = needValid;
      await payway.move(attempt, needValid ? { recordId: repayRecordId } : { stage: 'submitted', recordId: repayRecordId });
    } catch (error) {
      const failure = readFailure(error);
      isSent = failure === 'lost';
      payway.patch({ problem: { at: 'resend', error } });
      // The code that came first still counts; only "handed in already" means that the loan has to be looked at.
      if (failure === 'repeated') await payway.move(attempt, { stage: 'unknown' });
    }
  });
  return isSent;
}

/** Confirms the payment with the code of the SMS. Never throws. */
export async function confirmCode(payway: Payway, deps: PaymentDeps, verifyCode: string): Promise<Turn> {
  return payway.exclusively('confirm', async () => {
    const { attempt } = payway.getSnapshot();
    if (attempt?.stage !== 'code') return;
    if (!(await payway.move(attempt, { stage: 'confirming', busyUntil: payway.now() + callTime }))) return;
    const confirming = payway.getSnapshot().attempt;
    if (!confirming) return;
    try {
      await deps.api.call(confirmRepayment, { orderId: payway.orderId, verifyCode, repaymentRecordId: confirming.recordId });
      await payway.move(confirming, { stage: 'submitted' });
    } catch (error) {
      await failAttempt(payway, deps, confirming, 'confirm', error, 'code');
    }
  });
}

/** Gives up a payment that waits for its code: no money moves without one. */
export async function giveUpCode(payway: Payway): Promise<void> {
  const { attempt } = payway.getSnapshot();
  if (attempt?.stage === 'code') await payway.move(attempt, null);
}

/** Opens the code step once more, for the same payment, after a confirmation that surely came to nothing. */
export async function resumeCode(payway: Payway): Promise<void> {
  const { attempt } = payway.getSnapshot();
  if (attempt) await payway.move(attempt, { stage: 'code' });
}
