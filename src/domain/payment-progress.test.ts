import { describe, expect, it } from 'vitest';
import { paymentProgress, type LoanSnapshot } from './payment-progress';

const day = 86_400_000;
const loan = (status: string, rest: Partial<LoanSnapshot> = {}): LoanSnapshot => ({
  status,
  amount: 162_000_000n,
  dueAt: 100 * day,
  ...rest,
});

describe('a claim to have paid', () => {
  it('waits while nothing has changed', () => {
    expect(paymentProgress('174', loan('174'), loan('174'))).toBe('waiting');
    expect(paymentProgress('', loan('174'), loan('174'))).toBe('waiting');
  });

  it.each([
    ['the loan is repaid', '174', '200'],
    ['the order is closed', '180', '4'],
    ['the next instalment is running', '174', '170'],
    ['the late instalment is paid and the next is due', '180', '174'],
    ['a part has arrived', '180', '3'],
    ['the rest has arrived', '3', '170'],
  ])('is answered when %s', (_, before, now) => {
    expect(paymentProgress(before, loan(now), loan(now))).toBe('received');
  });

  it.each([
    ['170', '174'],
    ['174', '180'],
    ['180', '5'],
    ['3', '180'],
  ])('is not answered by the calendar, which turns %s into %s', (before, now) => {
    expect(paymentProgress(before, loan(before), loan(now))).toBe('waiting');
  });

  it('ends without a promise when the status becomes one that says nothing about money', () => {
    expect(paymentProgress('174', loan('174'), loan('987'))).toBe('changed');
    expect(paymentProgress('174', loan('174'), loan('151'))).toBe('changed');
    expect(paymentProgress('987', loan('987'), loan('174'))).toBe('changed');
  });

  it('compares with the first sight of the loan when the status before is not known', () => {
    expect(paymentProgress('', loan('174'), loan('170'))).toBe('received');
  });

  it('is answered by a smaller debt, also when the instalment has become late meanwhile', () => {
    expect(paymentProgress('174', loan('174'), loan('174', { amount: 1n }))).toBe('received');
    expect(paymentProgress('174', loan('174'), loan('180', { amount: 1n }))).toBe('received');
  });

  it('is not answered by late interest', () => {
    expect(paymentProgress('180', loan('180'), loan('180', { amount: 170_000_000n }))).toBe('waiting');
  });

  it('is answered by a due date that moved on, though the amount is the same', () => {
    expect(paymentProgress('170', loan('170'), loan('170', { dueAt: 131 * day }))).toBe('received');
    expect(paymentProgress('170', loan('170', { dueAt: null }), loan('170'))).toBe('waiting');
  });

  it('cannot read words, but notices that they have changed', () => {
    expect(paymentProgress('174', loan('174', { amount: 'Rp 5 juta' }), loan('174', { amount: 'Rp 2 juta' }))).toBe(
      'changed',
    );
    expect(paymentProgress('174', loan('174', { amount: 'Rp 5 juta' }), loan('174', { amount: 'Rp 5 juta' }))).toBe(
      'waiting',
    );
    expect(paymentProgress('174', loan('174'), loan('174', { amount: '' }))).toBe('waiting');
  });
});
