import { useQuery } from '@tanstack/react-query';
import { type Book, isUnderWay, type Payment } from '@/domain/payments/payment';
import { useServices } from '@/platform/services';
import { bookQuery } from '../records/book';

/** The book of an order, for what is needed at once: `usePayments` without its polling. */
export function useBook(orderId: string) {
  const { storage } = useServices();
  const { data, isPlaceholderData } = useQuery(bookQuery(storage, orderId));
  const book = data?.book ?? null;
  const isKnown = data !== undefined && !isPlaceholderData;
  return {
    book,
    /** Whether the device has answered; before, `book` may be an older copy. */
    isKnown,
    /** When another build stored payments that this one cannot read, epoch milliseconds. */
    unreadSince: data?.unreadSince ?? null,
  };
}

const shownOf = (book: Book | null) => book?.payments.filter(({ isHidden }) => !isHidden) ?? [];

/** Payments that wait for their SMS code, or were paid by someone's word and are not on the loan for certain. */
export const underWayOf = (book: Book | null): Payment[] => shownOf(book).filter(isUnderWay);

/** Payments with a finding that no page has shown. */
export const newsOf = (book: Book | null): Payment[] => shownOf(book).filter(({ found, isTold }) => found && !isTold);
