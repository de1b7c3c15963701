// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isGenerated, readFiles } from '../../scripts/lib/source-files';

/** Where such a name is the right one, and why. */
const mayUse: Record<string, string> = {
  'src/features/loan/costs/due/calendar-file.ts': 'iCalendar folds long lines',
  'src/features/complaints/images/shrink-image.ts': 'a canvas draws',
  'tests/e2e/support/photo.ts': 'a canvas draws',
};

/** The names that the last column of the glossary's tables refuses. */
function refusedNames(glossary: string): string[] {
  const lastCells = glossary.split('\n').map((line) => line.split('|').at(-2) ?? '');
  return lastCells.flatMap((cell) => [...cell.matchAll(/`([A-Za-z]+)`/g)].map(([, name]) => name ?? ''));
}

/** `someName` and `some-name.ts` as words: `-some-name-`. */
function asWords(name: string): string {
  return `-${name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')}-`;
}

it('no file and no declaration has a name that the glossary refuses', () => {
  const refused = refusedNames(readFileSync('docs/glossary.md', 'utf8'));
  expect(refused.length).toBeGreaterThan(5);
  const files = readFiles(['src', 'config', 'contract', 'mocks', 'scripts', 'tests'], /\.(?:tsx?|mts|css)$/).filter(
    ({ path }) => !isGenerated(path) && !(path in mayUse),
  );
  const names = files.flatMap(({ path, text }) => [
    { path, name: path.replace(/^.*\//, '') },
    ...[...text.matchAll(/^\s*(?:export )?(?:async )?(?:function|const|type|class) ([A-Za-z]\w*)/gm)].map(
      ([, name]) => ({
        path,
        name: name ?? '',
      }),
    ),
  ]);
  const found = names.filter(({ name }) => refused.some((word) => asWords(name).includes(asWords(word))));
  expect(found.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
