import { expect, it } from 'vitest';
import { daysSince } from './days-since';

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();

it.each([
  ['a moment ago', at(10, 12), at(10, 12), 0],
  ['this morning', at(10, 1), at(10, 23), 0],
  ['late last night', at(9, 23), at(10, 1), 1],
  ['a month ago', at(1, 12), at(31, 11), 30],
  ['in the future, by a clock that was wrong', at(12, 12), at(10, 12), 0],
])('%s', (_, then, now, days) => {
  expect(daysSince(then, now)).toBe(days);
});
