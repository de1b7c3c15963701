import { parseMinor } from '@/domain/money';
import { orderStatusRule } from '@/domain/order-status';
import { parseServerTime, type ServerTime } from '@/domain/server-time';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { isRecent } from '@/platform/query/stored-answer';
import type { CashierChoice } from '../cashier/cashier-choice';
import type { PaymentCode } from '../records/payment-codes';
import { counterType, isExtension, type PaymentChoice } from './payment-choice';

/** The fields of a loan that decide whether a code may be shown, and with which day. */
type LoanState = Pick<LoanDetails, 'orderStatus' | 'dueTime'>;

/** The key of the saved codes of an order in the query cache. */
export const savedCodesKey = (orderId: string) => ['repayment', 'saved-codes', orderId] as const;

/** When the newest code of an order came from the server, epoch milliseconds; 0 without a code. */
export const lastSavedAt = (codes: readonly PaymentCode[]) => Math.max(0, ...codes.map(({ savedAt }) => savedAt));

const maxCodesPerOrder = 10;

/** Adds a code at the top; the list has the same code only once. */
export function addCode(codes: readonly PaymentCode[], code: PaymentCode): PaymentCode[] {
  return [code, ...codes.filter((other) => other.vcode !== code.vcode)].slice(0, maxCodesPerOrder);
}

/** `display` is absent if it is unknown whether the loan or its extension is paid. */
type Wanted = Pick<PaymentChoice, 'amount' | 'payType' | 'payCode'> & Partial<Pick<PaymentChoice, 'display'>>;

/** Whether a requested value equals one of the code's; an empty one always does. */
const meets = (wish: string, ...values: readonly string[]) => wish === '' || values.includes(wish);

/** The newest code that agrees with the address. Codes of an extension and of its loan are never exchanged. */
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

/** The stored code of the cashier view: by its number, or the newest that agrees (decision 56, cashier). */
export function findCashierCode(
  codes: readonly PaymentCode[],
  { amount, payCode, refNo }: Pick<CashierChoice, 'amount' | 'payCode' | 'refNo'>,
): PaymentCode | null {
  if (refNo !== '') return codes.find(({ vcode }) => vcode === refNo) ?? null;
  return findSavedCode(codes, { amount, payType: counterType, payCode });
}

/** The deadline of a code; `null` if the server sent none (decision 14, virtual account). */
export function deadlineOf(code: Pick<PaymentCode, 'expireTime'>, utcOffset: string): ServerTime | null {
  return parseServerTime(code.expireTime, utcOffset);
}

/** @param now epoch milliseconds, by the server's clock */
export function isExpired(code: Pick<PaymentCode, 'expireTime'>, now: number, utcOffset: string): boolean {
  const deadline = deadlineOf(code, utcOffset);
  return deadline !== null && now >= deadline.instant;
}

/** The newest later code that pays the same, the loan or its extension, and can be paid, so that no one pays twice. */
export function replacementOf(
  code: PaymentCode,
  codes: readonly PaymentCode[],
  now: number,
  utcOffset: string,
): PaymentCode | null {
  const newer = codes.filter(
    (other) =>
      isExtension(other.asked.display) === isExtension(code.asked.display) &&
      other.vcode !== code.vcode &&
      other.savedAt > code.savedAt &&
      !isExpired(other, now, utcOffset),
  );
  return newer.sort((one, other) => other.savedAt - one.savedAt)[0] ?? null;
}

/** Whether the server says that nothing is owed (decision 68, before paying again); an extension is always payable. */
export function isPaidBack({ display }: Pick<PaymentChoice, 'display'>, loan: LoanState | undefined): boolean {
  return loan !== undefined && !isExtension(display) && orderStatusRule(loan.orderStatus).action === 'borrow';
}

/** The due date of the loan that a code pays; `null` if unknown, or if an extension moves it. */
export function loanDueOf(
  { dueTime, asked }: Pick<PaymentCode, 'dueTime' | 'asked'>,
  loan: LoanState | undefined,
  utcOffset: string,
): ServerTime | null {
  return isExtension(asked.display) ? null : parseServerTime(loan?.dueTime ?? dueTime, utcOffset);
}

/** The facts on which the choice of a code depends, besides the codes. */
export type Asking = {
  choice: Wanted & Pick<PaymentChoice, 'display'>;
  /** The latest answer about the loan; `undefined` without one. */
  loan: LoanState | undefined;
  /** Epoch milliseconds, by the server's clock if it is known. */
  now: number;
  utcOffset: string;
};

/**
 * The stored code that a page shows while the server is asked whether it is still valid (decision 87, preview). Left
 * out are codes with which a person could pay twice or in vain (the loan is paid back, a newer code has replaced it, it
 * has expired, is older than other stored answers, has no number as amount or another than requested), and those with a
 * QR code.
 * @param codes of one order, newest first
 */
export function findShownCode(codes: readonly PaymentCode[], asking: Asking): PaymentCode | null {
  const { choice, loan, now, utcOffset } = asking;
  const code = isPaidBack(choice, loan) ? null : findSavedCode(codes, choice);
  const amount = parseMinor(code?.amount);
  if (!code || amount === null || (choice.amount !== '' && amount !== parseMinor(choice.amount))) return null;
  const isOld = isExpired(code, now, utcOffset) || !isRecent(code.savedAt, now);
  return isOld || code.qrContent !== '' || replacementOf(code, codes, now, utcOffset) ? null : code;
}
