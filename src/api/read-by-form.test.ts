import { assert, property } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hostileAnswers } from '../../tests/support/hostile-answers';
import { problemList } from './contract/complaints';
import { loanDetails } from './contract/loan';
import { loanConfirmDetail } from './contract/loan-confirm';
import { extensionDetail, generateVirtualAccount, installmentPlan } from './contract/repayment';
import type { CallDefinition } from './define-call';
import { formOf } from './form-of';
import { readByForm } from './read-by-form';

const calls: readonly CallDefinition[] = [
  loanDetails,
  installmentPlan,
  extensionDetail,
  loanConfirmDetail,
  problemList,
];

function read(work: () => unknown): unknown {
  try {
    return { output: work() };
  } catch {
    return 'refused';
  }
}

describe('an answer read by its form', () => {
  it.each(calls)('$name: as its schema reads it, whatever it holds', (call) => {
    const form = formOf(call.answer);
    let taken = 0;
    assert(
      property(hostileAnswers(call), (answer) => {
        const expected = v.safeParse(call.answer, answer);
        if (expected.success) taken += 1;
        expect(read(() => readByForm(form, answer))).toEqual(
          expected.success ? { output: expected.output } : 'refused',
        );
      }),
    );
    expect(taken).toBeGreaterThan(0);
  });

  it.each([undefined, null, 'x', 7, [], [[]]])('refuses %j where fields should be, as the schema does', (answer) => {
    for (const { answer: schema } of calls) {
      const expected = v.safeParse(schema, answer);
      expect(read(() => readByForm(formOf(schema), answer))).toEqual(
        expected.success ? { output: expected.output } : 'refused',
      );
    }
  });

  it('is not made for more than the blocks', () => {
    expect(() => formOf(generateVirtualAccount.answer)).toThrow('No form is made of');
  });
});
