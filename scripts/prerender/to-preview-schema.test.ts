import { hostileAnswers } from '@tests/support/hostile-answers';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseWithSchema } from '@/boot/preview/preview-schema';
import { problemList } from '@/platform/api/contract/complaints';
import { loanDetails } from '@/platform/api/contract/loan';
import { loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import { extensionDetail, generateVirtualAccount, installmentPlan } from '@/platform/api/contract/repayment';
import type { CallDefinition } from '@/platform/api/define-call';
import { toPreviewSchema } from './to-preview-schema';

const calls: readonly CallDefinition[] = [
  loanDetails,
  installmentPlan,
  extensionDetail,
  loanConfirmDetail,
  problemList,
];

/** The parsed answer, or that it was refused. */
function resultOf(work: () => unknown): unknown {
  try {
    return { output: work() };
  } catch {
    return 'refused';
  }
}

function expectSame({ answer: schema }: CallDefinition, answer: unknown): boolean {
  const { success, output } = v.safeParse(schema, answer);
  expect(resultOf(() => parseWithSchema(toPreviewSchema(schema), answer))).toEqual(success ? { output } : 'refused');
  return success;
}

describe('parseWithSchema', () => {
  it.each(calls)('parses any answer to $name as valibot does', (call) => {
    let accepted = 0;
    fc.assert(fc.property(hostileAnswers(call), (answer) => void (accepted += Number(expectSame(call, answer)))));
    expect(accepted).toBeGreaterThan(0);
  });

  it.each([undefined, null, 'x', 7, [], [[]]])('refuses %j in the place of an object, as valibot does', (answer) => {
    for (const call of calls) expectSame(call, answer);
  });

  it('cannot parse a schema with other parts', () => {
    expect(() => toPreviewSchema(generateVirtualAccount.answer)).toThrow('The preview cannot parse the schema');
  });
});
