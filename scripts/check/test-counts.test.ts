import { describe, expect, it } from 'vitest';
import { judgeBrowserRun } from './test-counts';

function reportOf(titles: string[]) {
  const specs = titles.map((title) => ({ title, tests: [{ status: 'flaky' }, { status: 'expected' }] }));
  return { stats: { expected: 400, unexpected: 1, flaky: titles.length }, suites: [{ suites: [{ specs }] }] };
}

describe('a run of the browser tests', () => {
  it.each([
    [[], { passed: 400, failed: 1 }],
    [['a', 'b'], { passed: 402, failed: 1 }],
    [['a', 'b', 'c'], { passed: 400, failed: 4 }],
  ])('with second tries %j counts %j, and names them', (secondTries, counts) => {
    expect(judgeBrowserRun(reportOf(secondTries))).toEqual({ ...counts, secondTries });
  });

  it('is not made up from a file of another kind', () => {
    expect(() => judgeBrowserRun({ numPassedTests: 400 })).toThrow('stats');
  });
});
