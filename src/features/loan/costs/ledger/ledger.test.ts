import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar-days';
import { sumMinor } from '@/domain/money';
import { always } from '../../../../../tests/support/always';
import { paidPeriod, planOf, planPeriod } from '../../../../../tests/support/plan-periods';
import type { LoanPlan } from '../plan';
import { ledgerOf } from './ledger';

const today = '2026-03-10';

const asked = (plan: LoanPlan, rest: Partial<Parameters<typeof ledgerOf>[0]> = {}) =>
  ledgerOf({ plan, today, due: '', agreed: null, isPartlyPaid: false, ...rest });

const paid = planPeriod({ no: '1', date: '2026-02-05', ...paidPeriod });
const late = planPeriod({ no: '2', date: '2026-03-05', state: 'late', total: 130n, fee: 20n });
const next = planPeriod({ no: '3', date: '2026-04-05', state: 'next' });

const agreed = {
  received: 300n,
  payout: '2026-01-05',
  payments: [
    { date: '2026-02-05', amount: 110n },
    { date: '2026-03-05', amount: 115n },
    { date: '2026-04-05', amount: 110n },
  ],
};

describe('the ledger', () => {
  it('says which payments make up the amount due', () => {
    const { due, later, owed, all, unexplained } = asked(planOf(paid, late, next), { due: 130n });
    expect(due.lines.map(({ no }) => no)).toEqual(['2']);
    expect(later.lines.map(({ no }) => no)).toEqual(['3']);
    expect([owed, all, unexplained]).toEqual([240n, 350n, 0n]);
  });

  it('takes as many payments as the amount due is made of, late or not', () => {
    const { due, unexplained } = asked(planOf(late, next), { due: 240n });
    expect(due.lines).toHaveLength(2);
    expect(unexplained).toBe(0n);
  });

  it('names what the payments do not explain, whichever way it differs', () => {
    expect(asked(planOf(late, next), { due: 137n }).unexplained).toBe(7n);
    expect(asked(planOf(late, next), { due: 99n }).unexplained).toBe(-31n);
    expect(asked(planOf(next), { due: 99n }).due.lines).toHaveLength(1);
    expect(asked(planOf(next), { due: 'ask us' }).unexplained).toBe(0n);
  });

  it('splits a late payment by what was agreed, and otherwise says that its fees hold late charges', () => {
    expect(asked(planOf(late), { due: 130n, agreed }).due.lines[0]?.parts).toEqual([
      { kind: 'principal', amount: 100n },
      { kind: 'interest', amount: 10n },
      { kind: 'fee', amount: 5n },
      { kind: 'late-charge', amount: 15n },
    ]);
    expect(asked(planOf(late)).due.lines[0]).toMatchObject({
      lateDays: 5,
      parts: [
        { kind: 'principal', amount: 100n },
        { kind: 'interest', amount: 10n },
        { kind: 'charges', amount: 20n },
      ],
    });
    expect(asked(planOf(late), { agreed, isPartlyPaid: true }).due.lines[0]?.parts).toContainEqual({
      kind: 'charges',
      amount: 20n,
    });
  });

  it('names no parts that do not add up', () => {
    expect(asked(planOf(planPeriod({ interest: 11n }))).later.lines[0]?.parts).toEqual([]);
    expect(asked(planOf(planPeriod({ interest: 'soon' }))).later.lines[0]?.parts).toEqual([]);
  });

  it('begins with what was borrowed, by the agreed terms or by the parts of all payments', () => {
    expect(asked(planOf(paid, late, next), { agreed }).origin).toEqual({ borrowed: 300n, cost: 35n, added: 15n });
    expect(asked(planOf(next, planPeriod({}))).origin).toEqual({ borrowed: 200n, cost: 20n, added: 0n });
    const waived = { ...paid, total: 0n };
    expect(asked(planOf(waived, next)).origin).toEqual({ borrowed: 100n, cost: 10n, added: 0n });
    // What was paid has no parts; late charges are no cost of the loan; a part that is paid is in no answer.
    expect(asked(planOf(paid, next)).origin).toBeNull();
    expect(asked(planOf(late, next)).origin).toBeNull();
    expect(asked(planOf(next), { isPartlyPaid: true }).origin).toBeNull();
  });

  const figure = fc.oneof(fc.bigInt({ min: -1_000n, max: 10_000n }), fc.constantFrom('', 'soon'));
  const periods = fc.array(
    fc
      .record({
        state: fc.constantFrom('paid' as const, 'late' as const, 'next' as const, 'ahead' as const),
        date: fc.oneof(
          fc.constant(null),
          fc.integer({ min: -90, max: 90 }).map((days) => addDays(today, days)),
        ),
        total: fc.bigInt({ min: -1_000n, max: 100_000n }),
        principal: figure,
        interest: figure,
        fee: figure,
      })
      .map(planPeriod),
    { maxLength: 12 },
  );
  always(
    'adds up, whatever the server says',
    [periods, figure, fc.boolean(), fc.boolean()],
    (all, due, isAgreed, isPartlyPaid) => {
      const ledger = asked(planOf(...all), { due, agreed: isAgreed ? agreed : null, isPartlyPaid });
      const groups = [ledger.paid, ledger.due, ledger.later];
      const lines = groups.flatMap((group) => group.lines);
      for (const group of groups) expect(sumMinor(group.lines.map(({ amount }) => amount))).toBe(group.sum);
      for (const { amount, parts } of lines)
        if (parts.length > 0) expect(sumMinor(parts.map((part) => part.amount))).toBe(amount);
      expect(sumMinor(all.map(({ total }) => total))).toBe(ledger.all);
      expect(ledger.due.sum + ledger.later.sum).toBe(ledger.owed);
      if (typeof due === 'bigint' && due !== 0n) expect(ledger.due.sum + ledger.unexplained).toBe(due);
      if (ledger.origin) expect(ledger.origin.borrowed + ledger.origin.cost + ledger.origin.added).toBe(ledger.all);
    },
  );
});
