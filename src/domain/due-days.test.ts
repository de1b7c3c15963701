import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntilDue } from './due-days';
import { parseServerTime } from './server-time';

const jakarta = '+07:00';
const at = (iso: string) => Date.parse(iso);

describe('days until a loan is due', () => {
  it.each([
    ['in the morning of the due day', '2026-11-21T06:00:00+07:00', 0],
    ['in the last second of the due day', '2026-11-21T23:59:59+07:00', 0],
    ['one second later', '2026-11-22T00:00:00+07:00', -1],
    ['the evening before', '2026-11-20T23:30:00+07:00', 1],
    ['ten days before', '2026-11-11T12:00:00+07:00', 10],
    ['forty days late', '2026-12-31T12:00:00+07:00', -40],
  ])('counts calendar days: %s', (_, now, days) => {
    const due = parseServerTime('2026-11-21', jakarta);
    expect(daysUntilDue(due?.instant ?? Number.NaN, at(now), jakarta)).toBe(days);
  });

  it("follows the lender's calendar, not the phone's and not that of Greenwich", () => {
    // 01:00 in Jakarta is still the day before in London and in Delhi.
    const now = at('2026-11-21T01:00:00+07:00');
    const due = at('2026-11-21T20:00:00+07:00');
    expect(daysUntilDue(due, now, jakarta)).toBe(0);
    expect(daysUntilDue(due, now, '+00:00')).toBe(1);
    expect(daysUntilDue(due, now, '+05:30')).toBe(1);
    expect(daysUntilDue(due, now, '-03:00')).toBe(1);
  });

  it('never jumps by more than a day from one hour to the next', () => {
    const hour = 3_600_000;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 4e12 }), (due, now) => {
        const step = daysUntilDue(due, now, '+05:30') - daysUntilDue(due, now + hour, '+05:30');
        expect([0, 1]).toContain(step);
      }),
    );
  });
});
