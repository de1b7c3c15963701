import type { Book } from './payment';

/** A sum that the server offered for a card payment, and its token for it. */
export type Quote = {
  /** Minor units. */
  amount: bigint;
  token: string;
  /** The count of the book when it was asked. */
  seq: number;
  /** When it was answered, milliseconds of a clock that no one can turn back. */
  at: number;
};

/** How long a quote may be used, milliseconds. */
const lifetime = 30_000;

/**
 * Whether a quote may be paid: asked after the last change of the loan and after the newest card payment began, fresh,
 * and not sent before (decision 95, book of payments).
 * @param now milliseconds of the same clock as the quote's `at`
 */
export function isUsable(quote: Quote, book: Book, tokenHashOf: (token: string) => string, now: number): boolean {
  const isSent = ({ card, seq }: Book['payments'][number]) =>
    card !== null && (seq > quote.seq || card.tokenHash === tokenHashOf(quote.token));
  return quote.seq > book.changeSeq && now - quote.at < lifetime && !book.payments.some(isSent);
}
