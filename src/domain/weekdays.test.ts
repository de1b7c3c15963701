import { expect, it, vi } from 'vitest';
import { dueDate } from './weekdays';

const local = (date: Date) => `${String(date.getMonth() + 1)}/${String(date.getDate())} ${String(date.getHours())}h`;

it.each([
  ['Monday', new Date(2026, 10, 23, 10), '11/26 10h'],
  ['Wednesday', new Date(2026, 10, 25, 10), '11/30 10h'],
  ['Friday', new Date(2026, 10, 27, 10), '12/2 10h'],
  ['Saturday', new Date(2026, 10, 28, 10), '12/2 10h'],
  ['Sunday', new Date(2026, 10, 29, 10), '12/2 10h'],
  ['the last weekday of a year', new Date(2026, 11, 31, 10), '1/5 10h'],
])('three weekdays after %s', (_, from, expected) => {
  expect(local(new Date(dueDate(from.getTime(), 3)))).toBe(expected);
});

it.each([
  ['Asia/Jakarta', 30],
  ['America/Los_Angeles', 27],
  ['UTC', 27],
])('counts the days of the phone in %s', (tz, day) => {
  vi.stubEnv('TZ', tz);
  // Tuesday 23:30 in UTC is Wednesday in Jakarta.
  expect(new Date(dueDate(Date.UTC(2026, 10, 24, 23, 30), 3)).getDate()).toBe(day);
});

it('keeps the time of day over the change to winter time', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(local(new Date(dueDate(new Date(2026, 9, 30, 9).getTime(), 3)))).toBe('11/4 9h');
});

it('is the same moment when nothing is counted', () => {
  expect(dueDate(123, 0)).toBe(123);
});
