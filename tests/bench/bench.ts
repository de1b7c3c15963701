// npm run bench: what the product costs beside "the stack saying hello", measured in the same run.
// npm run bench -- --rounds 5 --only pages,taps --patience 30 --keep-builds: rounds and parts; the seconds to wait, at
// most, for a calm moment before each measurement; the builds of the run before.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { ensureChromium } from '../../scripts/lib/programs';
import { build } from './lib/build';
import { goalTable } from './lib/goals';
import { openLab } from './lib/lab';
import { attempt, type Found } from './lib/part';
import { heap } from './lib/parts/heap';
import { offline } from './lib/parts/offline';
import { pages } from './lib/parts/pages';
import { scale } from './lib/parts/scale';
import { taps } from './lib/parts/taps';

const parts = { pages, taps, scale, heap, offline };
const names = ['pages', 'taps', 'scale', 'heap', 'offline'] as const;

const wholeNumber = (least: number) => v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least));
const listOfParts = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(v.picklist(names)),
);
const settings = v.object({
  rounds: v.optional(wholeNumber(1), '5'),
  patience: v.optional(wholeNumber(0), '5'),
  only: v.optional(listOfParts, names.join()),
  'keep-builds': v.optional(v.boolean(), false),
});

/** Writes down what was found, with its goals and rounds; parts that were not measured stay as they are. */
function keepResults(rounds: number, found: ReadonlyMap<string, Found>): void {
  const file = 'tests/bench/results.json';
  const { parts: earlier } = existsSync(file)
    ? v.parse(v.object({ parts: v.record(v.string(), v.unknown()) }), JSON.parse(readFileSync(file, 'utf8')))
    : { parts: {} };
  const measured = [...found].map(([name, { figures, goals, rounds: each }]) => [
    name,
    { rounds, figures, goals, each },
  ]);
  writeFileSync(file, `${JSON.stringify({ parts: { ...earlier, ...Object.fromEntries(measured) } }, null, 2)}\n`);
}

async function bench(): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { rounds: text, patience: text, only: text, 'keep-builds': { type: 'boolean' } } as const;
  const { rounds, patience, only, 'keep-builds': keepBuilds } = v.parse(settings, parseArgs({ options }).values);
  await ensureChromium();
  const builds = new Set(only.flatMap((name) => parts[name].builds));
  if (!keepBuilds) builds.forEach(build);

  const found = new Map<string, Found>();
  const lab = await openLab(builds, { rounds, patience });
  try {
    for (const name of only) {
      const part = await attempt(name, () => parts[name].measure(lab));
      if (part) keepResults(rounds, found.set(name, part));
      else process.exitCode = 1;
    }
  } finally {
    await lab.close();
  }

  const tables = [...found.values()].flatMap((part) => Object.entries(part.tables));
  for (const [title, table] of [...tables, ['Goals', goalTable([...found.values()].flatMap(({ goals }) => goals))]])
    console.log(`\n${title}\n\n${table}`);
}

try {
  await bench();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
