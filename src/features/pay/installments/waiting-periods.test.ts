import { expect, it } from 'vitest';
import { periodOf } from '../../../../tests/support/plan-periods';
import { selectionInNewPlan } from './waiting-periods';

const plan = (numbers: string) => numbers.split(' ').flatMap((periodNo) => (periodNo ? [periodOf({ periodNo })] : []));
const nameless = [periodOf({ periodNo: '' }), periodOf({ periodNo: '' })];

it.each([
  ['stays with the same periods', plan('1 2 3'), 2, plan('1 2 3'), 2],
  ['stays empty', plan('1 2'), 0, plan('1 2'), 0],
  ['loses paid periods, and adds none', plan('1 2 3'), 2, plan('2 3'), 1],
  ['begins again when all of it is paid', plan('1 2 3'), 1, plan('2 3'), 1],
  ['ends with the plan', plan('1'), 1, plan(''), 0],
  ['never reaches beyond the plan', plan('1 2 3'), 3, plan('1 2'), 2],
  ['never grows, not even without numbers', nameless, 1, nameless, 1],
])('the selection in a new plan %s', (_, before, selected, after, expected) => {
  expect(selectionInNewPlan(before, selected, after)).toBe(expected);
});
