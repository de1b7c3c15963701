import * as v from 'valibot';
import { expect, it } from 'vitest';
import { instant } from './instant';

it.each([0, 1.5, Date.UTC(2026, 0, 1), -8.64e15, 8.64e15])('%d is a date', (value) => {
  expect(v.is(instant, value)).toBe(true);
  expect(() => new Date(value).toISOString()).not.toThrow();
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 8.65e15, 1e308, '0', null])('%s is no date', (value) => {
  expect(v.is(instant, value)).toBe(false);
});
