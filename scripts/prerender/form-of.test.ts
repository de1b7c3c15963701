import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { problemList } from '@/platform/api/contract/complaints';
import { loanDetails } from '@/platform/api/contract/loan';
import { loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import { extensionDetail, generateVirtualAccount, installmentPlan } from '@/platform/api/contract/repayment';
import type { CallDefinition } from '@/platform/api/define-call';
import { readByForm } from '@/platform/preview/read-by-form';
import { hostileAnswers } from '../../tests/support/hostile-answers';
import { formOf } from './form-of';

const calls: readonly CallDefinition[] = [
  loanDetails,
  installmentPlan,
  extensionDetail,
  loanConfirmDetail,
  problemList,
];

/** What a reader makes of an answer. */
function read(work: () => unknown): unknown {
  try {
    return { output: work() };
  } catch {
    return 'refused';
  }
}

function expectSame({ answer: schema }: CallDefinition, answer: unknown): boolean {
  const { success, output } = v.safeParse(schema, answer);
  expect(read(() => readByForm(formOf(schema), answer))).toEqual(success ? { output } : 'refused');
  return success;
}

describe('an answer read by its form', () => {
  it.each(calls)('$name: as its schema reads it, whatever it holds', (call) => {
    let taken = 0;
    fc.assert(fc.property(hostileAnswers(call), (answer) => void (taken += Number(expectSame(call, answer)))));
    expect(taken).toBeGreaterThan(0);
  });

  it.each([undefined, null, 'x', 7, [], [[]]])('refuses %j where fields should be, as the schema does', (answer) => {
    for (const call of calls) expectSame(call, answer);
  });

  it('is not made for more than the blocks', () => {
    expect(() => formOf(generateVirtualAccount.answer)).toThrow('No form is made of');
  });
});
