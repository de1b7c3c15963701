import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { always } from '../../tests/support/always';
import { addDays, daysBetween, daysUntilDue, isRealDay, lenderDate, untilMidnight } from './calendar-days';
import { parseServerTime } from './server-time';

describe('a calendar day', () => {
  it.each([
    ['2026-11-21T01:00:00Z', '+07:00', '2026-11-21'],
    ['2026-11-21T17:00:00Z', '+07:00', '2026-11-22'],
    ['2026-11-21T18:29:59Z', '+05:30', '2026-11-21'],
    ['2026-11-21T18:30:00Z', '+05:30', '2026-11-22'],
    ['2026-11-21T01:00:00Z', '-03:00', '2026-11-20'],
  ])('%s is, at %s, %s', (instant, utcOffset, date) => expect(lenderDate(Date.parse(instant), utcOffset)).toBe(date));

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (date, days, later) => expect(addDays(date, days)).toBe(later));

  it.each([
    [2028, 2, 29, true],
    [2026, 2, 29, false],
    [2026, 13, 1, false],
    [2026, 4, 31, false],
    [2026, 4, 0, false],
  ])('%i-%i-%i exists: %s', (year, month, day, isReal) => expect(isRealDay(year, month, day)).toBe(isReal));
});

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

  const moment = fc.integer({ min: 0, max: 4e12 });
  always('never jump by more than a day from one hour to the next', [moment, moment], (due, now) => {
    const step = daysUntilDue(due, now, '+05:30') - daysUntilDue(due, now + 3_600_000, '+05:30');
    expect([0, 1]).toContain(step);
  });
});

/** Summer time, the same at half an hour, fourteen hours ahead, half an hour without summer time. */
const zones = ['America/Los_Angeles', 'America/St_Johns', 'Pacific/Kiritimati', 'Asia/Kolkata'];

describe.each(zones)('on a phone in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));

  const instants = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) });
  const offsets = fc.constantFrom('+07:00', '+05:30', '+08:00', '-03:30', '+00:00');

  always("the lender's day is what the lender's clock says", [instants, offsets], (instant, offset) => {
    const edge = (time: string) => Date.parse(`${lenderDate(instant, offset)}T${time}${offset}`);
    expect(instant).toBeGreaterThanOrEqual(edge('00:00:00.000'));
    expect(instant).toBeLessThanOrEqual(edge('23:59:59.999'));
    expect(instant + untilMidnight(instant, offset)).toBe(edge('23:59:59.999') + 1);
  });

  const anyDays = fc.integer({ min: -5_000, max: 5_000 });
  always('a day more is the next day, and every day is counted', [instants, anyDays], (instant, days) => {
    const date = lenderDate(instant, '+07:00');
    expect(daysBetween(date, addDays(date, days))).toBe(days);
    expect(lenderDate(instant + 86_400_000, '+07:00')).toBe(addDays(date, 1));
    expect(daysUntilDue(instant + days * 86_400_000, instant, '+07:00')).toBe(days);
  });
});
