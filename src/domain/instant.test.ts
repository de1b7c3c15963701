import * as v from 'valibot';
import { lenderClock } from './calendar-days';
import { instant } from './instant';
import { furthestMs } from './is-instant';

it.each([0, 1.5, Date.UTC(2026, 0, 1), -furthestMs, furthestMs])('%d is a date, on every clock', (value) => {
  expect(v.is(instant, value)).toBe(true);
  for (const zone of ['-12:00', '+14:00']) expect(() => lenderClock(value, zone)).not.toThrow();
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, 1e308, '0', null])('%s is no date', (value) => {
  expect(v.is(instant, value)).toBe(false);
});
