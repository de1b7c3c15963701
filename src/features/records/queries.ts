import { queryOptions } from '@tanstack/react-query';
import { type BookNeeds, changeBook, paymentBooks } from '@/features/pay/records/book';
import type { Services } from '@/platform/services';
import { receipts } from '@/platform/writes/receipts';
import { type AnyReceipt, hasReceipt, receiptOf, withoutReceipts } from './receipt-of';

/** All receipts on this device, newest first; read again on each visit. */
export function receiptsQuery({ storage, session }: Pick<Services, 'storage' | 'session'>) {
  return queryOptions({
    queryKey: ['records', session.current()?.ownerId ?? ''],
    queryFn: async (): Promise<AnyReceipt[]> => {
      const [kept, books] = await Promise.all([storage.open(receipts).list(), storage.open(paymentBooks).list()]);
      const ofMoney = books.flatMap(({ data }) => data.payments.filter(hasReceipt).map(receiptOf));
      const all = [...kept.map(({ data }) => data), ...ofMoney];
      return all.sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
    },
    staleTime: 0,
  });
}

/** Deletes one receipt from this device, or without it all of them. @throws Error if the device did not delete it */
export async function deleteReceipts(needs: BookNeeds, receipt?: AnyReceipt): Promise<void> {
  const { storage } = needs;
  const store = storage.open(receipts);
  const deletions: Promise<boolean>[] = [];
  const changeOf = async (orderId: string, id?: string) =>
    (await changeBook(needs, orderId, (book) => book && withoutReceipts(book, id))).outcome !== 'full';
  if (receipt?.kind === 'money') deletions.push(changeOf(receipt.orderId, receipt.id));
  else if (receipt) deletions.push(store.remove(receipt.id).then((outcome) => outcome !== 'full'));
  else {
    const books = await storage.open(paymentBooks).list();
    // Records in memory are gone when the page closes, so they count as deleted.
    const isInMemory = () => storage.status.getSnapshot().mode === 'memory';
    deletions.push(store.clear().then((isCleared) => isCleared || isInMemory()));
    deletions.push(...books.map(({ key }) => changeOf(key)));
  }
  if ((await Promise.all(deletions)).includes(false)) throw new Error('The storage did not delete the record');
}
