// Vitest configuration of tests/mutate/mutate.ts: compiles all mutants into the code, each behind a switch.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vite.config.ts';
import { findMutants, type Mutant } from './find-mutants.ts';

/** Larger than any length, so that the end of one place comes before the beginning of another. */
const endsFirst = 1e9;

/** Inserts each mutant beside the code that it replaces; a switch selects one of the two. */
function switchedMutants(mutants: readonly Mutant[]): Plugin {
  return {
    name: 'switched-mutants',
    enforce: 'pre',
    // Before another plugin changes the text: places are counted in the file.
    load(id) {
      const file = path.relative(process.cwd(), id).replaceAll(path.sep, '/');
      const own = mutants.filter((mutant) => mutant.file === file);
      if (own.length === 0) return undefined;
      const source = readFileSync(id, 'utf8');
      // At one place what ends comes first, the shortest first; then what begins, the longest first.
      const insertions = own.flatMap(({ id: mutant, start, end, changed }) => [
        changed === ''
          ? { at: start, order: start - end, text: `{ if (!mutation.isOn(${mutant})) {` }
          : { at: start, order: start - end, text: `(mutation.isOn(${mutant}) ? (${changed}) : (` },
        { at: end, order: end - start - endsFirst, text: changed === '' ? '}}' : '))' },
      ]);
      for (const at of findMutants(file, source).loops)
        insertions.push({ at, order: 0, text: 'mutation.stopIfEndless();' });
      insertions.sort((one, other) => one.at - other.at || one.order - other.order);
      const pieces = insertions.map(({ at, text }, index) => source.slice(insertions[index - 1]?.at ?? 0, at) + text);
      return pieces.join('') + source.slice(insertions.at(-1)?.at ?? 0);
    },
  };
}

export default defineConfig((env) => {
  const mutants = JSON.parse(readFileSync(process.env['MUTANTS'] ?? '', 'utf8')) as Mutant[];
  return mergeConfig(base(env), {
    plugins: [switchedMutants(mutants)],
    // A mutant often makes a test wait for ever: a minute for each would take hours.
    test: {
      runner: './tests/mutate/runner.ts',
      testTimeout: 10_000,
      maxWorkers: 1,
      experimental: { fsModuleCache: false },
    },
  });
});
