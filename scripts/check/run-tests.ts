// The steps of npm test and npm run check that run tests: Vitest and Playwright, with one count of what passed.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../lib/programs';
import { run } from '../lib/run';

/** Each run writes its results into a file of its own here. */
const results = '.cache/test-results';
let runs = 0;

const nextResult = () => path.join(results, `${(runs += 1)}.json`);

/** @throws Error when a test fails */
export function runVitest(...args: string[]): void {
  run('vitest', ['run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${nextResult()}`, ...args]);
}

/** @throws Error when a test fails, or when there is no browser */
export function runPlaywright(args: readonly string[], env: Record<string, string> = {}): void {
  if (findChromium() === null) throw new Error('There is no Chromium, so the browser tests cannot run.');
  run('playwright', ['test', '--reporter=line,json', ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: nextResult(), ...env });
}

/** Removes the results of earlier runs. */
export function clearResults(): void {
  rmSync(results, { recursive: true, force: true });
}

/** The counts in the JSON of the two tools. */
type Result = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; flaky: number; unexpected: number };
};

/** @returns how many tests passed and failed since `clearResults` */
export function countTests(): { passed: number; failed: number } {
  const files = existsSync(results) ? readdirSync(results) : [];
  const counts = { passed: 0, failed: 0 };
  for (const file of files) {
    const result = JSON.parse(readFileSync(path.join(results, file), 'utf8')) as Result;
    const { numPassedTests = 0, numFailedTests = 0, stats = { expected: 0, flaky: 0, unexpected: 0 } } = result;
    counts.passed += numPassedTests + stats.expected + stats.flaky;
    counts.failed += numFailedTests + stats.unexpected;
  }
  return counts;
}
