import { awaitPart } from '@/lib/fetch-part';
import type { ReceiptBook, ReceiptNeeds } from './receipt-book';

/** The same as `openReceiptBook`, with its code fetched when there is something to write: for pages whose first load is full. What happened is written when it has come. */
export function lateReceiptBook(services: ReceiptNeeds): ReceiptBook {
  const owner = services.session.current()?.ownerId;

  async function write(work: (book: ReceiptBook) => Promise<void>): Promise<void> {
    const { openReceiptBook } = await awaitPart(() => import('./receipt-book'));
    await work(openReceiptBook(services, owner));
  }

  return {
    keep: (receipt) => write((book) => book.keep(receipt)),
    confirm: (id, confirmedAt, newDueTime) => write((book) => book.confirm(id, confirmedAt, newDueTime)),
    receive: (receipt, newDueTime) => write((book) => book.receive(receipt, newDueTime)),
  };
}
