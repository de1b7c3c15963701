import { expect, it, vi } from 'vitest';
import { parseServerTime } from '@/domain/server-time';
import { formatDate, formatServerTime } from './format-date';

const instant = Date.UTC(2026, 11, 1, 16, 30, 5);

it.each([
  ['UTC', '2026-12-01 16:30:05', '12/01 16:30'],
  ['Asia/Jakarta', '2026-12-01 23:30:05', '12/01 23:30'],
  ['Asia/Tokyo', '2026-12-02 01:30:05', '12/02 01:30'],
])('shows an instant in the zone of the phone: %s', (tz, full, short) => {
  vi.stubEnv('TZ', tz);
  expect(formatDate(instant)).toBe(full);
  expect(formatDate(instant, 'shortTime')).toBe(short);
});

it.each([
  ['2026-12-01 09:05:00', 'full', '2026-12-01 09:05:00'],
  ['2026-12-01 09:05:00', 'date', '2026-12-01'],
  ['2026-12-01 09:05:00', 'short', '12/01'],
  ['2026-12-01 09:05:00', 'shortTime', '12/01 09:05'],
  ['2026-12-01', 'full', '2026-12-01'],
  ['2026-12-01', 'shortTime', '12/01'],
] as const)('repeats the lender’s own clock: %s as %s', (value, form, expected) => {
  vi.stubEnv('TZ', 'America/New_York');
  const time = parseServerTime(value, '+07:00');
  expect(time && formatServerTime(time, form)).toBe(expected);
});
