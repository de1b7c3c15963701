import { formatDate, formatMonth, shownServerTime } from './format-date';

const instant = Date.UTC(2026, 11, 1, 16, 30, 5);

const zones = ['UTC', 'Asia/Jakarta', 'Asia/Tokyo', 'America/New_York'];
it.each(zones)('shows an instant on the lender’s clock, also on a phone in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(formatDate(instant, '+07:00')).toBe('2026-12-01 23:30');
  expect(formatDate(instant, '+07:00', 'full')).toBe('2026-12-01 23:30:05');
  expect(formatDate(instant, '+08:00')).toBe('2026-12-02 00:30');
  expect(formatDate(instant, '+05:30', 'time')).toBe('22:00');
  expect(formatMonth(Date.UTC(2026, 11, 31, 20), '+07:00', 'en')).toBe('January 2027');
});

it.each([
  ['2026-12-01 09:05:00', 'full', '2026-12-01 09:05:00'],
  ['2026-12-01 09:05:00', 'date', '2026-12-01'],
  ['2026-12-01 09:05:00', 'minute', '2026-12-01 09:05'],
  ['2026-12-01 09:05:00', 'time', '09:05'],
  ['2026-12-01', 'full', '2026-12-01'],
  ['2026-12-01', 'minute', '2026-12-01'],
  [String(instant), 'minute', '2026-12-01 23:30'],
  ['20260301', 'date', '20260301'],
  ['besok sore', 'date', 'besok sore'],
  [Number.NaN, 'date', 'NaN'],
  [null, 'date', ''],
  [undefined, 'date', ''],
] as const)('shows a server time on the lender’s clock, or the server’s words: %s as %s', (value, form, expected) => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(shownServerTime(value, '+07:00', form)).toBe(expected);
});
