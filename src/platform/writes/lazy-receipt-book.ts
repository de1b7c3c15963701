import { awaitChunk } from '@/platform/offline/fetch-chunk';
import type { ReceiptBook, ReceiptNeeds } from './receipt-book';

/**
 * The same as `openReceiptBook`, with its code fetched when there is something to write: for pages whose first load is
 * full. What happened is written when it has come.
 */
export function lazyReceiptBook(services: ReceiptNeeds): ReceiptBook {
  const owner = services.session.current()?.ownerId;

  async function write(work: (book: ReceiptBook) => Promise<void>): Promise<void> {
    const { openReceiptBook } = await awaitChunk(() => import('./receipt-book'));
    await work(openReceiptBook(services, owner));
  }

  return {
    keep: (receipt) => write((book) => book.keep(receipt)),
    confirm: (id, confirmedAt, newDueTime) => write((book) => book.confirm(id, confirmedAt, newDueTime)),
    receive: (receipt, newDueTime) => write((book) => book.receive(receipt, newDueTime)),
  };
}
