import { describe, expect, it } from 'vitest';
import { periodOf } from '../../../../tests/support/plan-periods';
import { selectionInNewPlan } from './waiting-periods';

const plan = (...numbers: string[]) => numbers.map((periodNo) => periodOf({ periodNo }));

describe('the selection when the plan changes', () => {
  it('stays when the periods are the same', () => {
    expect(selectionInNewPlan(plan('1', '2', '3'), 2, plan('1', '2', '3'))).toBe(2);
    expect(selectionInNewPlan(plan('1', '2'), 0, plan('1', '2'))).toBe(0);
  });

  it('loses what has been paid meanwhile and takes nothing in its place', () => {
    expect(selectionInNewPlan(plan('1', '2', '3'), 2, plan('2', '3'))).toBe(1);
  });

  it('begins again when all that was chosen is gone', () => {
    expect(selectionInNewPlan(plan('1', '2', '3'), 1, plan('2', '3'))).toBe(1);
    expect(selectionInNewPlan(plan('1'), 1, [])).toBe(0);
  });

  it('never reaches beyond the plan', () => {
    expect(selectionInNewPlan(plan('1', '2', '3'), 3, plan('1', '2'))).toBe(2);
  });

  it('never grows, not even when the periods have no numbers', () => {
    expect(selectionInNewPlan(plan('', '', ''), 1, plan('', '', ''))).toBe(1);
  });
});
