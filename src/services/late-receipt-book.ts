import type { ReceiptBook, ReceiptNeeds } from './receipt-book';

/** The same as `openReceiptBook`, with its code fetched when there is something to write: for pages whose first load is full. */
export function lateReceiptBook(services: ReceiptNeeds): ReceiptBook {
  const owner = services.session.current()?.ownerId;

  async function write(work: (book: ReceiptBook) => Promise<void>): Promise<void> {
    try {
      const { openReceiptBook } = await import('./receipt-book');
      await work(openReceiptBook(services, owner));
    } catch {
      // Without its code nothing is written down; what happened has happened all the same.
    }
  }

  return {
    keep: (receipt) => write((book) => book.keep(receipt)),
    confirm: (id, confirmedAt, newDueTime) => write((book) => book.confirm(id, confirmedAt, newDueTime)),
    receive: (receipt, newDueTime) => write((book) => book.receive(receipt, newDueTime)),
  };
}
