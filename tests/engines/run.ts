// npx tsx tests/engines/run.ts [chromium92 webkit …]: the same journey in every engine, on both builds, as one table.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { within } from '@/platform/browser/wait';
import { run } from '../../scripts/lib/run';
import { borrowerOf } from '../e2e/support/scenario';
import { openMockServer, openSite } from '../support/site';
import type { Driver } from './driver';
import { type Engine, engines } from './engines';
import { journey, type Step } from './journey';
import { patientDriver } from './patient-driver';

const pictures = 'test-results/engines';

type Build = 'demo' | 'production';
type Backend = Awaited<ReturnType<typeof openBackend>>;

/** A build under the headers it is shipped with: the production build against a mock server, the demo has it inside. */
async function openBackend(build: Build) {
  const server = build === 'production' ? await openMockServer() : undefined;
  const directory = build === 'demo' ? 'dist-demo' : 'dist';
  const site = await openSite({ directory, ...(server && { gateway: server.origin }) });
  return {
    ...site,
    /** @returns the address that opens a page of a scenario for a borrower no one else is */
    async address(scenario: string, path: string, inputs: Record<string, string> = {}): Promise<string> {
      const { launch, path: pathOf } = borrowerOf(scenario);
      await server?.settings(launch.deviceId, { demo: scenario });
      return site.origin + pathOf(path, { ...(server ? {} : { demo: scenario }), ...inputs });
    },
    async close(): Promise<void> {
      await site.stop();
      server?.close();
    },
  };
}

const rowOf = (build: Build, step: Step) => `${build}: ${step.name}`;
const stepsOn = (build: Build) => journey.filter(({ isOfDemo }) => !isOfDemo || build === 'demo');

const longest = 120_000;

const inTime = <Value>(work: Promise<Value>): Promise<Value> =>
  within(
    longest,
    () => new Error(`it took longer than ${longest / 1000} s`),
    () => work,
  );

type Outcome = {
  passed: boolean;
  ms: number;
  /** Why it failed; of a step that passed, a remark. */
  note: string;
};

type Column = { name: string; version: string; outcomes: ReadonlyMap<string, Outcome> };

function cell(outcome: Outcome | undefined): string {
  // What was not run has not passed.
  if (!outcome) return '✗ not run';
  const { passed, ms, note } = outcome;
  if (!passed) return '✗';
  return `✓ ${(ms / 1000).toFixed(1)} s${note === '' ? '' : `, ${note}`}`;
}

/** Engine against step, in Markdown, so that the last run can be in the documentation as it is. */
function table(rows: readonly string[], columns: readonly Column[]): string {
  const head = ['', ...columns.map(({ name, version }) => `${name} (${version})`)];
  const body = rows.map((row) => [row, ...columns.map(({ outcomes }) => cell(outcomes.get(row)))]);
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

async function runStep(
  step: Step,
  driver: Driver,
  backend: Backend,
  hasWorker: boolean,
  picture: string,
): Promise<Outcome> {
  const started = performance.now();
  const complained = (await driver.complaints()).length;
  const show = async (name: string) => writeFile(`${pictures}/${picture}-${name}.png`, await driver.screenshot());
  try {
    const visit = async (...place: Parameters<Backend['address']>) => driver.open(await backend.address(...place));
    const hand = patientDriver(driver);
    const context = { driver, hand, visit, stop: backend.stop, start: backend.start, hasWorker, show };
    const remark = await inTime(step.run(context));
    const complaints = (await driver.complaints())
      .slice(complained)
      .filter((complaint) => !step.complaints?.test(complaint));
    if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join(' | ')}`);
    return { passed: true, ms: performance.now() - started, note: remark ?? '' };
  } catch (error) {
    await show(`failed-${journey.indexOf(step) + 1}`).catch(() => undefined);
    const note = error instanceof Error ? error.message : String(error);
    return { passed: false, ms: performance.now() - started, note };
  }
}

async function runJourney(
  name: string,
  engine: Engine,
  driver: Driver,
  build: Build,
  backend: Backend,
): Promise<[string, Outcome][]> {
  const outcomes: [string, Outcome][] = [];
  for (const step of stepsOn(build)) {
    // Production is built without one unless it is asked for.
    const hasWorker = engine.hasWorker && build === 'demo';
    const outcome = await runStep(step, driver, backend, hasWorker, `${name}-${build}`);
    outcomes.push([rowOf(build, step), outcome]);
    console.log(
      `${outcome.passed ? '✓' : '✗'} ${name} · ${rowOf(build, step)} (${(outcome.ms / 1000).toFixed(1)} s) ${outcome.note}`,
    );
  }
  return outcomes;
}

/** An engine that cannot be had, or does not start, has not passed. */
async function runEngine(name: string, engine: Engine, builds: ReadonlyMap<Build, Backend>): Promise<Column> {
  const outcomes = new Map<string, Outcome>();
  let version = 'not to be had';
  try {
    await engine.ensure();
    for (const [build, backend] of builds) {
      // A browser of its own for each build: nothing of one is left for the other.
      const driver = await engine.start();
      ({ version } = driver);
      for (const [row, outcome] of await runJourney(name, engine, driver, build, backend)) outcomes.set(row, outcome);
      await driver.close();
    }
  } catch (error) {
    console.log(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { name, version, outcomes };
}

function chosen(): [string, Engine][] {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in engines));
  if (unknown.length > 0)
    throw new Error(`There is no engine ${unknown.join(', ')}; there are ${Object.keys(engines).join(', ')}.`);
  return Object.entries(engines).filter(([name]) => names.length === 0 || names.includes(name));
}

async function main(): Promise<void> {
  const wanted = chosen();
  if (!existsSync('dist-demo')) run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
  if (!existsSync('dist')) run('vite', ['build', '--logLevel', 'warn']);
  await mkdir(pictures, { recursive: true });
  const builds = new Map<Build, Backend>([
    ['demo', await openBackend('demo')],
    ['production', await openBackend('production')],
  ]);
  const columns: Column[] = [];
  for (const [name, engine] of wanted) columns.push(await runEngine(name, engine, builds));
  for (const backend of builds.values()) await backend.close();
  const rows = [...builds.keys()].flatMap((build) => stepsOn(build).map((step) => rowOf(build, step)));
  console.log(`\n${table(rows, columns)}\n\nPictures: ${pictures}`);
  const hasPassed = columns.every(({ outcomes }) => rows.every((row) => outcomes.get(row)?.passed));
  if (!hasPassed) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await main();
