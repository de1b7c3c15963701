import * as v from 'valibot';
import type { Services } from '@/platform/services';
import { confirmReceipt, findSameMoney, mergeReceipt, withoutCardNumbers } from './receipt-rules';
import { receipts, type MoneyReceipt, type NewReceipt } from './receipts';

/** What keeping receipts needs. */
export type ReceiptNeeds = Pick<Services, 'storage' | 'clock'> & { session: Pick<Services['session'], 'current'> };

/**
 * Where a feature says what happened (decision 55, receipts). Nothing here ever rejects, and nobody has to wait for it:
 * a receipt that cannot be kept takes nothing away from what it is about; a device without room is told of by the
 * storage itself.
 */
export type ReceiptBook = {
  /** Writes a receipt down, or what is new about it. */
  keep: (receipt: NewReceipt) => Promise<void>;
  /**
   * The loan shows the money that a receipt speaks of. A receipt that the person has deleted stays deleted.
   * @param confirmedAt epoch milliseconds
   * @param newDueTime the loan's due date as the server writes it now; empty where it is not known
   */
  confirm: (id: string, confirmedAt: number, newDueTime: string) => Promise<void>;
  /**
   * Money was seen arriving: the receipt that waits for it is confirmed; where there is none, this one is written down.
   * @param newDueTime as `confirm` takes it
   */
  receive: (receipt: MoneyReceipt, newDueTime: string) => Promise<void>;
};

/**
 * Opens the receipts of the borrower who is there now; answers that come after another one has
 * taken over are not written.
 * @param owner whose receipts they are, where it was another moment that counts
 */
export function openReceiptBook(
  { storage, session, clock }: ReceiptNeeds,
  owner = session.current()?.ownerId,
): ReceiptBook {
  const store = storage.open(receipts);
  const isOurs = () => owner !== undefined && session.current()?.ownerId === owner;

  async function quietly(work: () => Promise<unknown>): Promise<void> {
    if (!isOurs()) return;
    try {
      await work();
    } catch {
      // What happened has happened: a receipt that cannot be written is no failure of it.
    }
  }

  async function keep(receipt: NewReceipt): Promise<void> {
    const seen = withoutCardNumbers(v.parse(receipts.schema, receipt));
    await store.update(seen.id, (known) => ({ ...mergeReceipt(known, seen), keptAt: known?.keptAt ?? clock.now() }));
  }

  async function confirm(id: string, confirmedAt: number, newDueTime: string): Promise<void> {
    await store.update(id, (known) => known && confirmReceipt(known, confirmedAt, newDueTime));
  }

  return {
    keep: (receipt) => quietly(() => keep(receipt)),
    confirm: (id, confirmedAt, newDueTime) => quietly(() => confirm(id, confirmedAt, newDueTime)),
    receive: (receipt, newDueTime) =>
      quietly(async () => {
        const same = findSameMoney(
          (await store.list()).map(({ data }) => data),
          receipt,
        );
        await (same ? confirm(same.id, receipt.at, newDueTime) : keep(receipt));
      }),
  };
}
