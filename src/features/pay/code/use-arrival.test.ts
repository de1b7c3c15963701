import { expect, it } from 'vitest';
import type { LoanSnapshot } from '@/domain/payment-progress';
import { look } from './arrival';

const due: LoanSnapshot = { status: '174', amount: 100n, dueAt: 1_000 };
const nothing = { first: null, outcome: null };

it.each([
  ['nothing, when it is the first look', nothing, due, null],
  ['that it was paid, when nothing is owed at the first look', nothing, { ...due, status: '200' }, 'received'],
  ['nothing, while all is as before', { first: due, outcome: null }, due, null],
  ['nothing, when it only became late', { first: due, outcome: null }, { ...due, status: '180', amount: 120n }, null],
  ['that it was paid, when less is owed', { first: due, outcome: null }, { ...due, amount: 50n }, 'received'],
  ['that it was paid, when the next one is due', { first: due, outcome: null }, { ...due, dueAt: 2_000 }, 'received'],
  ['that it was paid, when it is settled', { first: due, outcome: null }, { ...due, status: '200' }, 'received'],
  ['that something else happened', { first: due, outcome: null }, { ...due, status: '999' }, 'changed'],
  ['what it has said before', { first: due, outcome: 'received' as const }, due, 'received'],
])('a look at the loan says %s', (_, before, latest, outcome) => expect(look(before, latest).outcome).toBe(outcome));

it('keeps no first look of a loan that owes nothing: it is not known when it was paid', () => {
  expect(look(nothing, { ...due, status: '200' }).first).toBeNull();
  expect(look(nothing, due).first).toBe(due);
});
