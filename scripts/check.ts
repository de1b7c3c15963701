// npm test: checks everything that would stop a release, in minutes. npm run test:all: the checks that npm test leaves out.
// npm run check -- full: both, and what is too long for every change. npm run check -- types lint: these steps alone.
import { availableParallelism } from 'node:os';
import { checkBudget } from './check/budget';
import { checkContract } from './check/contract';
import { checkCatalogs, checkRouteTree } from './check/generated';
import { buildImages } from './check/images';
import { checkNativeKit } from './check/native';
import { checkOutput } from './check/output';
import { clearCounts, readCounts } from './check/progress';
import { runSteps, type Step } from './check/run-steps';
import { expectSameFiles } from './check/same-files';
import { ensureChromium, ensureHeadlessShell, findChromium } from './lib/chromium';
import { ensureNginx } from './lib/nginx';
import { run, runBeside } from './lib/run';

/** Where every change is checked no program may be missing; elsewhere the checks that can run do, and the rest is named. */
const isCi = Boolean(process.env['CI']);

/** A step that runs a tool which prints only what is wrong. */
const tool =
  (command: string, ...args: string[]) =>
  async () => {
    await runBeside(command, args);
  };

function build(outDir: string, options: readonly string[] = [], switches: Record<string, string> = {}): Step {
  return {
    run: () => runBeside('vite', ['build', '--outDir', outDir, '--logLevel', 'warn', ...options], switches),
    // It reads the texts and routes that these two may write.
    after: ['routes', 'catalogs'],
  };
}

const inFolder = { VITE_BASE_PATH: '/app/' };
const withWorker = { VITE_SERVICE_WORKER: 'on' };

/** Installs a program that some steps need. @throws Error in CI only; elsewhere it says what stays unchecked */
async function install(ensure: () => unknown): Promise<string | void> {
  try {
    await ensure();
  } catch (error) {
    if (isCi) throw error;
    return `${error instanceof Error ? error.message : String(error)} The tests that need it are left out.`;
  }
}

const chromium: Step = {
  run: () =>
    install(async () => {
      await ensureChromium();
      await ensureHeadlessShell();
    }),
};

function playwright(...args: string[]): void {
  if (findChromium() === null) throw new Error('There is no Chromium, so the browser tests cannot run.');
  run('playwright', ['test', '--reporter', './scripts/check/playwright-reporter.ts', ...args]);
}

/** What `npm test` runs: whatever would stop a release. The browser tests among it have the tag @journey. */
const release: Record<string, Step> = {
  chromium,
  routes: { run: checkRouteTree },
  catalogs: { run: checkCatalogs, after: ['routes'] },
  types: { run: tool('tsc', '--noEmit'), after: ['routes'] },
  format: { run: tool('oxfmt', '--check') },
  unused: { run: tool('knip'), after: ['routes'] },
  build: build('dist'),
  demo: build('dist-demo', ['--mode', 'demo']),
  worker: build('dist-worker', [], withWorker),
  lint: { run: tool('oxlint', '--type-aware', '--deny-warnings'), after: ['routes'] },
  output: { run: () => checkOutput('dist'), after: ['build'] },
  budget: { run: () => checkBudget('dist', 'dist-worker'), after: ['build', 'worker'] },
  unit: {
    run: () =>
      run('vitest', [
        'run',
        '--project',
        'rules',
        '--project',
        'screens',
        '--reporter',
        './scripts/check/vitest-reporter.ts',
      ]),
    isAlone: true,
  },
  journeys: {
    run: () => playwright('--grep', '@journey'),
    isAlone: true,
    after: ['chromium', 'build', 'demo', 'worker'],
  },
};

/** What `npm run test:all` runs: every other browser test, and what fails seldom. */
const rest: Record<string, Step> = {
  chromium,
  nginx: { run: () => install(ensureNginx) },
  build: build('dist'),
  demo: build('dist-demo', ['--mode', 'demo']),
  worker: build('dist-worker', [], withWorker),
  // The product in a folder of its host, with reports; and the demo in a folder.
  folder: build('dist-folder', [], { ...inFolder, ...withWorker, VITE_REPORT_URL: '/gateway/reports' }),
  'folder-demo': build('dist-folder-demo', ['--mode', 'demo'], inFolder),
  // The same commit gives the same bytes, whenever it is built.
  again: {
    run: async () => {
      const printed = await runBeside('vite', ['build', '--outDir', 'dist-again', '--logLevel', 'warn']);
      expectSameFiles('dist', 'dist-again');
      expectSameFiles('dist-maps', 'dist-again-maps');
      return printed;
    },
    after: ['build'],
  },
  contract: { run: checkContract },
  browser: {
    run: () => playwright('--grep-invert', '@journey'),
    isAlone: true,
    after: ['chromium', 'nginx', 'build', 'demo', 'worker', 'folder', 'folder-demo'],
  },
};

/** What `npm run check -- full` adds to both before a release: minutes each, and programs that only these steps need. */
const full: Record<string, Step> = {
  image: { run: buildImages },
  native: { run: checkNativeKit },
  fuzz: { run: () => run('tsx', ['scripts/fuzz.ts']), isAlone: true },
  matrix: { run: () => run('tsx', ['scripts/matrix.ts']), isAlone: true },
  kill: { run: () => run('tsx', ['tests/kill/kill.ts']), isAlone: true, after: ['chromium', 'build'] },
  engines: { run: () => run('tsx', ['tests/engines/run.ts']), isAlone: true, after: ['chromium', 'build', 'demo'] },
  access: { run: () => run('tsx', ['scripts/access.ts']), isAlone: true, after: ['chromium'] },
};

const steps = { ...release, ...rest, ...full };

/** @throws Error naming a step that does not exist */
function choose(names: readonly string[]): Record<string, Step> {
  if (names.length === 0) return release;
  if (names.length === 1 && names[0] === 'all') return rest;
  if (names.length === 1 && names[0] === 'full') return steps;
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}.`);
  return Object.fromEntries(Object.entries(steps).filter(([name]) => names.includes(name)));
}

const chosen = choose(process.argv.slice(2));
clearCounts();
const startedAt = performance.now();
const { seconds, failed } = await runSteps(chosen, availableParallelism(), console.log);

const slowest = Object.entries(seconds)
  .sort(([, one], [, other]) => other - one)
  .slice(0, 5)
  .map(([name, time]) => `${name} ${Math.round(time)} s`);
console.log(
  `\n${Math.round((performance.now() - startedAt) / 1000)} s on ${availableParallelism()} processors; longest: ${slowest.join(', ')}`,
);
const counts = readCounts();
// A step that fails without a failing test (types, lint, a build) counts as one failure.
console.log(`${counts.passed} passed, ${failed === null ? counts.failed : Math.max(1, counts.failed)} failed`);
if (failed !== null) process.exitCode = 1;
