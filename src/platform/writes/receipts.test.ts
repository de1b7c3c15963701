import { always } from '@tests/support/always';
import fc from 'fast-check';
import * as v from 'valibot';
import { createClock } from '@/domain/clock';
import type { SessionStore } from '@/platform/session/session-store';
import { createStorage } from '@/platform/storage/storage';
import {
  mergeReceipt,
  openReceiptBook,
  withoutCardNumbers,
  type ReceiptNeeds,
  type NewReceipt,
  type Receipt,
  receiptIds,
  receipts,
} from './receipts';

const newRating = { id: 'r', kind: 'rating', at: 1, market: 'india', subject: 'loan', stars: 5 } as const;

function device(openTable?: Parameters<typeof createStorage>[0]['openTable']) {
  let owner: string | undefined = 'u:1';
  const table = openTable && { openTable };
  const storage = createStorage({ owner: () => owner, now: () => 9, stores: ['receipts'], ...table });
  // The other methods of a session are not used.
  const session: Pick<SessionStore, 'current'> = {
    current: () => (owner === undefined ? null : { ownerId: owner, userId: undefined }),
  };
  const needs: ReceiptNeeds = { storage, session, clock: createClock() };
  return {
    needs,
    list: async () => (await storage.open(receipts).list()).map(({ data }) => data),
    become: (next: string | undefined) => (owner = next),
  };
}

it('saves one receipt per id, and keeps the time of the first', async () => {
  const { needs, list } = device();
  const book = openReceiptBook(needs);
  await Promise.all(Array.from({ length: 10 }, () => book.save(newRating)));
  const [first] = await list();
  await book.save({ ...newRating, at: 2, stars: 3 });
  expect(await list()).toEqual([{ ...first, at: 2, stars: 3 }]);
  expect(first?.keptAt).toBeGreaterThan(0);
});

it('saves nothing for a borrower who has left, nor for the next', async () => {
  const { needs, list, become } = device();
  const book = openReceiptBook(needs);
  become('u:2');
  await book.save(newRating);
  expect(await list()).toEqual([]);
  become(undefined);
  await book.save(newRating);
  become('u:1');
  expect(await list()).toEqual([]);
});

it('never rejects, neither on a broken device nor for an invalid receipt', async () => {
  const broken = device(() => {
    throw new Error('blocked');
  });
  await expect(openReceiptBook(broken.needs).save(newRating)).resolves.toBeUndefined();
  const { needs, list } = device();
  await expect(openReceiptBook(needs).save({ ...newRating, stars: 77 })).resolves.toBeUndefined();
  expect(await list()).toEqual([]);
});

const read = (receipt: NewReceipt): Receipt => v.parse(receipts.schema, receipt);

const complaint = (part: Partial<Extract<NewReceipt, { kind: 'complaint' }>> = {}) =>
  read({ id: 'r', kind: 'complaint', at: 5, market: 'india', ...part });

const rating = (at: number, stars: number) => read({ ...newRating, at, stars });

it('a receipt that is saved again keeps known fields and adds missing ones', () => {
  const known = { content: 'Paid twice', type: 'Payment', problemId: '', imageCount: 2 };
  const later = { at: 9, content: 'Paid', type: '', problemId: '77', productName: 'Kilat', imageCount: 1 };
  const merged = { ...later, ...known, at: 5, problemId: '77' };
  expect(mergeReceipt(complaint(known), complaint(later))).toMatchObject(merged);
});

it('a receipt that is saved again does not change its kind', () =>
  expect(mergeReceipt(complaint(), rating(9, 5))).toEqual(complaint()));

it('a rating that is saved again takes the newer stars, not the older', () => {
  expect(mergeReceipt(rating(1, 2), rating(3, 5))).toMatchObject({ at: 3, stars: 5 });
  expect(mergeReceipt(rating(3, 5), rating(1, 2))).toMatchObject({ at: 3, stars: 5 });
});

it('card numbers in texts are masked; numbers of orders are not', () => {
  const card = '4111111111111111';
  const masked = '••••••••••••1111';
  const written = withoutCardNumbers(
    complaint({ content: `Charged ${card} twice`, type: card, productName: card, orderId: card }),
  );
  const texts = { content: `Charged ${masked} twice`, type: masked, productName: masked };
  expect(written).toMatchObject({ ...texts, orderId: card });
});

always(
  'the ids of receipts of payments differ for different orders and payments',
  [fc.string(), fc.string(), fc.string(), fc.string()],
  (order, payment, otherOrder, otherPayment) => {
    fc.pre(order !== otherOrder || payment !== otherPayment);
    expect(receiptIds.payment(order, payment)).not.toBe(receiptIds.payment(otherOrder, otherPayment));
  },
);
