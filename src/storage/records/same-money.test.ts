import { expect, it } from 'vitest';
import type { Receipt } from './receipts';
import { findSameMoney } from './same-money';

const day = 24 * 3_600_000;
const facts = {
  at: 10 * day,
  keptAt: null,
  market: 'indonesia',
  orderId: '00123',
  productId: '7',
  productName: 'Pinjaman',
  amount: '1000',
  place: 'BCA',
  confirmedAt: null,
} as const;
const paid: Receipt = { ...facts, id: 'paid', kind: 'payment', state: 'paid', method: 'counter', reference: 'B1' };
const claimed: Receipt = {
  ...facts,
  id: 'claimed',
  kind: 'extension',
  state: 'claimed',
  method: 'counter',
  reference: 'B2',
  newDueTime: '',
};
const rating: Receipt = { ...facts, id: 'rating', kind: 'rating', subject: 'loan', stars: 5, problemId: '' };
const seen = { ...facts, id: 'seen', kind: 'payment', state: 'paid', method: 'counter', reference: 'B1' } as const;

it.each([
  ['none, where nothing is kept', [], seen, undefined],
  ['none of another order', [{ ...claimed, orderId: '123' }], seen, undefined],
  ['no rating', [rating], seen, undefined],
  ['the one that waits, whatever its bill', [paid, claimed], seen, 'claimed'],
  ['the same bill, a few hours ago', [paid], { ...seen, at: seen.at + day - 1 }, 'paid'],
  ['not the same code of another day', [paid], { ...seen, at: seen.at + day }, undefined],
  ['no other bill of the same day', [paid], { ...seen, reference: 'B3' }, undefined],
])('money belongs to %s', (_, known, money, id) => {
  expect(findSameMoney(known, money)?.id).toBe(id);
});
