// @vitest-environment node
import type { TestCase, TestResult } from '@playwright/test/reporter';
import type * as vitest from 'vitest/node';
import QuietReporter, { quoted } from './reporter';

/** A reporter and its output. */
function recording(isTTY: boolean) {
  const written: string[] = [];
  const reporter = new QuietReporter({ stream: { isTTY, write: (text: string) => Boolean(written.push(text)) } });
  return { written, reporter };
}

/** As much of a test of Vitest, and of one of Playwright, as is read. */
const unitTest = (state: 'passed' | 'failed' | 'skipped') =>
  ({
    name: 'adds (two)',
    fullName: 'sum > adds (two)',
    module: { relativeModuleId: 'a.test.ts' },
    result: () => ({ state, errors: [{ message: 'expected 2, got 3' }] }),
  }) as unknown as vitest.TestCase;
const browserTest = (isOk: boolean) =>
  ({
    ok: () => isOk,
    titlePath: () => ['', 'production', 'a.spec.ts', 'pays'],
    location: { file: 'tests/e2e/a.spec.ts', line: 12 },
  }) as unknown as TestCase;
const result = { status: 'failed', errors: [{ message: 'no button', snippet: 'page.click()' }] } as TestResult;

describe('the reporter of npm test', () => {
  it('prints nothing for passing and skipped tests without a terminal', () => {
    const { written, reporter } = recording(false);
    reporter.onTestCaseResult(unitTest('passed'));
    reporter.onTestCaseResult(unitTest('skipped'));
    reporter.onTestEnd(browserTest(true), { ...result, status: 'passed' });
    expect(written.join('')).toBe('');
  });

  it('prints its progress on a terminal', () => {
    const { written, reporter } = recording(true);
    reporter.onTestCaseResult(unitTest('passed'));
    expect(written.at(-1)).toBe('1 of 0');
  });

  it('prints a failing test with its message and the command that runs it alone', () => {
    vi.stubEnv('FAULTS', 'all');
    for (const name of ['PROPERTY_SEED', 'PROPERTY_RUNS']) vi.stubEnv(name, undefined);
    const { written, reporter } = recording(false);
    reporter.onTestCaseResult(unitTest('failed'));
    reporter.onTestEnd(browserTest(false), result);
    expect(written).toEqual([
      '\n✗ a.test.ts > sum > adds (two)\nexpected 2, got 3\n' +
        "  Run it alone: FAULTS=all npx vitest run a.test.ts -t 'adds \\(two\\)'\n\n",
      '\n✗ tests/e2e/a.spec.ts:12 (production) > pays\nno button\npage.click()\n' +
        '  Run it alone: npx playwright test tests/e2e/a.spec.ts:12 --project=production\n\n',
    ]);
  });

  it('quotes arguments for a shell', () => {
    expect(quoted("two words, and it's one")).toBe(`'two words, and it'\\''s one'`);
  });
});
