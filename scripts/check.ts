// npm test, npm run test:all, npm run check: runs the checks that can stop a release, the other ones, or steps by name
// (`npm run check -- types lint`; `full` is all of them). `--write` writes the tables of matrix, access and kill into
// docs/. `switches FILE` checks an operator's file.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { measure } from '@contract/conformance/meter';
import { registry } from '@contract/conformance/registry';
import { coverageTable, findExcesses, findGaps, markTable } from '../contract/server/verdict';
import { walkMocks } from '../contract/server/walks';
import { checkBudget } from './check/budget';
import { checkCatalogs, checkRouteTree, checkSwitches, buildProductAlone } from './check/files';
import { checkOutput } from './check/output';
import { clearCounts, readCounts } from './check/reporter';
import { runPlaywright, runVitest } from './check/run-tests';
import { runSteps, type Step } from './check/steps';
import { checkAccess, checkFaultMatrix, takeGallery } from './check/tables';
import { ensureChromium, ensureHeadlessShell, ensureNginx } from './lib/programs';
import { run, runBeside } from './lib/run';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

/**
 * In CI a missing program fails the run; elsewhere the steps that need it are named and left out.
 */
const isCi = Boolean(process.env['CI']);

/** The work of a step that runs a tool; its output is printed only if it fails. */
const runTool =
  (command: string, ...args: string[]) =>
  async () => {
    await runBeside(command, args);
  };

function build(outDir: string, options: readonly string[] = [], switches: Record<string, string> = {}): Step {
  return {
    run: () => runBeside('vite', ['build', '--outDir', outDir, '--logLevel', 'warn', ...options], switches),
    // These two may write the texts and routes that the build reads.
    after: ['routes', 'catalogs'],
  };
}

const inFolder = { VITE_BASE_PATH: '/app/' };
const withWorker = { VITE_SERVICE_WORKER: 'on' };

/**
 * Installs a program that some steps need.
 * @returns without it, which tests are left out
 * @throws Error in CI instead
 */
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

/**
 * Makes every call of the contract against the mock backend, in every market, and compares requests and answers with
 * the contract. `npm run contract` checks a running server.
 * @throws Error naming each call that differs from the contract, and each charge above the caps of its market
 */
async function checkContract(): Promise<void> {
  const measured = (await walkMocks()).map(({ name, observations, excess }) => ({
    name,
    excess,
    meter: measure(registry, observations),
  }));
  console.table(markTable(measured));
  console.table(coverageTable(measured));
  const gaps = [...findGaps(measured), ...findExcesses(measured)];
  if (gaps.length > 0) throw new Error(`The contract is not covered, or a cap is exceeded:\n  ${gaps.join('\n  ')}`);
}

/** The steps of `npm test`: everything that can stop a release. Its browser tests have the tag @journey. */
const releaseSteps: Record<string, Step> = {
  chromium,
  routes: { run: checkRouteTree },
  catalogs: { run: checkCatalogs, after: ['routes'] },
  types: { run: runTool('tsc', '--noEmit'), after: ['routes'] },
  format: { run: runTool('oxfmt', '--check') },
  unused: { run: runTool('knip'), after: ['routes'] },
  build: build('dist'),
  demo: build('dist-demo', ['--mode', 'demo']),
  worker: build('dist-worker', [], withWorker),
  lint: { run: runTool('oxlint', '--type-aware', '--deny-warnings'), after: ['routes'] },
  output: { run: () => checkOutput('dist', 'dist-demo'), after: ['build', 'demo'] },
  budget: { run: () => checkBudget('dist', 'dist-worker'), after: ['build', 'worker'] },
  unit: {
    run: () => runVitest(),
    isAlone: true,
  },
  journeys: {
    run: () => runPlaywright(['--grep', '@journey']),
    isAlone: true,
    after: ['chromium', 'build', 'demo', 'worker'],
  },
};

/** Two hundred loans, of which all pages and papers say what is true; every hostile answer on every page. */
function tellStories(): void {
  run('vitest', ['run', 'src/boot/one-story.test.tsx', 'src/boot/hostile-answers.test.tsx'], { PROPERTY_RUNS: '200' });
}

/** The steps of `npm run test:all`: the other browser tests, and checks that rarely fail. */
const otherSteps: Record<string, Step> = {
  chromium,
  nginx: { run: () => install(ensureNginx) },
  build: build('dist'),
  demo: build('dist-demo', ['--mode', 'demo']),
  worker: build('dist-worker', [], withWorker),
  // The product in a folder of its host, with reports, and the demo in a folder.
  folder: build('dist-folder', [], { ...inFolder, ...withWorker, VITE_REPORT_URL: '/gateway/reports' }),
  'folder-demo': build('dist-folder-demo', ['--mode', 'demo'], inFolder),
  // Two builds of a commit have the same bytes.
  again: { run: buildProductAlone, after: ['build'] },
  contract: { run: checkContract },
  // The tales of loans and the hostile answers; `npm test` has a few.
  stories: { run: tellStories, isAlone: true },
  browser: {
    run: () => runPlaywright(['--grep-invert', '@journey']),
    isAlone: true,
    after: ['chromium', 'nginx', 'build', 'demo', 'worker', 'folder', 'folder-demo'],
  },
};

/** Builds the images of deploy/Dockerfile. @returns the result, or why it was left out */
async function buildImages(): Promise<string> {
  const engine = spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { encoding: 'utf8' });
  if (engine.status !== 0) return 'Left out: no Docker engine runs here, so no image was built.';
  for (const target of ['app', 'mock-server'])
    await runBeside('docker', ['build', '--file', 'deploy/Dockerfile', '--target', target, '.']);
  return `Docker ${engine.stdout.trim()} built app and mock-server.`;
}

/**
 * Runs the property tests, a million histories of payments (tests/payments, two hundred for each case of a property),
 * random sequences of writes, and random walks over the pages of payments, all with new cases. The printed seed repeats
 * a run.
 */
function fuzz(): void {
  const { PROPERTY_SEED = String(Date.now() % 2 ** 31), PROPERTY_RUNS = '5000' } = process.env;
  console.log(`PROPERTY_SEED=${PROPERTY_SEED} PROPERTY_RUNS=${PROPERTY_RUNS} npm run check -- fuzz repeats this run.`);
  const settings = { PROPERTY_SEED, PROPERTY_RUNS };
  run('vitest', ['run', '--project=rules', '--exclude=tests/delivery/**'], settings);
  // A process for each thousand, so that a failure is printed soon.
  for (let done = 0; done < 2 * Number(PROPERTY_RUNS); done += 1_000)
    run('vitest', ['run', 'tests/delivery'], {
      PROPERTY_SEED: String(Number(PROPERTY_SEED) + done),
      PROPERTY_RUNS: String(Math.min(1_000, 2 * Number(PROPERTY_RUNS) - done)),
    });
  // A walk takes longer than a thousand cases of a property.
  const walks = Math.ceil(Number(PROPERTY_RUNS) / 2);
  for (let done = 0; done < walks; done += 250)
    run('vitest', ['run', '--project=walks'], {
      PROPERTY_SEED: String(Number(PROPERTY_SEED) + done),
      PROPERTY_RUNS: String(Math.min(250, walks - done)),
    });
}

const kill = ['tests/kill/kill.ts', ...(values.write ? ['--write'] : [])];

/**
 * The further steps of `npm run check -- full` before a release. Each takes minutes, and some need other programs.
 */
const fullSteps: Record<string, Step> = {
  image: { run: buildImages },
  fuzz: { run: fuzz, isAlone: true },
  matrix: { run: () => checkFaultMatrix(values.write), isAlone: true },
  kill: { run: () => run('tsx', kill), isAlone: true, after: ['chromium', 'build'] },
  engines: { run: () => run('tsx', ['tests/engines/run.ts']), isAlone: true, after: ['chromium', 'build', 'demo'] },
  access: { run: () => checkAccess(values.write), isAlone: true, after: ['chromium'] },
};

/** Runs only by name: it checks nothing, but makes pictures that people look at. */
const gallery: Step = { run: takeGallery, isAlone: true, after: ['chromium', 'demo'] };

/** @throws Error naming a step that does not exist */
function chooseSteps(names: readonly string[]): Record<string, Step> {
  if (names.length === 0) return releaseSteps;
  if (names.length === 1 && names[0] === 'all') return otherSteps;
  const [first, file] = names;
  if (first === 'switches' && file !== undefined) return { switches: { run: () => checkSwitches(file) } };
  const every = { ...releaseSteps, ...otherSteps, ...fullSteps };
  if (names.length === 1 && names[0] === 'full') return every;
  const steps = { ...every, gallery };
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}.`);
  return Object.fromEntries(Object.entries(steps).filter(([name]) => names.includes(name)));
}

const chosen = chooseSteps(positionals);
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
