// npx tsx tests/mutate/mutate.ts <result.json> [<earlier.json>]: changes the rules in a thousand places, one at a time,
// and counts the changes that a test notices. With an earlier result only what was noticed then is changed again, and
// what no test notices any more is named.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/lib/run';
import { findMutants, type Mutant } from './find-mutants';

type Result = Mutant & { killedBy: string | null };

const areas = ['src/domain', 'src/features/pay', 'src/platform/writes', 'src/platform/storage', 'src/platform/session'];
/** Screens that need the areas most: with all of them a run takes hours. */
const screens = ['complaints', 'pay', 'chat', 'loan'].map((name) => `src/features/${name}`);
/** What runs after what, and the milliseconds that all tests of a step may spend on one mutant. */
const steps = [
  { project: 'rules', folders: [...areas, 'tests/payments'], ms: 6_000, isolate: true },
  { project: 'rules', folders: ['src', 'mocks', 'tests/delivery'], ms: 1_500, isolate: true },
  { project: 'screens', folders: ['src/domain', 'src/platform', 'tests/delivery'], ms: 4_000, isolate: false },
  { project: 'screens', folders: screens, ms: 1_500, isolate: false },
];
const [out = '.cache/mutants.json', earlier] = process.argv.slice(2);

/** The same choice in every run: a generator of Park and Miller. */
function chooseSome<T>(items: readonly T[], count: number): T[] {
  let state = 20_260_101;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  const keyed = items.map((item) => ({ item, key: next() })).sort((one, other) => one.key - other.key);
  return keyed.slice(0, count).map(({ item }) => item);
}

const all = areas.flatMap((area) =>
  readdirSync(area, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(area, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => findMutants(file, readFileSync(file, 'utf8')).mutants),
);
const before = earlier === undefined ? [] : (JSON.parse(readFileSync(earlier, 'utf8')) as Result[]);
const noticed = new Set(before.flatMap(({ key, killedBy }) => (killedBy === null ? [] : [key])));
const chosen = earlier === undefined ? chooseSome(all, 1_000) : all.filter(({ key }) => noticed.has(key));
const mutants = chosen.map((mutant, index): Mutant => ({ ...mutant, id: index + 1 }));

mkdirSync(path.dirname(out), { recursive: true });
const env = { MUTANTS: `${out}.list`, MUTANT_KILLS: path.resolve(`${out}.kills`) };
writeFileSync(env.MUTANTS, JSON.stringify(mutants));
writeFileSync(env.MUTANT_KILLS, '');
for (const { project, folders, ms, isolate } of steps) {
  const options = ['--config', 'tests/mutate/vitest.config.ts', '--project', project, `--isolate=${isolate}`];
  try {
    run('vitest', ['run', ...options, '--reporter', 'dot', ...folders], { ...env, MUTANT_MS: String(ms) });
  } catch {
    // What a mutant leaves behind after its test, Vitest reports as well; what counts has been written down.
  }
}

const kills = new Map(
  Array.from(readFileSync(env.MUTANT_KILLS, 'utf8').matchAll(/^(\d+) (.*)$/gm), ([, id, by]) => [Number(id), by ?? '']),
);
const results = mutants.map((mutant): Result => ({ ...mutant, killedBy: kills.get(mutant.id) ?? null }));
writeFileSync(out, JSON.stringify(results, null, 1));
for (const area of areas) {
  const own = results.filter(({ file }) => file.startsWith(`${area}/`));
  console.log(`${area}: ${own.filter(({ killedBy }) => killedBy !== null).length} of ${own.length} noticed`);
}
for (const { key, line, killedBy } of results) if (killedBy === null) console.log(`not noticed: line ${line}: ${key}`);
