import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, lenderDate } from './calendar-date';

describe('a calendar day', () => {
  it.each([
    ['2026-11-21T01:00:00Z', '+07:00', '2026-11-21'],
    ['2026-11-21T17:00:00Z', '+07:00', '2026-11-22'],
    ['2026-11-21T18:29:59Z', '+05:30', '2026-11-21'],
    ['2026-11-21T18:30:00Z', '+05:30', '2026-11-22'],
    ['2026-11-21T01:00:00Z', '-03:00', '2026-11-20'],
  ])('%s is, at %s, %s', (instant, utcOffset, date) => {
    expect(lenderDate(Date.parse(instant), utcOffset)).toBe(date);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later);
  });

  it('lies as many days from another as were added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -5_000, max: 5_000 }), (start, days) => {
        const date = addDays('2000-01-01', start);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });
});
