// npm run check: what runs on every change, and where its time went.
// Names as arguments run only those steps: npm run check -- types lint
// npm run check -- full adds what is too long for every change: fresh random cases, whole matrices, kills, engines.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { checkBudget } from './check/budget';
import { checkContract } from './check/contract';
import { checkCatalogs, checkRouteTree } from './check/generated';
import { buildImages } from './check/images';
import { checkNativeKit } from './check/native';
import { checkOutput } from './check/output';
import { runSteps, type Step } from './check/run-steps';
import { expectSameFiles } from './check/same-files';
import { checkSecondTries, countTests, playwrightReport, vitestReport } from './check/test-counts';
import { findChromium } from './lib/chromium';
import { findNginx } from './lib/nginx';
import { run, runBeside } from './lib/run';

const names = process.argv.slice(2);

/**
 * Whether the browser looks at what only the demo has, too: the stage, the tour, the desk, and every page with the eyes of people
 * who see, hear or move otherwise. That takes nearly as long as all its other tests, so it waits until somebody asks for these tests
 * by name, or for everything, as CI does; the demo's journeys do not wait.
 */
const isWithDemo = process.env['REQUIRE_ALL'] === 'true' || names.length > 0;

function unitTests(): void {
  run('vitest', [
    'run',
    '--project',
    'rules',
    '--project',
    'screens',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]);
}

function buildInFolder(options: readonly string[], switches: Record<string, string>): Promise<string> {
  return runBeside('vite', ['build', ...options, '--logLevel', 'warn'], { VITE_BASE_PATH: '/app/', ...switches });
}

function browserTests(): void {
  if (findChromium() === null)
    throw new Error(
      'The browser tests did not run: there is no Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  // The pattern is read against a test's project, file, titles and tags.
  run('playwright', ['test', '--grep-invert', isWithDemo ? '@full' : '@full|^demo ']);
  checkSecondTries();
}

const onEveryChange: Record<string, Step> = {
  routes: { run: checkRouteTree },
  catalogs: { run: checkCatalogs, after: ['routes'] },
  types: { run: () => runBeside('tsc', ['--noEmit']), after: ['routes'] },
  format: { run: () => runBeside('oxfmt', ['--check']) },
  unused: { run: () => runBeside('knip', []), after: ['routes'] },
  // Reads the texts and routes that the first two may write.
  build: { run: () => runBeside('vite', ['build', '--logLevel', 'warn']), after: ['routes', 'catalogs'] },
  demo: {
    run: () => runBeside('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']),
    after: ['routes', 'catalogs'],
  },
  worker: {
    run: () =>
      runBeside('vite', ['build', '--outDir', 'dist-worker', '--logLevel', 'warn'], { VITE_SERVICE_WORKER: 'on' }),
    after: ['routes', 'catalogs'],
  },
  // The product once more, in a folder of its host, and reporting.
  folder: {
    run: () =>
      buildInFolder(['--outDir', 'dist-folder'], { VITE_SERVICE_WORKER: 'on', VITE_REPORT_URL: '/gateway/reports' }),
    after: ['routes', 'catalogs'],
  },
  lint: { run: () => runBeside('oxlint', ['--type-aware', '--deny-warnings']), after: ['routes'] },
  output: { run: () => checkOutput('dist'), after: ['build'] },
  budget: { run: () => checkBudget('dist', 'dist-worker'), after: ['build', 'worker'] },
  unit: { run: unitTests, isAlone: true },
  e2e: { run: browserTests, isAlone: true, after: ['build', 'demo', 'worker', 'folder'] },
};

const tooLong: Record<string, Step> = {
  // The mock backend is walked in the unit tests as well; here for its tables, and for a real server.
  contract: { run: checkContract },
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
  'folder-demo': {
    run: () => buildInFolder(['--mode', 'demo', '--outDir', 'dist-folder-demo'], {}),
    after: ['routes', 'catalogs'],
  },
  'e2e-full': {
    run: () => run('playwright', ['test', '--grep', '@full']),
    isAlone: true,
    after: ['build', 'demo', 'worker', 'folder', 'folder-demo'],
  },
  image: { run: buildImages },
  native: { run: checkNativeKit },
  fuzz: { run: () => run('tsx', ['scripts/fuzz.ts']), isAlone: true },
  matrix: { run: () => run('tsx', ['scripts/matrix.ts']), isAlone: true },
  access: { run: () => run('tsx', ['scripts/access.ts']), isAlone: true },
  kill: { run: () => run('tsx', ['tests/kill/kill.ts']), isAlone: true, after: ['build'] },
  engines: { run: () => run('tsx', ['tests/engines/run.ts']), isAlone: true, after: ['build', 'demo'] },
};

const steps = { ...onEveryChange, ...tooLong };

function choose(): Record<string, Step> {
  if (names.length === 0) return onEveryChange;
  const unknown = names.filter((name) => name !== 'full' && !(name in steps));
  if (unknown.length > 0)
    throw new Error(
      `There is no step ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}, and full for all of them.`,
    );
  if (names.includes('full')) return steps;
  return Object.fromEntries(Object.entries(steps).filter(([name]) => names.includes(name)));
}

const chosen = choose();
// Counts of an earlier run are not this one's.
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });
const begun = performance.now();
const { seconds, failed } = await runSteps(chosen, availableParallelism(), console.log);

console.log('\nWhere the time went, in seconds; steps above "unit" run beside each other:');
console.table(Object.fromEntries(Object.entries(seconds).map(([name, time]) => [name, { seconds: Math.round(time) }])));
console.log(
  `All of it took ${Math.round((performance.now() - begun) / 1000)} s on ${availableParallelism()} processors.`,
);
if ('e2e' in chosen && !isWithDemo)
  console.log('Left out: the browser tests of what only the demo has (REQUIRE_ALL=true npm test runs them as well).');
if ('e2e' in chosen && findNginx() === null)
  console.log('Left out: the tests of deploy/nginx.conf, because there is no nginx with its brotli module.');
const counts = countTests();
// A step that fails without a failing test (types, lint, a build) counts as one failure.
console.log(`${counts.passed} passed, ${failed === null ? counts.failed : Math.max(1, counts.failed)} failed`);
if (failed !== null) process.exitCode = 1;
