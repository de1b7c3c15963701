import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

export const vitestReport = '.cache/vitest.json';
export const playwrightReport = '.cache/playwright.json';

export type Counts = { passed: number; failed: number };

const vitest = v.pipe(
  v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
  v.transform(({ numPassedTests, numFailedTests }): Counts => ({ passed: numPassedTests, failed: numFailedTests })),
);

type Suite = {
  specs?: { title: string; tests: { status: string }[] }[] | undefined;
  suites?: Suite[] | undefined;
};

const suite: v.GenericSchema<Suite> = v.object({
  specs: v.optional(v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) }))),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const playwright = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
  suites: v.array(suite),
});

function titlesOfFlaky({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) => tests.filter(({ status }) => status === 'flaky').map(() => title));
  return [...own, ...suites.flatMap(titlesOfFlaky)];
}

/** One stall of a busy machine in half an hour says nothing about the product; more of them say that a test cannot be relied on. */
const tolerated = 2;

const areTooMany = (secondTries: readonly string[]) => secondTries.length > tolerated;

/**
 * What a run of the browser tests comes to, where each had a second try.
 * @param report Playwright's JSON report
 * @returns the counts, and the titles of the tests that passed at the second try only; beyond the tolerated they count as failed
 * @throws when the report is not one
 */
export function judgeBrowserRun(report: unknown): Counts & { secondTries: string[] } {
  const { stats, suites } = v.parse(playwright, report);
  const secondTries = suites.flatMap(titlesOfFlaky);
  const [forgiven, unforgiven] = areTooMany(secondTries) ? [0, secondTries.length] : [secondTries.length, 0];
  return { passed: stats.expected + forgiven, failed: stats.unexpected + unforgiven, secondTries };
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Names the browser tests that needed a second try. @throws when they are too many */
export function checkSecondTries(): void {
  const { secondTries } = judgeBrowserRun(read(playwrightReport));
  for (const title of secondTries) console.log(`Passed at the second try only: ${title}`);
  if (areTooMany(secondTries))
    throw new Error(`${secondTries.length} tests needed a second try; at most ${tolerated} may.`);
}

/** @returns what the reports written so far add up to */
export function countTests(): Counts {
  const counts: Counts[] = [];
  if (existsSync(vitestReport)) counts.push(v.parse(vitest, read(vitestReport)));
  if (existsSync(playwrightReport)) counts.push(judgeBrowserRun(read(playwrightReport)));
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
