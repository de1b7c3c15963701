import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepResults } from './results';

function newFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'results.json');
}

const found = (heap: number) => ({ tables: {}, goals: [], figures: { heap }, rounds: [heap] });
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

it('replaces the parts that were measured and keeps the others', () => {
  const file = newFile();
  keepResults(
    file,
    1,
    new Map([
      ['pages', found(1)],
      ['heap', found(2)],
    ]),
  );
  keepResults(file, 3, new Map([['heap', found(4)]]));
  expect(read(file)).toEqual({
    parts: {
      pages: { rounds: 1, figures: { heap: 1 }, goals: [], each: [1] },
      heap: { rounds: 3, figures: { heap: 4 }, goals: [], each: [4] },
    },
  });
});

it.each(['{"rows":{}}', 'no JSON'])('starts an empty file where it holds %j', (content) => {
  const file = newFile();
  writeFileSync(file, content);
  keepResults(file, 1, new Map([['heap', found(2)]]));
  expect(read(file)).toMatchObject({ parts: { heap: { rounds: 1 } } });
});
