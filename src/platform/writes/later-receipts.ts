import { loadCodeUntilDone } from '@/platform/offline/load-code';
import type { ReceiptBook, ReceiptNeeds } from './receipt-book';

/**
 * Uses the receipts of the borrower who is signed in now. Their code is no part of the first load: it is fetched first,
 * however long that takes, and after another borrower has signed in nothing is saved.
 */
export async function withReceiptBook(needs: ReceiptNeeds, work: (book: ReceiptBook) => Promise<void>): Promise<void> {
  const owner = needs.session.current()?.ownerId;
  const { openReceiptBook } = await loadCodeUntilDone(() => import('./receipt-book'));
  await work(openReceiptBook(needs, owner));
}
