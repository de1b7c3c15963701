import { HttpError, OfflineError, TimedOutError, UnreadableAnswerError } from '@/api/errors';
import { parseServerTime, type ServerTime } from '@/domain/server-time';
import type { PaymentCode } from '@/storage/records/payment-codes';
import type { CashierChoice } from '../cashier/cashier-choice';
import type { PaymentChoice } from './payment-choice';

/** Codes kept per order. */
const keptPerOrder = 10;

/** Puts a code on top of the others; the same code stands in the list once. */
export function addCode(codes: readonly PaymentCode[], code: PaymentCode): PaymentCode[] {
  return [code, ...codes.filter((other) => other.vcode !== code.vcode)].slice(0, keptPerOrder);
}

type Wanted = Pick<PaymentChoice, 'amount' | 'payType' | 'payCode'>;

/** Whether a wish is met by what was asked for then, or by what the server made of it; no wish is always met. */
const meets = (wish: string, ...values: readonly string[]) => wish === '' || values.includes(wish);

/**
 * The newest code that agrees with everything the address names: amount, way, bank or market. An address that names
 * nothing gets the newest of the order.
 * @param codes newest first
 */
export function findSavedCode(codes: readonly PaymentCode[], wanted: Wanted): PaymentCode | null {
  const found = codes.find(
    ({ asked, amount, payType, payCode }) =>
      meets(wanted.amount, asked.amount, amount) &&
      meets(wanted.payType, asked.payType, payType) &&
      meets(wanted.payCode, asked.payCode, payCode),
  );
  return found ?? null;
}

/**
 * The code that an address of the cashier view names: by its figures, else the newest of a counter that agrees with amount
 * and market. A link only chooses among codes that the server gave to this phone; it never brings one (decision 56,
 * cashier).
 * @param codes newest first
 */
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

/**
 * The newest code that came after this one for the same order and can still be paid: who pays both pays twice.
 * @param codes of the same order
 */
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

/**
 * Whether a failure leaves a saved code standing: nobody could be asked. A refusal is an answer: the business does not
 * want this payment now, so no old code may look valid.
 */
export function keepsSavedCode(error: unknown): boolean {
  return (
    error instanceof OfflineError ||
    error instanceof TimedOutError ||
    error instanceof UnreadableAnswerError ||
    (error instanceof HttpError && error.status >= 500)
  );
}
