import * as v from 'valibot';
import { hideCardNumbers } from '@/domain/card-numbers';
import type { Services } from '@/platform/services';
import { samePaymentMs } from './receipt-ids';
import { receipts, type MoneyReceipt, type NewReceipt, type Receipt } from './receipts';

/** The states of money in their order: a receipt never goes back to an earlier one. */
const certainty = { claimed: 0, accepted: 1, paid: 2 } as const;

/** Fields with texts of people or servers, in which card numbers are hidden. Numbers of orders and bills stay. */
const writtenTexts: ReadonlySet<string> = new Set(['productName', 'place', 'type', 'sonType', 'content']);

/** The receipt with no more than the last four digits of any card. */
export function withoutCardNumbers<R extends Receipt>(receipt: R): R {
  const cleaned: [string, string][] = Object.entries(receipt).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && writtenTexts.has(name) ? [[name, hideCardNumbers(value)]] : [],
  );
  return { ...receipt, ...Object.fromEntries(cleaned) };
}

const isEmpty = (value: unknown) => value === '' || value === null;

/** Fills empty fields of a receipt; known fields stay. */
function filled<R extends Receipt>(known: R, seen: Receipt): R {
  const missing = Object.entries(seen).filter(([name, value]) => !isEmpty(value) && isEmpty(Reflect.get(known, name)));
  return { ...known, ...Object.fromEntries(missing) };
}

/**
 * Merges a saved receipt with a new one of the same id (decision 55, receipts): claimed money may become paid, never
 * the other way; a known field is not overwritten; of two ratings the newer counts.
 */
export function mergeReceipt(known: Receipt | undefined, seen: Receipt): Receipt {
  if (!known || known.kind !== seen.kind) return known ?? seen;
  const joined = filled(known, seen);
  if (joined.kind === 'payment' && seen.kind === 'payment')
    return certainty[seen.state] > certainty[joined.state] ? { ...joined, state: seen.state } : joined;
  if (joined.kind === 'extension' && seen.kind === 'extension')
    return certainty[seen.state] > certainty[joined.state] ? { ...joined, state: seen.state } : joined;
  if (joined.kind === 'complaint' && seen.kind === 'complaint')
    return { ...joined, imageCount: Math.max(joined.imageCount, seen.imageCount) };
  if (joined.kind === 'rating' && seen.kind === 'rating' && seen.at >= joined.at)
    return { ...joined, stars: seen.stars, at: seen.at };
  return joined;
}

const isMoney = (receipt: Receipt) => receipt.kind === 'payment' || receipt.kind === 'extension';

/**
 * Marks a receipt of money as paid: the loan shows it.
 * @param confirmedAt epoch milliseconds
 * @param newDueTime of the loan after an extension, as the server wrote it; empty if unknown
 */
export function confirmReceipt(known: Receipt, confirmedAt: number, newDueTime: string): Receipt {
  if (!isMoney(known)) return known;
  const paid = mergeReceipt(known, { ...known, state: 'paid', confirmedAt });
  // The date on the loan replaces the date of the offer.
  const isMoved = paid.kind === 'extension' && known.state !== 'paid' && newDueTime !== '';
  return isMoved ? { ...paid, newDueTime } : paid;
}

/**
 * Finds the receipt of money that has arrived, of this order and for the same: not paid yet, or of the same bill.
 * @param known newest first
 */
export function findSameMoney(known: readonly Receipt[], money: MoneyReceipt): Receipt | undefined {
  const { kind, orderId, reference, at } = money;
  const alike = known.filter(isMoney).filter((receipt) => receipt.kind === kind && receipt.orderId === orderId);
  return (
    alike.find(({ state }) => state !== 'paid') ??
    alike.find((receipt) => receipt.reference === reference && Math.abs(at - receipt.at) < samePaymentMs)
  );
}

/** Whether other money of its order was seen after a receipt was saved: then the loan has changed because of that. */
function isOtherMoney(known: readonly Receipt[], { id, orderId, at }: Receipt): boolean {
  const others = known.filter(isMoney).filter((receipt) => receipt.id !== id && receipt.orderId === orderId);
  return others.some(({ confirmedAt }) => confirmedAt !== null && confirmedAt >= at);
}

/** The services that a receipt book needs. */
export type ReceiptNeeds = Pick<Services, 'storage' | 'clock'> & { session: Pick<Services['session'], 'current'> };

/**
 * Opens the receipts of a borrower (decision 55, receipts). After another borrower has signed in, nothing is saved any
 * more. No method rejects: a payment is valid without a receipt.
 * @param owner the borrower; by default the one who is signed in now
 */
export function openReceiptBook({ storage, session, clock }: ReceiptNeeds, owner = session.current()?.ownerId) {
  const store = storage.open(receipts);
  const isSignedIn = () => owner !== undefined && session.current()?.ownerId === owner;

  async function quietly(work: () => Promise<unknown>): Promise<void> {
    if (!isSignedIn()) return;
    try {
      await work();
    } catch {
      // A payment or complaint is valid without a receipt.
    }
  }

  async function keep(receipt: NewReceipt): Promise<void> {
    const seen = withoutCardNumbers(v.parse(receipts.schema, receipt));
    await store.update(seen.id, (known) => ({ ...mergeReceipt(known, seen), keptAt: known?.keptAt ?? clock.now() }));
  }

  async function confirm(id: string, confirmedAt: number, newDueTime: string): Promise<void> {
    await store.update(id, (known) => known && confirmReceipt(known, confirmedAt, newDueTime));
  }

  const readAll = async () => (await store.list()).map(({ data }) => data);

  return {
    /** Saves a receipt, or merges it with the saved one. */
    save: (receipt: NewReceipt) => quietly(() => keep(receipt)),
    /**
     * Marks a receipt as paid (`confirmReceipt`), unless other money has changed the loan. A receipt that the person
     * has deleted stays deleted.
     */
    confirm: (id: string, confirmedAt: number, newDueTime: string) =>
      quietly(async () => {
        const known = await readAll();
        const own = known.find((receipt) => receipt.id === id);
        if (own && !isOtherMoney(known, own)) await confirm(id, confirmedAt, newDueTime);
      }),
    /** Confirms the waiting receipt of money that has arrived, or saves this one if there is none. */
    receive: (receipt: MoneyReceipt, newDueTime: string) =>
      quietly(async () => {
        const same = findSameMoney(await readAll(), receipt);
        await (same ? confirm(same.id, receipt.at, newDueTime) : keep(receipt));
      }),
  };
}
