import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

export const vitestReport = '.cache/vitest.json';
export const playwrightReport = '.cache/playwright.json';

export type Counts = { passed: number; failed: number };

const vitest = v.pipe(
  v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
  v.transform(({ numPassedTests, numFailedTests }): Counts => ({ passed: numPassedTests, failed: numFailedTests })),
);

const playwright = v.pipe(
  v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) }),
  // A test that needed a second try is not one to rely on.
  v.transform(({ stats }): Counts => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
);

/** @returns what the reports written so far add up to */
export function countTests(): Counts {
  const counts = [[vitestReport, vitest] as const, [playwrightReport, playwright] as const]
    .filter(([file]) => existsSync(file))
    .map(([file, schema]) => v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))));
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 });
}
