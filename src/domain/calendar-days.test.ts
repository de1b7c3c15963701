import { always } from '@tests/support/always';
import fc from 'fast-check';
import { addDays, daysBetween, daysUntilDue, isRealDay, lenderDate, untilMidnight } from './calendar-days';
import { parseServerTime } from './server-time';

it.each([
  [2028, 2, 29, true],
  [2026, 2, 29, false],
  [2026, 13, 1, false],
  [2026, 4, 0, false],
])('%i-%i-%i exists: %s', (year, month, day, isReal) => expect(isRealDay(year, month, day)).toBe(isReal));

it.each([
  ['in the last second of the due day', '2026-11-21T23:59:59+07:00', 0],
  ['one second later', '2026-11-22T00:00:00+07:00', -1],
  ['the evening before', '2026-11-20T23:30:00+07:00', 1],
])('daysUntilDue counts calendar days: %s', (_, now, days) => {
  const due = parseServerTime('2026-11-21', '+07:00');
  expect(daysUntilDue(due?.instant ?? Number.NaN, Date.parse(now), '+07:00')).toBe(days);
});

/** With summer time, with half an hour and summer time, fourteen hours ahead, with half an hour. */
const zones = ['America/Los_Angeles', 'America/St_Johns', 'Pacific/Kiritimati', 'Asia/Kolkata'];

describe.each(zones)('on a phone in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));

  const instants = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) });
  const offsets = fc.constantFrom('+07:00', '+05:30', '+08:00', '-03:30', '+00:00');

  always("the lender's day is that of the lender's clock", [instants, offsets], (instant, offset) => {
    const edge = (time: string) => Date.parse(`${lenderDate(instant, offset)}T${time}${offset}`);
    expect(instant).toBeGreaterThanOrEqual(edge('00:00:00.000'));
    expect(instant).toBeLessThanOrEqual(edge('23:59:59.999'));
    expect(instant + untilMidnight(instant, offset)).toBe(edge('23:59:59.999') + 1);
  });

  const anyDays = fc.integer({ min: -5_000, max: 5_000 });
  always('every day is counted once', [instants, anyDays, offsets], (instant, days, offset) => {
    const date = lenderDate(instant, offset);
    const due = instant + days * 86_400_000;
    expect(addDays(date, days)).toBe(lenderDate(due, offset));
    expect(daysBetween(date, addDays(date, days))).toBe(days);
    expect(daysUntilDue(due, instant, offset)).toBe(days);
  });

  always("days until due are those of the lender's calendar", [instants, instants, offsets], (due, now, offset) => {
    expect(daysUntilDue(due, now, offset)).toBe(daysBetween(lenderDate(now, offset), lenderDate(due, offset)));
  });
});
