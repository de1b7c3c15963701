import { hostileAnswers } from '@tests/support/hostile-answers';
import fc from 'fast-check';
import * as v from 'valibot';
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

  it('accepts the answers with a code that the application accepts, and no others', () => {
    const { answer: schema } = generateVirtualAccount;
    let accepted = 0;
    fc.assert(
      fc.property(hostileAnswers(generateVirtualAccount), (answer) => {
        const { success, output } = v.safeParse(schema, answer);
        accepted += Number(success);
        const found = resultOf(() => parseWithSchema(toPreviewSchema(schema), answer));
        // The steps are only checked.
        const shown = success && { output: { ...output, payStep: expect.any(Array) as unknown } };
        expect(found).toEqual(shown || 'refused');
      }),
    );
    expect(accepted).toBeGreaterThan(0);
    const steps = [{ name: 'ATM', steps: ['Go'] }, 'Pay'];
    const answer = { vcode: '1', payStep: steps };
    expect(parseWithSchema(toPreviewSchema(schema), answer)).toMatchObject({ payStep: steps });
    for (const payStep of [[7], [{ name: {}, steps: [] }], [{ name: 'ATM', steps: [1] }], 'Pay'])
      expect(resultOf(() => parseWithSchema(toPreviewSchema(schema), { ...answer, payStep }))).toBe('refused');
  });

  it('cannot parse a schema with other parts', () => {
    expect(() => toPreviewSchema(v.map(v.string(), v.string()))).toThrow('The preview cannot parse the schema map');
  });
});
