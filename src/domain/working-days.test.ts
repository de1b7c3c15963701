import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween } from './calendar-days';
import { marketRules } from './market-rules';
import { addWorkingDays, validDays } from './working-days';

const { calendar, keyFacts } = marketRules({ id: 'india' });

it.each([
  ['a Wednesday', '2026-03-04', 3, '2026-03-09'],
  ['a Friday', '2026-03-06', 1, '2026-03-09'],
  ['a Saturday', '2026-03-07', 1, '2026-03-09'],
  ['the eve of a holiday', '2026-12-24', 3, '2026-12-30'],
  ['any day, none later', '2026-03-07', 0, '2026-03-07'],
])('counts working days from %s', (_, date, count, last) => {
  expect(addWorkingDays(date, count, calendar)).toBe(last);
});

it.each([
  ['of 6 days', 6, 1],
  ['of 7 days', 7, 3],
  ['of 93 days', 93, 3],
  ['that is not known', null, 3],
])('an offer in India, with a term %s, stands for its working days', (_, term, days) => {
  expect(validDays(keyFacts, term)).toBe(days);
});

it('no validity is ruled in Indonesia', () => {
  expect(validDays(marketRules({ id: 'indonesia' }).keyFacts, 93)).toBeNull();
});

it('is never sooner than the same count of calendar days, and ends on a working day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 30 }), (from, count) => {
      const date = addDays('2026-01-01', from);
      const last = addWorkingDays(date, count, calendar);
      expect(daysBetween(date, last)).toBeGreaterThanOrEqual(count);
      expect([0, 6]).not.toContain(new Date(last).getUTCDay());
      expect(calendar.holidays).not.toContain(last);
      expect(addWorkingDays(date, count, { restDays: [0, 1, 2, 3, 4, 5, 6], holidays: [] })).toBe(addDays(date, count));
    }),
  );
});
