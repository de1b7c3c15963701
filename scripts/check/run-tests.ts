// The steps of npm test and npm run check that run tests. Their reporter prints nothing for a test that passes, the
// progress on a terminal, and for a failing test the command that runs it alone.
import { findChromium } from '../lib/programs';
import { run } from '../lib/run';

const reporter = './scripts/check/reporter.ts';

/** @throws Error when a test fails */
export function runVitest(args: readonly string[] = [], env: Record<string, string> = {}): void {
  run('vitest', ['run', `--reporter=${reporter}`, ...args], env);
}

/** @throws Error when a test fails, or when there is no browser */
export function runPlaywright(args: readonly string[], env: Record<string, string> = {}): void {
  if (findChromium() === null) throw new Error('There is no Chromium, so the browser tests cannot run.');
  run('playwright', ['test', `--reporter=${reporter}`, ...args], env);
}
