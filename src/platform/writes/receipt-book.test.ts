import { expect, it } from 'vitest';
import { createClock } from '@/domain/clock';
import type { SessionStore } from '@/platform/session/session-store';
import { createStorage } from '@/platform/storage/storage';
import { openReceiptBook, type ReceiptNeeds } from './receipt-book';
import { receipts } from './receipts';

const rating = { id: 'r', kind: 'rating', at: 1, market: 'india', subject: 'loan', stars: 5 } as const;

function device(driver?: Parameters<typeof createStorage>[0]['driver']) {
  let owner: string | undefined = 'u:1';
  const storage = createStorage({ owner: () => owner, now: () => 9, stores: ['receipts'], ...(driver && { driver }) });
  // Only who is signed in matters here.
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

it('keeps one receipt of one thing, since the first time', async () => {
  const { needs, list } = device();
  const book = openReceiptBook(needs);
  await Promise.all(Array.from({ length: 10 }, () => book.keep(rating)));
  const [first] = await list();
  await book.keep({ ...rating, at: 2, stars: 3 });
  expect(await list()).toEqual([{ ...first, at: 2, stars: 3 }]);
  expect(first?.keptAt).toBeGreaterThan(0);
});

it('writes nothing for a borrower who has gone, nor into the records of the next', async () => {
  const { needs, list, become } = device();
  const book = openReceiptBook(needs);
  become('u:2');
  await book.keep(rating);
  expect(await list()).toEqual([]);
  become(undefined);
  await book.keep(rating);
  become('u:1');
  expect(await list()).toEqual([]);
});

it('does not bring back what was deleted when money is seen', async () => {
  const { needs, list } = device();
  await openReceiptBook(needs).confirm('gone', 5, '');
  expect(await list()).toEqual([]);
});

it('never rejects, whatever the device does and whatever it is given', async () => {
  const broken = device({
    open() {
      throw new Error('blocked');
    },
  });
  await expect(openReceiptBook(broken.needs).keep(rating)).resolves.toBeUndefined();
  const { needs, list } = device();
  await expect(openReceiptBook(needs).keep({ ...rating, stars: 77 })).resolves.toBeUndefined();
  expect(await list()).toEqual([]);
});
