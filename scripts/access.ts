// npm run access: looks at every page, in every state and language, with the eyes of people who see, hear or move
// otherwise; prints what came of it as a table, and writes it into docs/access.md between its marks.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { accessTable } from './lib/access-table';
import { run } from './lib/run';

const folder = '.cache/access';
const page = 'docs/access.md';
const marks = /(<!-- access -->\n)[\s\S]*(<!-- end of access -->)/;

const looks = v.array(
  v.object({
    page: v.string(),
    state: v.string(),
    check: v.string(),
    language: v.string(),
    found: v.array(v.string()),
  }),
);

rmSync(folder, { recursive: true, force: true });
run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
let failure: unknown = null;
try {
  run(
    'playwright',
    ['test', 'tests/e2e/demo/access', '--project', 'demo', '--reporter', './scripts/check/playwright-reporter.ts'],
    {
      ACCESS: 'all',
      E2E_ONLY: 'demo',
    },
  );
} catch (error) {
  failure = error;
}
const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
const table = accessTable(files.flatMap((text) => v.parse(looks, JSON.parse(text))));
console.log(table);
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(marks, (_, begin: string, end: string) => `${begin}\n${table}\n${end}`),
);
if (failure !== null) process.exitCode = 1;
