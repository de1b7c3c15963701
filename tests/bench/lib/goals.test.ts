import { expect, it } from 'vitest';
import { type Goal, goalTable, isMet } from './goals';

const goal = (value: number | null, limit = 1.2, unit: Goal['unit'] = '×'): Goal => ({
  figure: 'script',
  goal: '≤ 1.20 × floor',
  limit,
  value,
  unit,
});

it('is met up to its limit, and undecided without a figure', () => {
  expect([isMet(goal(1.2)), isMet(goal(1.2001)), isMet(goal(0, 0)), isMet(goal(null))]).toEqual([
    true,
    false,
    true,
    null,
  ]);
});

it('is written with its figure and its verdict', () => {
  expect(
    goalTable([goal(1.234), goal(149.96, 150, 'ms'), goal(0.000_441, 0, ''), goal(null)])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| script | ≤ 1.20 × floor | 1.23× | **no** |',
    '| script | ≤ 1.20 × floor | 150 ms | yes |',
    '| script | ≤ 1.20 × floor | 0.00044 | **no** |',
    '| script | ≤ 1.20 × floor | – | not measured |',
  ]);
});
