import { always } from '@tests/support/always';
import fc from 'fast-check';
import { addDays, daysBetween } from './calendar-days';
import { addWorkingDays, marketRules, validDays } from './market-rules';

const { calendar } = marketRules({ id: 'india' });

it.each([
  ['a Wednesday', '2026-03-04', 3, '2026-03-09'],
  ['a Friday', '2026-03-06', 1, '2026-03-09'],
  ['a Saturday', '2026-03-07', 1, '2026-03-09'],
  ['the eve of a holiday', '2026-12-24', 3, '2026-12-30'],
  ['any day, none later', '2026-03-07', 0, '2026-03-07'],
])('counts working days from %s', (_, date, count, last) => expect(addWorkingDays(date, count, calendar)).toBe(last));

it.each([
  ['in India of 6 days', 'india', 6, 1],
  ['in India of 7 days', 'india', 7, 3],
  ['in India of 93 days', 'india', 93, 3],
  ['in India of a length that is not known', 'india', null, 3],
  ['in Indonesia, which has no rule', 'indonesia', 93, null],
] as const)('an offer with a term %s is valid for working days', (_, id, term, days) => {
  expect(validDays(marketRules({ id }).keyFacts, term)).toBe(days);
});

always(
  'is at least the same count of calendar days later, and is a working day',
  [fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 30 })],
  (from, count) => {
    const date = addDays('2026-01-01', from);
    const last = addWorkingDays(date, count, calendar);
    expect(daysBetween(date, last)).toBeGreaterThanOrEqual(count);
    expect([0, 6]).not.toContain(new Date(last).getUTCDay());
    expect(calendar.holidays).not.toContain(last);
    expect(addWorkingDays(date, count, { restDays: [0, 1, 2, 3, 4, 5, 6], holidays: [] })).toBe(addDays(date, count));
  },
);
