import type { OrderKey } from '@/domain/order-key';
import { loadCodeUntilDone } from '@/platform/offline/load-code';
import { changeBook, paymentBooks, windowOf } from './book';
import type { LoanAnswer, ReadingNeeds } from './note-answer';

/** The calls whose answers are readings, by their names in the contract: the contract of a plan is loaded later. */
const calls: Readonly<Record<string, LoanAnswer['call']>> = { 'loan-details': 'details', 'loan-play-detail': 'plan' };

/**
 * The one door of readings: each answer of the server about a loan that has a book is noted in the book, with the count
 * of the moment when it was asked (decision 95, book of payments). Answers of earlier visits do not pass here, and an
 * order without payments loads nothing of it.
 * @returns called by the API client when a call begins
 */
export function createReadings(needs: () => ReadingNeeds) {
  return async function watch(name: string, reply: Promise<{ data: unknown }>, request: unknown): Promise<void> {
    const call = calls[name];
    if (!call) return;
    // The requests of both calls name an order.
    const order = request as OrderKey;
    const { orderId } = order;
    const page = windowOf(needs());
    if (!page.watched.has(orderId) && !needs().storage.open(paymentBooks).copyOf(orderId)) return;
    try {
      // Counted now: a payment that begins before the answer arrives is later than this question.
      const counted = changeBook(needs(), orderId, (old) => old && { ...old, count: old.count + 1 });
      const { data } = await reply;
      page.noted = Promise.all([counted, page.noted])
        .then(async ([{ book }]) => {
          // Not dropped while its code is missing: later money is seen only by what the loan was before.
          const { noteAnswer } = await loadCodeUntilDone(() => import('./note-answer'));
          // Parsed by the schema of the call.
          return book && noteAnswer(needs(), { call, order, seq: book.count, answer: data } as LoanAnswer);
        })
        .catch(() => undefined);
      await page.noted;
    } catch {
      // Without an answer nothing is known; without storage the next answer is noted.
    }
  };
}
