// npm run matrix: every fault on every page and every write, as tables, which it writes into docs/reliability.md between
// its marks. `npm run check -- full` runs it as well, without writing (no `--write`).
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { matrixTable } from './lib/matrix-table';
import { run } from './lib/run';

const cellsFile = '.cache/fault-matrix.json';
const page = 'docs/reliability.md';
const marks = /(<!-- matrix -->\n)[\s\S]*(<!-- end of matrix -->)/;

const cells = v.array(v.object({ table: v.string(), row: v.string(), fault: v.string(), ok: v.boolean() }));

let failure: unknown = null;
try {
  run('vitest', ['run', 'src/boot/fault-matrix.test.tsx', '--reporter', './scripts/check/vitest-reporter.ts']);
} catch (error) {
  failure = error;
}
const matrix = matrixTable(v.parse(cells, JSON.parse(readFileSync(cellsFile, 'utf8'))));
console.log(matrix);
if (process.argv.includes('--write'))
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(marks, (_, begin: string, end: string) => `${begin}\n${matrix}\n${end}`),
  );
if (failure !== null) process.exitCode = 1;
