import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Book, type CodeFacts, isCode, isOpen, isQuiet, type Payment } from '@/domain/payments/payment';
import { book as bookSchema } from '@/domain/payments/schema';
import { oncePer } from '@/platform/browser/once-per';
import { atMost } from '@/platform/browser/wait';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';

/** The part of a code that the preview of its page reads (decision 87, preview). */
export type CopiedCode = Pick<Payment, 'asked' | 'off' | 'amount' | 'fee'> & {
  purpose: string;
  code: Omit<CodeFacts, 'billNumber' | 'telephone' | 'channels'>;
};

/**
 * The newest codes of a book that a page may show before the loan was read: none while a payment is under way or
 * unclear, nothing is owed, or the loan is closed, and none from before its last change.
 */
export function quietCodes(book: Book) {
  const { payments, last, isClosed, changeSeq } = book;
  if (!isQuiet(book) || isClosed || last?.left === '0') return [];
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
  toCopy: (data: Book): Book & { codes: CopiedCode[] } => ({ ...data, codes: quietCodes(data) }),
  schema: bookSchema,
});

/** The lock of the calls that pay an order. */
export const payLock = (orderId: string): string => `card-payment/${orderId}`;

/** The book of an order. `unreadSince`: when one was stored that this build cannot read; epoch milliseconds. */
type BookState = { book: Book | null; unreadSince: number | null };

const booksKey = ['pay', 'book'] as const;

/** Query key of the book of an order; the preview of a code fills the cache under it. */
const bookKey = (orderId: string) => [...booksKey, orderId] as const;

/** Reads the book of an order from the device. */
export async function readBook(storage: DeviceStorage, orderId: string): Promise<BookState> {
  const books = storage.open(paymentBooks);
  const book = (await books.get(orderId))?.data ?? null;
  return { book, unreadSince: book ? null : ((await books.unreadSince(orderId)) ?? null) };
}

/** The book of an order, read again on each visit; its copy is there at once, so that the page does not move. */
export function bookQuery(storage: DeviceStorage, orderId: string) {
  return queryOptions({
    queryKey: bookKey(orderId),
    queryFn: () => readBook(storage, orderId),
    placeholderData: (): BookState | undefined => {
      const copy = storage.open(paymentBooks).copyOf(orderId);
      return copy && { book: copy.data, unreadSince: null };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** What changing a book needs. */
export type BookNeeds = { storage: DeviceStorage; queryClient: QueryClient };

/** Changes an order's book in one transaction, and on the pages of this window. @param change pure (`Store.update`) */
export async function changeBook(
  { storage, queryClient }: BookNeeds,
  orderId: string,
  change: (book: Book | undefined, unreadSince: number | undefined) => Book | undefined,
): Promise<{ book: Book | undefined; outcome: WriteOutcome }> {
  let book: Book | undefined;
  const outcome = await storage.open(paymentBooks).update(orderId, (...old) => (book = change(...old)));
  const queryKey = bookKey(orderId);
  // On a full device the page shows what is stored.
  if (outcome === 'full') void queryClient.invalidateQueries({ queryKey });
  else if (book) {
    // A read that began before has an older book.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { book, unreadSince: null } satisfies BookState);
  }
  return { book, outcome };
}

/** Of a window. `watched`: orders whose answers are noted, also without a copy. `noted`: when those that came are. */
type Window = { watched: Set<string>; noted: Promise<unknown> };

const windows = oncePer<Window>();

/** Of this window, which from now on shows what another one has changed in a book. */
export const windowOf = ({ queryClient }: Pick<BookNeeds, 'queryClient'>) =>
  windows(queryClient, [], () => {
    // The copy of a record is written by every window that changes it.
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key?.includes(paymentBooks.name)) void queryClient.invalidateQueries({ queryKey: booksKey });
    });
    return { watched: new Set(), noted: Promise.resolve() };
  });

/** Longest wait for an answer to be noted, milliseconds: its code may not load. */
const notedWithinMs = 15_000;

/** Resolves when the answers that have arrived are noted in their books, or after `notedWithinMs`. */
export async function whenNoted(needs: Pick<BookNeeds, 'queryClient'>): Promise<void> {
  await atMost(notedWithinMs, windowOf(needs).noted);
}
