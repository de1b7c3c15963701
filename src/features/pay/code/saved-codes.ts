import { parseMinor } from '@/domain/money';
import { orderStatusRule } from '@/domain/order-status';
import { parseServerTime, type ServerTime } from '@/domain/server-time';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { isRecent } from '@/platform/query/stored-answer';
import type { CashierChoice } from '../cashier/cashier-choice';
import type { PaymentCode } from '../records/payment-codes';
import type { PaymentChoice } from './payment-choice';

/** Of a loan, what decides whether a code may be shown, and with which day. */
type LoanState = Pick<LoanDetails, 'orderStatus' | 'dueTime'>;

/** The key of the saved codes of an order in the query cache. */
export const savedCodesKey = (orderId: string) => ['repayment', 'saved-codes', orderId] as const;

/** When the newest of an order's codes came from the server, epoch milliseconds; 0 without a code. */
export const lastSavedAt = (codes: readonly PaymentCode[]) => Math.max(0, ...codes.map(({ savedAt }) => savedAt));

const maxCodesPerOrder = 10;

/** Puts a code on top of the others; the list has the same code once. */
export function addCode(codes: readonly PaymentCode[], code: PaymentCode): PaymentCode[] {
  return [code, ...codes.filter((other) => other.vcode !== code.vcode)].slice(0, maxCodesPerOrder);
}

type Wanted = Pick<PaymentChoice, 'amount' | 'payType' | 'payCode'> & {
  /** Absent where it is not known which of the two is paid, the loan or its extension. */
  display?: string;
};

/** Whether a wish is met by what was asked for then, or by what the server made of it; no wish is always met. */
const meets = (wish: string, ...values: readonly string[]) => wish === '' || values.includes(wish);

/** Whether it is the extension that is paid, and not the loan (specification section 4). */
const isExtension = (display: string) => display === '1';

/** The newest code that agrees with the address; an extension's never stands for a loan's, nor the other way round. */
export function findSavedCode(codes: readonly PaymentCode[], wanted: Wanted): PaymentCode | null {
  const found = codes.find(
    ({ asked, amount, payType, payCode }) =>
      (wanted.display === undefined || isExtension(wanted.display) === isExtension(asked.display)) &&
      meets(wanted.amount, asked.amount, amount) &&
      meets(wanted.payType, asked.payType, payType) &&
      meets(wanted.payCode, asked.payCode, payCode),
  );
  return found ?? null;
}

/** The saved code that a cashier's address names: by figures, or the newest that agrees (decision 56, cashier). */
export function findCashierCode(
  codes: readonly PaymentCode[],
  { amount, payCode, refNo }: Pick<CashierChoice, 'amount' | 'payCode' | 'refNo'>,
): PaymentCode | null {
  if (refNo !== '') return codes.find(({ vcode }) => vcode === refNo) ?? null;
  return findSavedCode(codes, { amount, payType: '2', payCode });
}

/** Until when a code can be paid; `null` when the server did not say (decision 14, virtual account). */
export function deadlineOf(code: Pick<PaymentCode, 'expireTime'>, utcOffset: string): ServerTime | null {
  return parseServerTime(code.expireTime, utcOffset);
}

/** @param now epoch milliseconds, by the server's clock */
export function isExpired(code: Pick<PaymentCode, 'expireTime'>, now: number, utcOffset: string): boolean {
  const deadline = deadlineOf(code, utcOffset);
  return deadline !== null && now >= deadline.instant;
}

/** The newest code that replaced this one and can still be paid: who pays both pays twice. */
export function replacementOf(
  code: PaymentCode,
  codes: readonly PaymentCode[],
  now: number,
  utcOffset: string,
): PaymentCode | null {
  const newer = codes.filter(
    (other) => other.vcode !== code.vcode && other.savedAt > code.savedAt && !isExpired(other, now, utcOffset),
  );
  return newer.reduce<PaymentCode | null>(
    (latest, other) => (latest && latest.savedAt >= other.savedAt ? latest : other),
    null,
  );
}

/** Whether nothing is owed by the server's word (decision 68, before paying again); an extension is always payable. */
export function isPaidBack({ display }: Pick<PaymentChoice, 'display'>, loan: LoanState | undefined): boolean {
  return loan !== undefined && !isExtension(display) && orderStatusRule(loan.orderStatus).action === 'borrow';
}

/** When the loan falls due that a code pays; `null` where that is unknown, or an extension moves the day. */
export function loanDueOf(
  { dueTime, asked }: Pick<PaymentCode, 'dueTime' | 'asked'>,
  loan: LoanState | undefined,
  utcOffset: string,
): ServerTime | null {
  return isExtension(asked.display) ? null : parseServerTime(loan?.dueTime ?? dueTime, utcOffset);
}

/** What the choice of a code depends on, beside the codes themselves. */
export type Asking = {
  choice: Wanted & Pick<PaymentChoice, 'display'>;
  /** The loan as the server has it now; `undefined` until it has answered, or where it does not. */
  loan: LoanState | undefined;
  /** Epoch milliseconds, by the server's clock as far as that is known. */
  now: number;
  utcOffset: string;
};

/**
 * The saved code that a page shows while the server is asked whether it still holds (decision 87, preview): the one
 * that the address names, unless somebody could pay twice or in vain by it, or the page will have to say more of it
 * than the code. So none where the loan is paid back, none that has expired or is older than other kept answers, none
 * that a later code has replaced, none whose amount is missing or not the one that was asked for, and none that is
 * scanned: there is no square to look at.
 * @param codes of one order, newest first
 */
export function findShownCode(
  codes: readonly PaymentCode[],
  { choice, loan, now, utcOffset }: Asking,
): PaymentCode | null {
  const code = isPaidBack(choice, loan) ? null : findSavedCode(codes, choice);
  const amount = parseMinor(code?.amount);
  if (!code || amount === null || (choice.amount !== '' && amount !== parseMinor(choice.amount))) return null;
  const isOld = isExpired(code, now, utcOffset) || !isRecent(code.savedAt, now);
  return isOld || code.qrContent !== '' || replacementOf(code, codes, now, utcOffset) ? null : code;
}
