import type * as v from 'valibot';
import type * as schema from './schema';

export type Stage = v.InferOutput<typeof schema.stage>;
export type Finding = v.InferOutput<typeof schema.finding>;
export type CodeFacts = v.InferOutput<typeof schema.code>;
export type CardFacts = v.InferOutput<typeof schema.card>;
export type Payment = v.InferOutput<typeof schema.payment>;
export type Purpose = Payment['purpose'];
export type CodePayment = Payment & { code: CodeFacts };
export type Reading = v.InferOutput<typeof schema.reading>;
export type Book = v.InferOutput<typeof schema.book>;

export const emptyBook: Book = {
  payments: [],
  last: null,
  fellAt: null,
  changeSeq: 0,
  isClosed: false,
  hasRows: null,
  count: 0,
};

const weak: ReadonlySet<Stage> = new Set(['shown', 'sms', 'refused', 'cancelled']);

/** Whether the person or the server says that money was sent. */
export const isStrong = ({ stage }: Pick<Payment, 'stage'>): boolean => !weak.has(stage);

/** Whether the loan has not shown how it ended. */
export const isOpen = ({ found }: Pick<Payment, 'found'>): boolean => found === null || found.is === 'unclear';

/** Whether it waits for its SMS code, or was paid by someone's word and the loan does not show it for certain. */
export const isUnderWay = ({ stage, found }: Pick<Payment, 'stage' | 'found'>): boolean =>
  stage === 'sms' ? found === null : isStrong({ stage }) && isOpen({ found });

/** Whether no payment is under way, and none may have arrived. */
export const isQuiet = ({ payments }: Pick<Book, 'payments'>): boolean =>
  !payments.some((one) => isUnderWay(one) || (one.found !== null && isOpen(one)));

/** Whether a payment has a code: of a bank, a counter or a further way, not of a card. */
export const isCode = (payment: Payment): payment is CodePayment => payment.code !== null;

/** The debt that may be named, minor units; `null` if it is not known. */
export function leftOf(book: Book | null): bigint | null {
  const left = book && !book.isClosed ? book.last?.left : null;
  return typeof left === 'string' ? BigInt(left) : null;
}
