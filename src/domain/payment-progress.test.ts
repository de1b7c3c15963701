import { describe, expect, it } from 'vitest';
import { paymentProgress, type LoanSnapshot } from './payment-progress';

const day = 86_400_000;
const debt = { amount: 162_000_000n, dueAt: 100 * day };
const loan = (status: string, rest: Partial<LoanSnapshot> = {}): LoanSnapshot => ({ status, ...debt, ...rest });

const words = (amount: string) => loan('174', { amount });

describe('a claim to have paid', () => {
  it.each([
    ['the loan is repaid', '174', '200'],
    ['the next instalment is running', '174', '170'],
    ['the late instalment is paid and the next is due', '180', '174'],
    ['a part has arrived', '180', '3'],
  ])('is answered when %s', (_, before, now) => expect(paymentProgress(before, loan(now), loan(now))).toBe('received'));

  it.each([
    ['170', '174'],
    ['180', '5'],
    ['3', '180'],
  ])('is not answered by the calendar, which turns %s into %s', (before, now) => {
    expect(paymentProgress(before, loan(before), loan(now))).toBe('waiting');
  });

  it.each([
    ['waits while nothing has changed', '174', loan('174'), loan('174'), 'waiting'],
    ['waits while nothing has changed since the preview', '', loan('174'), loan('174'), 'waiting'],
    ['is answered by a change since the preview', '', loan('174'), loan('170'), 'received'],
    ['ends with an unknown status', '174', loan('174'), loan('987'), 'changed'],
    ['ends with a status without a meaning for money', '174', loan('174'), loan('151'), 'changed'],
    ['ends if the status before is unknown', '987', loan('987'), loan('174'), 'changed'],
    ['is answered by a smaller debt', '174', loan('174'), loan('174', { amount: 1n }), 'received'],
    ['is answered by a smaller debt that is late', '174', loan('174'), loan('180', { amount: 1n }), 'received'],
    ['is not answered by late interest', '180', loan('180'), loan('180', { amount: 170_000_000n }), 'waiting'],
    ['is answered by a later due date', '170', loan('170'), loan('170', { dueAt: 131 * day }), 'received'],
    ['waits when a due date appears', '170', loan('170', { dueAt: null }), loan('170'), 'waiting'],
    ['ends when the words of the amount change', '174', words('Rp 5 juta'), words('Rp 2 juta'), 'changed'],
    ['waits while the words stay', '174', words('Rp 5 juta'), words('Rp 5 juta'), 'waiting'],
    ['waits when the amount is gone', '174', loan('174'), words(''), 'waiting'],
  ])('%s', (_, statusBefore, before, now, expected) => {
    expect(paymentProgress(statusBefore, before, now)).toBe(expected);
  });
});
