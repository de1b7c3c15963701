import type { Market } from '@/domain/market';
import type { OrderKey } from '@/domain/order-key';
import { paymentProgress, snapshotOf, type LoanSnapshot } from '@/domain/payment-progress';
import {
  alternativeRepayment,
  commitRepayment,
  confirmRepayment,
  type BankCard,
} from '@/platform/api/contract/card-repayment';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { RefusedError } from '@/platform/api/errors';
import type { ApiClient } from '@/platform/api/http/create-client';
import { wait } from '@/platform/browser/wait';
import { hash53 } from '@/platform/session/owner-id';
import { sendOnce } from '@/platform/writes/deliver';
import type { PaymentAttempt, PaymentStage } from '../../records/card-payments';
import { fromRecord, toRecord } from '../../records/loan-before';
import {
  cardEnd,
  isInFlight,
  isLost,
  isRepeated,
  isUnsettled,
  isWrongCode,
  judgeOutcome,
  newAttempt,
  paymentOutcome,
  type PaymentStart,
} from './payment';
import type { Busy, Payway, Turn } from './payway-store';

/** The dependencies of paying. `readLoan` always asks the server. */
export type PaymentDeps = { api: ApiClient; readLoan: () => Promise<LoanDetails>; market: Market };

/** The payment that the borrower wants, with the server's token for it. */
type PayIntent = { card: BankCard; amount: bigint; repayToken: string };

/** A payment to start. `seen`: the loan on the page; if it was paid meanwhile, nothing is sent. */
type Start = { key: OrderKey; amount: bigint; seen: LoanSnapshot | null; beginning: PaymentStart };

/** Reads the loan, to compare it after a lost answer, and stores the attempt; `null` if the payment may not start. */
async function start(payway: Payway, deps: PaymentDeps, wanted: Start): Promise<PaymentAttempt | null> {
  const { readLoan, market } = deps;
  const { key, amount, seen, beginning } = wanted;
  let before: LoanSnapshot;
  try {
    const loan = await readLoan();
    payway.patch({ productName: loan.productName });
    before = snapshotOf(loan, market.utcOffset);
  } catch (error) {
    payway.patch({ problem: { at: 'start', error } });
    return null;
  }
  if (seen && paymentProgress(seen.status, seen, before) === 'received') {
    payway.patch({ problem: { at: 'changed', error: null } });
    return null;
  }
  const attempt = newAttempt(key, amount, payway.now(), { ...beginning, market: market.id, before: toRecord(before) });
  const begun = await payway.begin(attempt);
  if (begun === 'full' || begun === 'memory') payway.patch({ problem: { at: begun, error: null } });
  return begun === 'begun' ? attempt : null;
}

type Step = {
  at: Busy;
  begin: () => Promise<PaymentAttempt | null>;
  /** @returns the next stage after success */
  send: (attempt: PaymentAttempt) => Promise<Partial<PaymentAttempt>>;
  afterRefusal: PaymentStage;
};

/**
 * Sends one step of a payment. Only a clear refusal lets the order be paid again (decision 12, unknown payment),
 * and only after a check of the loan: when a connection breaks, browsers repeat a request, and the copy is refused
 * because the first one has paid.
 */
async function sendStep(payway: Payway, deps: PaymentDeps, step: Step): Promise<void> {
  const { readLoan, market } = deps;
  const { at, begin, send, afterRefusal } = step;
  await sendOnce<PaymentAttempt, Partial<PaymentAttempt>, null>({
    async begin() {
      const attempt = await begin();
      return attempt ? { attempt } : { stop: null };
    },
    send,
    outcomeOf: paymentOutcome,
    needsLookUp: (outcome, error) => outcome === 'refused' && error instanceof RefusedError && !isWrongCode(error),
    async look(attempt) {
      const before = fromRecord(attempt.before);
      const latest = snapshotOf(await readLoan(), market.utcOffset);
      if (paymentProgress(before.status, before, latest) !== 'waiting')
        throw new Error('The loan is not what it was before the payment');
      return null;
    },
    async end(attempt, delivered) {
      if (delivered.kind === 'sent') {
        await payway.move(attempt, delivered.answer);
      } else if (delivered.kind !== 'absent') {
        const { kind, error } = delivered;
        const isUnknown = kind === 'unknown';
        await payway.move(attempt, {
          stage: isUnknown ? 'unknown' : afterRefusal,
          refusal: !isUnknown && error instanceof RefusedError ? error.text : '',
        });
        payway.patch({ problem: { at, error } });
      }
    },
  });
}

/**
 * Sends a commit (specification section 7). `sendMsg` 0 pays; 1 requests another SMS code of the same payment: same
 * token, card and amount, so that the server finds its record.
 * @returns the next stage of the attempt
 */
async function commit(api: ApiClient, orderId: string, { card, amount, repayToken }: PayIntent, sendMsg: '0' | '1') {
  const { id: cardId, bankName, cardNo, bankCode } = card;
  const request = { amount: String(amount), bankName, cardId, cardNo, couponId: '', orderId, repayToken, bankCode };
  const { needValid, repayRecordId: recordId } = await api.call(commitRepayment, { ...request, sendMsg });
  return { stage: needValid ? 'code' : 'submitted', recordId } as const;
}

/** Pays by card, at most once for any number of taps and tabs (decision 12, unknown payment). Never throws. */
export async function payByCard(
  payway: Payway,
  key: OrderKey,
  deps: PaymentDeps,
  intent: PayIntent & { seen: LoanSnapshot | null },
): Promise<Turn> {
  return payway.runExclusive('pay', () => {
    const { card, amount, repayToken, seen } = intent;
    payway.patch({ amount, repayToken });
    const beginning = {
      way: 'card',
      stage: 'committing',
      cardId: card.id,
      bankName: card.bankName,
      cardEnd: cardEnd(card.cardNo),
      tokenHash: hash53(repayToken),
    } as const;
    return sendStep(payway, deps, {
      at: 'pay',
      begin: () => start(payway, deps, { key, amount, seen, beginning }),
      send: () => commit(deps.api, key.orderId, intent, '0'),
      afterRefusal: 'refused',
    });
  });
}

/** The token of the payment when it started; `null` if it is lost. A code with another token starts another payment. */
export function tokenOf({ tokenHash }: PaymentAttempt, tokens: readonly (string | undefined)[]): string | null {
  return tokens.find((token) => token !== undefined && token !== '' && hash53(token) === tokenHash) ?? null;
}

/** Requests another SMS code of the same payment. Never throws. @returns whether a message may arrive */
export async function resendCode(payway: Payway, { api }: PaymentDeps, intent: PayIntent): Promise<boolean> {
  let isSent = false;
  await payway.runExclusive('resend', async () => {
    const { attempt } = payway.getSnapshot();
    if (attempt?.stage !== 'code') return;
    try {
      const next = await commit(api, payway.orderId, intent, '1');
      isSent = next.stage === 'code';
      await payway.move(attempt, next);
    } catch (error) {
      isSent = isLost(error);
      payway.patch({ problem: { at: 'resend', error } });
      // The first code stays valid. After "already submitted" the loan has to be checked.
      if (isRepeated(error)) await payway.move(attempt, { stage: 'unknown' });
    }
  });
  return isSent;
}

/** Confirms the payment with the code of the SMS. Never throws. */
export async function confirmCode(payway: Payway, deps: PaymentDeps, verifyCode: string): Promise<Turn> {
  return payway.runExclusive('confirm', () =>
    sendStep(payway, deps, {
      at: 'confirm',
      async begin() {
        const { attempt } = payway.getSnapshot();
        const isMoved = attempt?.stage === 'code' && (await payway.move(attempt, { stage: 'confirming' }));
        return isMoved ? payway.getSnapshot().attempt : null;
      },
      async send({ recordId }) {
        await deps.api.call(confirmRepayment, { orderId: payway.orderId, verifyCode, repaymentRecordId: recordId });
        return { stage: 'submitted' };
      },
      afterRefusal: 'code',
    }),
  );
}

/** Cancels a payment that waits for its code, with its problems; without a code no money moves. */
export async function giveUpCode(payway: Payway): Promise<void> {
  const { attempt } = payway.getSnapshot();
  if (attempt?.stage !== 'code') return;
  payway.patch({ problem: null });
  await payway.move(attempt, null);
}

/** Opens the code step of the same payment again, after a confirmation that certainly moved no money. */
export async function resumeCode(payway: Payway): Promise<void> {
  const { attempt } = payway.getSnapshot();
  if (attempt) await payway.move(attempt, { stage: 'code' });
}

/** Longest time for leaving the page; afterwards the person is back, or has not left. */
const leavingMs = 3_000;

type Going = Omit<Start, 'beginning'> & {
  userId: string;
  /** Opens the address from the server, or refuses it (decision 17, server addresses). */
  open: (url: string) => 'opened' | 'refused';
};

/** Opens the cashier's page at the server's address, once per burst of taps (specification section 7). Never throws. */
export async function goOtherWay(payway: Payway, deps: PaymentDeps, { userId, open, ...loan }: Going): Promise<Turn> {
  return payway.runExclusive('other', async () => {
    let url: string | null = null;
    await sendStep(payway, deps, {
      at: 'other',
      begin: () => start(payway, deps, { ...loan, beginning: { way: 'other', stage: 'asking' } }),
      async send() {
        const { key, amount } = loan;
        ({ url } = await deps.api.call(alternativeRepayment, { userId, orderId: key.orderId, amount: String(amount) }));
        return { stage: 'away' };
      },
      afterRefusal: 'refused',
    });
    const away = payway.getSnapshot().attempt;
    if (url === null || !away) return;
    if (open(url) === 'opened') {
      // The page is closing and must not react meanwhile.
      await wait(leavingMs);
      return;
    }
    payway.patch({ problem: { at: 'address', error: null } });
    await payway.move(away, { stage: 'refused' });
  });
}

/** The person has reported that nothing was paid on the cashier's page; after a check the order may be paid again. */
export async function giveUpOtherWay(payway: Payway, deps: PaymentDeps): Promise<void> {
  await checkLoan(payway, deps);
  const { attempt, lastCheck } = payway.getSnapshot();
  if (attempt?.stage === 'away' && lastCheck === 'unchanged') await payway.move(attempt, { stage: 'unpaid' });
}

/** Checks whether an open payment is on its loan; stores only certain results (decision 12, unknown payment). */
export async function checkLoan(payway: Payway, { readLoan, market }: PaymentDeps): Promise<void> {
  if (payway.getSnapshot().busy !== null) return;
  const found = await payway.readSaved();
  // The page was killed while it waited for this answer, so the outcome is unknown.
  if (found && isInFlight(found.stage) && (await payway.isFree())) await payway.move(found, { stage: 'unknown' });
  const { attempt } = payway.getSnapshot();
  if (!attempt || !isUnsettled(attempt.stage)) return;
  try {
    const loan = await readLoan();
    const judgement = judgeOutcome(attempt, snapshotOf(loan, market.utcOffset), payway.unchangedMs(attempt));
    payway.patch({ lastCheck: judgement === 'changed' ? 'changed' : 'unchanged', productName: loan.productName });
    if (judgement === 'paid' || judgement === 'unpaid') await payway.move(attempt, { stage: judgement });
  } catch {
    // The loan could not be read, so the outcome stays unknown, and the page shows it.
    payway.patch({ lastCheck: 'failed' });
  }
}
