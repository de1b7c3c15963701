import { daysLater } from './clock-controls';

const now = Date.parse('2026-03-10T09:00:00Z');

it.each([
  ['', 1, '+1d'],
  ['+3d', 7, '+10d'],
  ['+1d', -1, ''],
  ['-1d', 2, '+1d'],
  ['+2h', 1, '+26h'],
  ['2026-03-10T09:00:00Z', 1, '2026-03-11T09:00:00Z'],
])('the clock at %j moved by %i days is at %j', (literal, days, expected) => {
  expect(daysLater(literal, days, now)).toBe(expected);
});
