import type { Book, Payment } from './payment';

/** When a sum for a card payment was offered by the server, and its token for it. */
export type Quote = {
  token: string;
  /** The count of the book when it was asked. */
  seq: number;
  /** When it was answered, milliseconds of a clock that no one can turn back. */
  at: number;
};

/** How long a quote may be used, milliseconds. */
const lifetime = 30_000;

/**
 * Whether a quote may be paid: fresh, and asked after the last change of the loan and after the newest card payment
 * that has arrived (decision 95, book of payments). The server keeps a token until a payment with it is booked, and
 * refuses a used one, so that only the token of a payment that has arrived may not be sent again.
 * @param now milliseconds of the same clock as the quote's `at`
 */
export function isUsable(
  { token, seq, at }: Quote,
  book: Book,
  hashOf: (token: string) => string,
  now: number,
): boolean {
  const isPaid = ({ card, found, seq: begun }: Payment) =>
    card !== null && found?.is === 'arrived' && (begun > seq || card.tokenHash === hashOf(token));
  return seq > book.changeSeq && now - at < lifetime && !book.payments.some(isPaid);
}
