import { HttpError, OfflineError, TimedOutError, UnreadableAnswerError } from '@/api/errors';
import { parseServerTime, type ServerTime } from '@/domain/server-time';
import type { PaymentCard } from '@/storage/records/virtual-account-cards';
import type { CashierChoice } from '../cashier/cashier-choice';
import type { PaymentChoice } from './payment-choice';

/** Codes kept per order. */
const keptPerOrder = 10;

/** Puts a card on top of the others; the same code stands in the list once. */
export function addCard(cards: readonly PaymentCard[], card: PaymentCard): PaymentCard[] {
  return [card, ...cards.filter((other) => other.vcode !== card.vcode)].slice(0, keptPerOrder);
}

type Wanted = Pick<PaymentChoice, 'amount' | 'payType' | 'payCode'>;

/** Whether a wish is met by what was asked for then, or by what the server made of it; no wish is always met. */
const meets = (wish: string, ...values: readonly string[]) => wish === '' || values.includes(wish);

/**
 * The newest card that agrees with everything the address names: amount, way, bank or market. An address that names
 * nothing gets the newest of the order.
 * @param cards newest first
 */
export function findSavedCard(cards: readonly PaymentCard[], wanted: Wanted): PaymentCard | null {
  const found = cards.find(
    ({ asked, amount, payType, payCode }) =>
      meets(wanted.amount, asked.amount, amount) &&
      meets(wanted.payType, asked.payType, payType) &&
      meets(wanted.payCode, asked.payCode, payCode),
  );
  return found ?? null;
}

/**
 * The card that an address of the cashier view names: by its code, else the newest counter code that agrees with amount and market. A link
 * only chooses among codes that the server gave to this phone; it never brings one (decision 56, cashier).
 * @param cards newest first
 */
export function findCashierCard(
  cards: readonly PaymentCard[],
  { amount, payCode, refNo }: Pick<CashierChoice, 'amount' | 'payCode' | 'refNo'>,
): PaymentCard | null {
  if (refNo !== '') return cards.find(({ vcode }) => vcode === refNo) ?? null;
  return findSavedCard(cards, { amount, payType: '2', payCode });
}

/** Until when a card can be paid; `null` when the server did not say (decision 14, virtual account). */
export function deadlineOf(card: Pick<PaymentCard, 'expireTime'>, utcOffset: string): ServerTime | null {
  return parseServerTime(card.expireTime, utcOffset);
}

/** @param now epoch milliseconds, by the server's clock */
export function isExpired(card: Pick<PaymentCard, 'expireTime'>, now: number, utcOffset: string): boolean {
  const deadline = deadlineOf(card, utcOffset);
  return deadline !== null && now >= deadline.instant;
}

/**
 * The newest card that came after this one for the same order and can still be paid: who pays both pays twice.
 * @param cards of the same order
 */
export function replacementOf(
  card: PaymentCard,
  cards: readonly PaymentCard[],
  now: number,
  utcOffset: string,
): PaymentCard | null {
  const newer = cards.filter(
    (other) => other.vcode !== card.vcode && other.savedAt > card.savedAt && !isExpired(other, now, utcOffset),
  );
  return newer.reduce<PaymentCard | null>(
    (latest, other) => (latest && latest.savedAt >= other.savedAt ? latest : other),
    null,
  );
}

/**
 * Whether a failure leaves a saved card standing: nobody could be asked. A refusal is an answer: the business does not
 * want this payment now, so no old code may look valid.
 */
export function keepsSavedCard(error: unknown): boolean {
  return (
    error instanceof OfflineError ||
    error instanceof TimedOutError ||
    error instanceof UnreadableAnswerError ||
    (error instanceof HttpError && error.status >= 500)
  );
}
