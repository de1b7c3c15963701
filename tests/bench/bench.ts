// npm run bench: what the product costs beside "the stack saying hello", measured in the same run.
// npm run bench -- --rounds 5 --only pages,taps --keep-builds
import { ensureChromium } from '../../scripts/lib/programs';
import { readArguments } from './lib/arguments';
import { build } from './lib/build';
import { goalTable } from './lib/goals';
import { openLab } from './lib/lab';
import { attempt, type Found } from './lib/part';
import { heap } from './lib/parts/heap';
import { offline } from './lib/parts/offline';
import { pages } from './lib/parts/pages';
import { scale } from './lib/parts/scale';
import { taps } from './lib/parts/taps';
import { keepResults } from './lib/results';

const parts = { pages, taps, scale, heap, offline };
const names = ['pages', 'taps', 'scale', 'heap', 'offline'] as const;

async function bench(): Promise<void> {
  const { rounds, patience, only, keepBuilds } = readArguments(process.argv.slice(2), names);
  await ensureChromium();
  const builds = new Set(only.flatMap((name) => parts[name].builds));
  if (!keepBuilds) builds.forEach(build);

  const found = new Map<string, Found>();
  const lab = await openLab(builds, { rounds, patience });
  try {
    for (const name of only) {
      const part = await attempt(name, () => parts[name].measure(lab));
      if (part) found.set(name, part);
      else process.exitCode = 1;
    }
  } finally {
    await lab.close();
  }

  const tables = [...found.values()].flatMap((part) => Object.entries(part.tables));
  for (const [title, table] of [...tables, ['Goals', goalTable([...found.values()].flatMap(({ goals }) => goals))]])
    console.log(`\n${title}\n\n${table}`);
  keepResults('tests/bench/results.json', rounds, found);
}

try {
  await bench();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
