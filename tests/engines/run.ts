// npm run test:engines [-- chromium92 webkit …]: the same journey in every engine, on both builds, as one table.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { run } from '../../scripts/lib/run';
import { type Backend, openDemo, openProduction } from './backends';
import type { Driver } from './driver';
import { type Engine, engines } from './engines';
import { handOf } from './hand';
import { journey, type Step } from './journey';
import { type Outcome, table } from './table';

const pictures = 'test-results/engines';

type Build = 'demo' | 'production';

async function runStep(step: Step, driver: Driver, backend: Backend, engine: Engine, picture: string): Promise<Outcome> {
  const started = performance.now();
  const complained = driver.complaints().length;
  const show = async (name: string) => writeFile(`${pictures}/${picture}-${name}.png`, await driver.screenshot());
  try {
    const visit = async (...place: Parameters<Backend['address']>) => driver.open(await backend.address(...place));
    const remark = await step.run({ driver, hand: handOf(driver), visit, stop: backend.stop, start: backend.start, hasWorker: engine.hasWorker, show });
    const complaints = driver.complaints().slice(complained);
    if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join(' | ')}`);
    return { passed: true, ms: performance.now() - started, note: remark ?? '' };
  } catch (error) {
    await show(`failed-${journey.indexOf(step) + 1}`).catch(() => undefined);
    return { passed: false, ms: performance.now() - started, note: error instanceof Error ? error.message : String(error) };
  }
}

/** Runs the journey in one engine. One that cannot be had, or does not start, fails all of it. */
async function runEngine(name: string, engine: Engine, builds: Map<Build, Backend>): Promise<{ version: string; outcomes: Map<string, Outcome> }> {
  const outcomes = new Map<string, Outcome>();
  let driver: Driver | undefined;
  let version = '';
  try {
    engine.ensure();
    for (const [build, backend] of builds) {
      // A browser of its own for each build: nothing of one is left for the other.
      driver = await engine.start();
      version = driver.version;
      for (const step of journey) {
        if (step.isOfDemo && build !== 'demo') continue;
        const outcome = await runStep(step, driver, backend, engine, `${name}-${build}`);
        outcomes.set(`${build}: ${step.name}`, outcome);
        console.log(`${outcome.passed ? '✓' : '✗'} ${name} · ${build}: ${step.name} (${(outcome.ms / 1000).toFixed(1)} s) ${outcome.note}`);
      }
      await driver.close();
      driver = undefined;
    }
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    console.log(`✗ ${name}: ${note}`);
    outcomes.set('starts', { passed: false, ms: 0, note });
  } finally {
    await driver?.close();
  }
  return { version: version || 'not to be had', outcomes };
}

function chosen(): [string, Engine][] {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in engines));
  if (unknown.length > 0) throw new Error(`There is no engine ${unknown.join(', ')}; there are ${Object.keys(engines).join(', ')}.`);
  return Object.entries(engines).filter(([name]) => names.length === 0 || names.includes(name));
}

async function main(): Promise<void> {
  const wanted = chosen();
  if (!existsSync('dist-demo')) run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
  if (!existsSync('dist')) run('vite', ['build', '--logLevel', 'warn']);
  await mkdir(pictures, { recursive: true });
  const builds = new Map<Build, Backend>([
    ['demo', await openDemo()],
    ['production', await openProduction()],
  ]);
  const columns: { name: string; version: string; outcomes: Map<string, Outcome> }[] = [];
  for (const [name, engine] of wanted) columns.push({ name, ...(await runEngine(name, engine, builds)) });
  for (const backend of builds.values()) await backend.close();
  const rows = [...builds.keys()].flatMap((build) => journey.filter(({ isOfDemo }) => !isOfDemo || build === 'demo').map((step) => `${build}: ${step.name}`));
  console.log(`\n${table(rows, columns)}\n\nPictures: ${pictures}`);
  const failures = columns.flatMap(({ outcomes }) => [...outcomes.values()].filter(({ passed }) => !passed));
  if (failures.length > 0) process.exitCode = 1;
}

await main();
