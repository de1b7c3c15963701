import { type Book, type CodeFacts, isCode, isOpen, isStrong, type Payment } from '@/domain/payments/payment';
import { book } from '@/domain/payments/schema';
import { defineStore } from '@/platform/storage/definition';

/** The part of a code that the preview of its page reads (decision 87, preview). */
export type CopiedCode = Pick<Payment, 'asked' | 'off' | 'amount' | 'fee'> & {
  purpose: string;
  code: Omit<CodeFacts, 'billNumber' | 'telephone' | 'channels'>;
};

/**
 * The newest codes of a book that a page may show before the loan was read: none while a payment is under way or
 * unclear, nothing is owed, or the loan is closed, and none from before its last change.
 */
export function quietCodes({ payments, last, isClosed, changeSeq }: Book): CopiedCode[] {
  const isQuiet = payments.every((one) => !isOpen(one) || (one.found === null && !isStrong(one)));
  if (!isQuiet || isClosed || last?.left === '0') return [];
  const codes = payments.filter(isCode).filter((one) => isOpen(one) && one.seq > changeSeq);
  return codes.sort((one, other) => other.code.savedAt - one.code.savedAt);
}

/**
 * What this phone knows about the payments of each order (decision 95, book of payments); no token, no card number. The
 * copy is for first renderings; it has the codes of the preview too.
 */
export const paymentBooks = defineStore({
  name: 'payments',
  version: 1,
  isCopied: () => true,
  toCopy: (data: Book): Book & { codes: CopiedCode[] } => ({ ...data, codes: quietCodes(data) }),
  schema: book,
});
