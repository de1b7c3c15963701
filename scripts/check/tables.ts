// The steps `matrix` and `access` before a release: every fault, every page for everyone, each as a table for docs/.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { run } from '../lib/run';

const cell = v.object({ table: v.string(), row: v.string(), fault: v.string(), ok: v.boolean() });
const look = v.object({
  page: v.string(),
  state: v.string(),
  check: v.string(),
  language: v.string(),
  found: v.array(v.string()),
});

/** One cell of the fault matrix: a page or a write, the fault that struck it, and whether it held. */
export type Cell = v.InferOutput<typeof cell>;
/** One look at a page: in which state and language, at what, and what was found. */
export type Look = v.InferOutput<typeof look>;

const unique = (texts: readonly string[]) => [...new Set(texts)];
const rowText = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const head = (cells: readonly (string | number)[]) => [rowText(cells), `|${'---|'.repeat(cells.length)}`];

/** Columns are numbers, to keep the table narrow; what they mean is written below it. */
function faultTable(name: string, cells: readonly Cell[]): string[] {
  const rows = unique(cells.map(({ row }) => row));
  const faults = unique(cells.map(({ fault }) => fault));
  const markOf = (row: string, fault: string) => {
    const found = cells.find((one) => one.row === row && one.fault === fault);
    return found === undefined ? '' : found.ok ? '✓' : '✗';
  };
  const passed = cells.filter(({ ok }) => ok).length;
  return [
    `**${name}**: ${passed} of ${cells.length} cells hold (${rows.length} × up to ${faults.length} faults).`,
    '',
    ...head(['', ...faults.map((_, index) => index + 1)]),
    ...rows.map((row) => rowText([row, ...faults.map((fault) => markOf(row, fault))])),
    '',
    faults.map((fault, index) => `${index + 1} ${fault}`).join(' · '),
    '',
  ];
}

/** The cells of a run as Markdown: one table for pages, one for writes. */
export function matrixTable(cells: readonly Cell[]): string {
  const tables = unique(cells.map(({ table }) => table));
  return tables
    .flatMap((name) =>
      faultTable(
        name,
        cells.filter(({ table }) => table === name),
      ),
    )
    .join('\n');
}

/**
 * The looks of a run as Markdown: a row for each page, a column for each thing looked at. A number says how often it
 * was looked, all without a finding.
 */
export function accessTable(looks: readonly Look[]): string {
  const pages = unique(looks.map(({ page }) => page)).sort();
  const checks = unique(looks.map(({ check }) => check));
  const states = unique(looks.map(({ page, state }) => `${page} ${state}`));
  const findings = looks.flatMap(({ page, state, language, check, found }) =>
    found.map((one) => `- ${page}, ${state}, ${language}, ${check}: ${one}`),
  );
  const markOf = (own: readonly Look[]) => {
    const bad = own.filter(({ found }) => found.length > 0).length;
    return bad === 0 ? own.length : `✗ ${bad} of ${own.length}`;
  };
  return [
    `**${pages.length} pages in ${states.length} states: ${looks.length} looks, ${findings.length} findings.**`,
    '',
    ...head(['page', 'states', ...checks]),
    ...pages.map((page) => {
      const own = looks.filter((one) => one.page === page);
      const ownStates = unique(own.map(({ state }) => state)).length;
      return rowText([page, ownStates, ...checks.map((check) => markOf(own.filter((one) => one.check === check)))]);
    }),
    '',
    ...findings.map((line) => `${line}\n`),
  ].join('\n');
}

/** Prints a table, and with `--write` puts it into a document between `<!-- name -->` and `<!-- end of name -->`. */
function publish(table: string, document: string, name: string, isWritten: boolean): void {
  console.log(table);
  if (!isWritten) return;
  const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*(<!-- end of ${name} -->)`);
  const text = readFileSync(document, 'utf8');
  const put = (_: string, begin: string, end: string) => `${begin}\n${table}\n${end}`;
  writeFileSync(document, text.replace(marks, put));
}

const reporter = ['--reporter', './scripts/check/reporter.ts'];

/** Runs a tool, and then `report` whatever came of it. @throws the tool's own error */
function runAndReport(tool: () => void, report: () => void): void {
  try {
    tool();
  } finally {
    report();
  }
}

/**
 * Every fault on every page and every write.
 * @param isWritten whether the table goes into docs/reliability.md
 * @throws Error when a cell does not hold
 */
export function checkFaultMatrix(isWritten: boolean): void {
  runAndReport(
    () => run('vitest', ['run', 'src/boot/fault-matrix.test.tsx', ...reporter]),
    () => {
      const cells = v.parse(v.array(cell), JSON.parse(readFileSync('.cache/fault-matrix.json', 'utf8')));
      publish(matrixTable(cells), 'docs/reliability.md', 'matrix', isWritten);
    },
  );
}

/**
 * Every page in every state and language, for people who see, hear or move otherwise.
 * @param isWritten whether the table goes into docs/access.md
 * @throws Error when something is found
 */
export function checkAccess(isWritten: boolean): void {
  const folder = '.cache/access';
  rmSync(folder, { recursive: true, force: true });
  run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
  runAndReport(
    () =>
      run('playwright', ['test', 'tests/e2e/demo/access', '--project', 'demo', ...reporter], {
        ACCESS: 'all',
        E2E_ONLY: 'demo',
      }),
    () => {
      const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
      const looks = texts.flatMap((text) => v.parse(v.array(look), JSON.parse(text)));
      publish(accessTable(looks), 'docs/access.md', 'access', isWritten);
    },
  );
}
