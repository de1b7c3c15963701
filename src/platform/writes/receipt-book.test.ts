import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createClock } from '@/domain/clock';
import type { SessionStore } from '@/platform/session/session-store';
import { createStorage } from '@/platform/storage/storage';
import { always } from '../../../tests/support/always';
import {
  confirmReceipt,
  findSameMoney,
  mergeReceipt,
  openReceiptBook,
  withoutCardNumbers,
  type ReceiptNeeds,
} from './receipt-book';
import { receiptIds } from './receipt-ids';
import { receipts, type NewReceipt, type Receipt } from './receipts';

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

it('does not create a deleted receipt again when money arrives', async () => {
  const { needs, list } = device();
  await openReceiptBook(needs).confirm('gone', 5, '');
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

const payment = (part: Partial<Extract<NewReceipt, { kind: 'payment' }>> = {}) =>
  read({ id: 'p', kind: 'payment', at: 5, market: 'india', state: 'claimed', method: 'virtual-account', ...part });

const states = ['claimed', 'accepted', 'paid'] as const;

describe('the state of a payment', () => {
  const seenStates = fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 8 });
  always('is the furthest of all states, in any order and number', [seenStates], (seen) => {
    const all = seen.map((state) => payment({ state }));
    const once = all.reduce<Receipt | undefined>(mergeReceipt, undefined);
    const again = [...all, ...all].reverse().reduce(mergeReceipt, once);
    expect(again).toEqual(once);
    expect(once).toMatchObject({ state: states[Math.max(...seen.map((state) => states.indexOf(state)))] });
  });
});

describe('a receipt that is saved again', () => {
  it('keeps known fields and adds missing ones', () => {
    const known = { amount: '100', place: 'BNI', reference: '' };
    const later = { at: 9, amount: '1', place: '', reference: '77', productName: 'Kilat', confirmedAt: 9 };
    expect(mergeReceipt(payment(known), payment(later))).toMatchObject({ ...later, ...known, at: 5, reference: '77' });
  });

  const rating = (at: number, stars: number) =>
    read({ id: 'p', kind: 'rating', at, market: 'india', subject: 'loan', stars });

  it('does not change its kind', () => expect(mergeReceipt(payment(), rating(9, 5))).toEqual(payment()));

  it('takes the newer of two ratings, not the older', () => {
    expect(mergeReceipt(rating(1, 2), rating(3, 5))).toMatchObject({ at: 3, stars: 5 });
    expect(mergeReceipt(rating(3, 5), rating(1, 2))).toMatchObject({ at: 3, stars: 5 });
  });
});

describe('money that has arrived', () => {
  it('makes a claim paid, once', () => {
    const paid = confirmReceipt(payment({ amount: '100' }), 8, '');
    expect(paid).toMatchObject({ state: 'paid', confirmedAt: 8, amount: '100' });
    expect(confirmReceipt(paid, 99, '')).toEqual(paid);
  });

  it('sets the due date of an extension to that of the loan', () => {
    const kept = { id: 'e', kind: 'extension', at: 5, market: 'india', state: 'claimed', method: 'counter' } as const;
    const claimed = read({ ...kept, newDueTime: 'offered' });
    expect(confirmReceipt(claimed, 8, '2026-04-01')).toMatchObject({ state: 'paid', newDueTime: '2026-04-01' });
    expect(confirmReceipt(claimed, 8, '')).toMatchObject({ state: 'paid', newDueTime: 'offered' });
  });
});

it('card numbers in texts are masked; numbers of orders and bills are not', () => {
  const card = '4111111111111111';
  const masked = '••••••••••••1111';
  const numbers = { reference: card, orderId: card };
  const written = withoutCardNumbers(payment({ place: `Visa ${card}`, productName: card, ...numbers }));
  expect(written).toMatchObject({ place: `Visa ${masked}`, productName: masked, ...numbers });
  const complaint = withoutCardNumbers(
    read({ id: 'c', kind: 'complaint', at: 1, market: 'india', content: `Charged ${card} twice`, type: card }),
  );
  expect(complaint).toMatchObject({ content: `Charged ${masked} twice`, type: masked });
});

always(
  'receipt ids differ for different orders and codes',
  [fc.string(), fc.string(), fc.string(), fc.string()],
  (order, code, otherOrder, otherCode) => {
    fc.pre(order !== otherOrder || code !== otherCode);
    const other = receiptIds.claim(otherOrder, 'payment', otherCode, 1);
    expect(receiptIds.claim(order, 'payment', code, 1)).not.toBe(other);
  },
);

const day = 24 * 3_600_000;
const loan = { market: 'indonesia', orderId: '00123', productId: '7', productName: 'Pinjaman' } as const;
const facts = { ...loan, at: 10 * day, keptAt: null, amount: '1000', place: 'BCA', confirmedAt: null } as const;
const paid: Receipt = { ...facts, id: 'paid', kind: 'payment', state: 'paid', method: 'counter', reference: 'B1' };
const waits = { kind: 'extension', state: 'claimed', method: 'counter', newDueTime: '' } as const;
const extended: Receipt = { ...facts, ...waits, id: 'extended', reference: 'B1' };
const claimed: Receipt = { ...paid, id: 'claimed', state: 'claimed', reference: 'B2' };
const rating: Receipt = { ...facts, id: 'rating', kind: 'rating', subject: 'loan', stars: 5, problemId: '' };
const seen = { ...facts, id: 'seen', kind: 'payment', state: 'paid', method: 'counter', reference: 'B1' } as const;

it.each([
  ['none, if there is no receipt', [], seen, undefined],
  ['none of another order', [{ ...claimed, orderId: '123' }], seen, undefined],
  ['no rating', [rating], seen, undefined],
  ['the one that waits, with any bill', [paid, extended, claimed], seen, 'claimed'],
  ['none that waits for something else', [extended], seen, undefined],
  ['the same bill, a few hours ago', [paid], { ...seen, at: seen.at + day - 1 }, 'paid'],
  ['not the same code of another day', [paid], { ...seen, at: seen.at + day }, undefined],
  ['no other bill of the same day', [paid], { ...seen, reference: 'B3' }, undefined],
])('money belongs to %s', (_, known, money, id) => expect(findSameMoney(known, money)?.id).toBe(id));

it.each([
  ['paid', 'was seen before it', { confirmedAt: extended.at - 1 }],
  ['claimed', 'was seen after it', { confirmedAt: extended.at }],
  ['paid', 'was seen on another order', { confirmedAt: extended.at, orderId: '123' }],
])('the loan makes the receipt of a claim %s if other money %s', async (state, _, other) => {
  const { needs, list } = device();
  const book = openReceiptBook(needs);
  await Promise.all([{ ...paid, ...other }, extended].map(book.save));
  await book.confirm('extended', 99 * day, '');
  expect((await list()).find(({ id }) => id === 'extended')).toMatchObject({ state });
});
