import { commitRepayment, confirmRepayment, type BankCard } from '@/api/contract/card-repayment';
import type { OrderKey } from '../order-key';
import { cardEnd } from './card-end';
import { failAttempt } from './fail';
import { snapshotOf, toRecord } from './loan-before';
import { callTime, newAttempt } from './new-attempt';
import { freshEnough, type PaymentDeps } from './payment-deps';
import type { Payway } from './payway-store';
import { readFailure } from './read-failure';

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
 * @returns whether this call was the one
 */
export async function payByCard(payway: Payway, key: OrderKey, { api, askLoan, utcOffset }: PaymentDeps, intent: PayIntent): Promise<boolean> {
  return payway.exclusively('pay', async () => {
    const { card, amount, repayToken } = intent;
    payway.patch({ amount, repayToken });
    let before;
    try {
      before = toRecord(snapshotOf(await askLoan(freshEnough), utcOffset));
    } catch (error) {
      // Without knowing how the loan stood, a lost answer could never be cleared up. Nothing has been sent.
      payway.patch({ problem: { at: 'start', error } });
      return;
    }
    const attempt = newAttempt(key, amount, payway.now(), { way: 'card', stage: 'committing', before, cardId: card.id, bankName: card.bankName, cardEnd: cardEnd(card.cardNo) });
    const begun = await payway.begin(attempt);
    if (begun === 'full') payway.patch({ problem: { at: 'full', error: null } });
    if (begun !== 'begun') return;
    try {
      const { needValid, repayRecordId } = await api.call(commitRepayment, commitOf(key.orderId, intent, '0'));
      await payway.move(attempt, { stage: needValid ? 'code' : 'submitted', recordId: repayRecordId });
    } catch (error) {
      await failAttempt(payway, attempt, 'pay', error, 'refused');
    }
  });
}

/** Asks for another SMS code. Never throws. @returns whether one may be on its way */
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

/** Confirms the payment with the code of the SMS. Never throws. @returns whether this call was the one */
export async function confirmCode(payway: Payway, { api }: PaymentDeps, verifyCode: string): Promise<boolean> {
  return payway.exclusively('confirm', async () => {
    const { attempt } = payway.getSnapshot();
    if (attempt?.stage !== 'code') return;
    if (!(await payway.move(attempt, { stage: 'confirming', busyUntil: payway.now() + callTime }))) return;
    const confirming = payway.getSnapshot().attempt;
    if (!confirming) return;
    try {
      await api.call(confirmRepayment, { orderId: payway.orderId, verifyCode, repaymentRecordId: confirming.recordId });
      await payway.move(confirming, { stage: 'submitted' });
    } catch (error) {
      await failAttempt(payway, confirming, 'confirm', error, 'code');
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
