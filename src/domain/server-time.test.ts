import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { always } from '../../tests/support/always';
import { addDays } from './calendar-days';
import { parseServerTime, serverDate } from './server-time';

describe.each(['UTC', 'Asia/Jakarta', 'America/New_York'])('parseServerTime on a device in %s', (zone) => {
  it.each([
    ['2026-12-01 10:00:00', Date.UTC(2026, 11, 1, 3, 0, 0)],
    ['2026-12-01', Date.UTC(2026, 11, 1, 16, 59, 59)],
    ['2026/12/1 9:05', Date.UTC(2026, 11, 1, 2, 5, 0)],
    ['2026-12-01T10:00:00Z', Date.UTC(2026, 11, 1, 10, 0, 0)],
    ['2026-12-01T10:00:00+0800', Date.UTC(2026, 11, 1, 2, 0, 0)],
    [1_764_583_200_000, 1_764_583_200_000],
    ['1764583200000', 1_764_583_200_000],
    [1_764_583_200, 1_764_583_200_000],
    [1_764_583_200.5, 1_764_583_200_000],
    [100_000_000, 100_000_000_000],
  ])('reads %s', (value, instant) => {
    vi.stubEnv('TZ', zone);
    expect(parseServerTime(value, '+07:00')?.instant).toBe(instant);
  });
});

it.each([
  ['2026/1/5 9:05', '2026-01-05', '09:05:00'],
  ['2026-01-05', '2026-01-05', null],
  ['2026-01-05T20:00:00Z', '2026-01-06', '03:00:00'],
  [Date.UTC(2026, 0, 5, 20), '2026-01-06', '03:00:00'],
  [9_999_999_999_999, '2286-11-21', '00:46:39'],
])('parseServerTime gives date and time of the lender’s clock for %s', (value, date, time) => {
  expect(parseServerTime(value, '+07:00')).toMatchObject({ date, time });
});

const tooSmallOrLarge = [20260301, '20260301', '20260301100000', 99_999_999, 8.64e15, Number.NaN, -5];
it.each([null, {}, 'besok', '2026-02-30', '2026-12-01 99:00', ...tooSmallOrLarge])(
  'parseServerTime gives null for %s',
  (value) => expect(parseServerTime(value, '+07:00')).toBeNull(),
);

describe('the calendar day of a server time', () => {
  it.each([
    ['2026-03-05', '2026-03-05'],
    ['2026-03-05T18:30:00Z', '2026-03-06'],
    [Date.UTC(2026, 2, 5, 16, 59), '2026-03-05'],
    [Date.UTC(2026, 2, 5, 17), '2026-03-06'],
    ['soon', null],
    ['2026-02-30', null],
    ['0001-01-01', null],
    [8.64e15, null],
    ['9999-12-31', null],
  ])('of %s is %s', (value, expected) => expect(serverDate(value, '+07:00')).toBe(expected));

  const isoDate = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const sent = fc.oneof(fc.string(), fc.double(), fc.integer(), isoDate);
  always('can be used for calculations, whatever a server sends', [sent], (value) => {
    const date = serverDate(value, '+05:30');
    if (date !== null) expect(addDays(date, 3_660)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
