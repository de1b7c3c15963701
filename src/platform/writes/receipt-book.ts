import * as v from 'valibot';
import { hideCardNumbers } from '@/domain/card-numbers';
import type { Services } from '@/platform/services';
import { receipts, type NewReceipt, type Receipt } from './receipts';

/** Fields with texts of people or servers, in which card numbers are hidden. Numbers of orders stay. */
const writtenTexts: ReadonlySet<string> = new Set(['productName', 'type', 'sonType', 'content']);

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

/** Merges two receipts of one id (decision 55, receipts): known fields stay; of two ratings the newer counts. */
export function mergeReceipt(known: Receipt | undefined, seen: Receipt): Receipt {
  if (!known || known.kind !== seen.kind) return known ?? seen;
  const joined = filled(known, seen);
  if (joined.kind === 'complaint' && seen.kind === 'complaint')
    return { ...joined, imageCount: Math.max(joined.imageCount, seen.imageCount) };
  if (joined.kind === 'rating' && seen.kind === 'rating' && seen.at >= joined.at)
    return { ...joined, stars: seen.stars, at: seen.at };
  return joined;
}

/** The services that a receipt book needs. */
export type ReceiptNeeds = Pick<Services, 'storage' | 'clock'> & { session: Pick<Services['session'], 'current'> };

/** The receipts of a borrower, by default the present one (decision 55, receipts), until another signs in. */
export function openReceiptBook({ storage, session, clock }: ReceiptNeeds, owner = session.current()?.ownerId) {
  return {
    /** Saves a receipt, or merges it with the saved one. Never rejects: a complaint is valid without a receipt. */
    async save(receipt: NewReceipt): Promise<void> {
      if (owner === undefined || session.current()?.ownerId !== owner) return;
      try {
        const seen = withoutCardNumbers(v.parse(receipts.schema, receipt));
        await storage
          .open(receipts)
          .update(seen.id, (known) => ({ ...mergeReceipt(known, seen), keptAt: known?.keptAt ?? clock.now() }));
      } catch {
        // The device cannot store it.
      }
    },
  };
}
