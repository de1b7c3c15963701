// The steps `matrix` and `access` before a release, which write tables into docs/; and `gallery`, which takes pictures
// of every page.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { run } from '../lib/run';
import { runPlaywright, runVitest } from './run-tests';

const faultCell = v.object({ table: v.string(), row: v.string(), fault: v.string(), ok: v.boolean() });
const accessCheck = v.object({
  page: v.string(),
  state: v.string(),
  check: v.string(),
  language: v.string(),
  found: v.array(v.string()),
});

/** One cell of the fault matrix: a page or a write, the fault, and whether the page handled it. */
export type FaultCell = v.InferOutput<typeof faultCell>;
/** One accessibility check of a page in a state and language, and its findings. */
export type AccessCheck = v.InferOutput<typeof accessCheck>;

const unique = (texts: readonly string[]) => [...new Set(texts)];
const rowText = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** The cells of a run as Markdown: a row for pages and one for writes, and below them each failed cell. */
export function matrixTable(cells: readonly FaultCell[]): string {
  const rows = unique(cells.map(({ table }) => table)).map((name) => {
    const own = cells.filter(({ table }) => table === name);
    const faults = unique(own.map(({ fault }) => fault));
    const held = own.filter(({ ok }) => ok).length;
    return rowText([name, unique(own.map(({ row }) => row)).length, `${held} of ${own.length}`, faults.join(' · ')]);
  });
  const broken = cells.filter(({ ok }) => !ok).map(({ table, row, fault }) => `- ${table}, ${row}: ${fault}`);
  return ['| | rows | cells that hold | faults |', '|---|---:|---:|---|', ...rows, '', ...broken].join('\n');
}

/** The accessibility checks of a run as Markdown: the number of each kind, and below them each finding. */
export function accessTable(looks: readonly AccessCheck[]): string {
  const pages = unique(looks.map(({ page }) => page));
  const states = unique(looks.map(({ page, state }) => `${page} ${state}`));
  const checks = unique(looks.map(({ check }) => check));
  const findings = looks.flatMap(({ page, state, language, check, found }) =>
    found.map((one) => `- ${page}, ${state}, ${language}, ${check}: ${one}`),
  );
  const counts = checks.map((name) => looks.filter(({ check }) => check === name).length);
  return [
    `**${pages.length} pages in ${states.length} states: ${looks.length} looks, ${findings.length} findings.**`,
    '',
    rowText(checks),
    `|${'---:|'.repeat(checks.length)}`,
    rowText(counts),
    '',
    ...findings.map((line) => `${line}\n`),
  ].join('\n');
}

/** Prints a table, and with `--write` puts it into a document between `<!-- name -->` and `<!-- end of name -->`. */
export function publish(table: string, document: string, name: string, isWritten: boolean): void {
  console.log(table);
  if (!isWritten) return;
  const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*(<!-- end of ${name} -->)`);
  const text = readFileSync(document, 'utf8');
  const put = (_: string, begin: string, end: string) => `${begin}\n${table}\n${end}`;
  writeFileSync(document, text.replace(marks, put));
}

/** Runs a tool, and then `report`, also if the tool fails. @throws the error of the tool */
function runAndReport(tool: () => void, report: () => void): void {
  try {
    tool();
  } finally {
    report();
  }
}

/**
 * Tests every fault on every page and every write.
 * @param isWritten whether the table is written into docs/reliability.md
 * @throws Error if a cell fails
 */
export function checkFaultMatrix(isWritten: boolean): void {
  runAndReport(
    () => runVitest(['src/boot/fault-matrix.test.tsx'], { FAULTS: 'all' }),
    () => {
      const cells = v.parse(v.array(faultCell), JSON.parse(readFileSync('.cache/fault-matrix.json', 'utf8')));
      publish(matrixTable(cells), 'docs/reliability.md', 'matrix', isWritten);
    },
  );
}

/**
 * Checks the accessibility of every page in every state and language.
 * @param isWritten whether the table is written into docs/access.md
 * @throws Error if there is a finding
 */
export function checkAccess(isWritten: boolean): void {
  const folder = '.cache/access';
  rmSync(folder, { recursive: true, force: true });
  run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
  runAndReport(
    () => runPlaywright(['tests/e2e/demo/access', '--project', 'demo'], { ACCESS: 'all', E2E_ONLY: 'demo' }),
    () => {
      const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
      const looks = texts.flatMap((text) => v.parse(v.array(accessCheck), JSON.parse(text)));
      publish(accessTable(looks), 'docs/access.md', 'access', isWritten);
    },
  );
}

/** An HTML page with the pictures of the gallery: a row for each page and state, with the words on its first screen. */
export function galleryPage(files: readonly string[], words: (file: string) => string): string {
  const rows = unique(files.map((file) => file.split('.').slice(0, 2).join('.'))).map((row) => {
    const own = files.filter((file) => file.startsWith(`${row}.`));
    const pictures = own
      .filter((file) => file.endsWith('.jpg'))
      .map((file) => `<img loading="lazy" src="${file}" title="${file}">`);
    const counts = own.filter((file) => file.endsWith('.words')).map((file) => `${file.split('.')[2]} ${words(file)}`);
    const title = counts.length > 0 ? `${row}, words on the first screen: ${counts.join(', ')}` : row;
    return `<h2>${title}</h2><div>${pictures.join('')}</div>`;
  });
  const style = 'div { display: flex; gap: 8px; overflow-x: auto; align-items: start }';
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${rows.join('\n')}`;
}

/**
 * Takes a picture of every page of the demo in every state, language and colour scheme (`GALLERY=data`: only the usual
 * state of each page), and puts them on one page, `.cache/gallery/index.html`.
 */
export function takeGallery(): void {
  const folder = '.cache/gallery';
  rmSync(folder, { recursive: true, force: true });
  runPlaywright(['--project', 'gallery'], { GALLERY: process.env['GALLERY'] ?? 'all', E2E_ONLY: 'demo' });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  writeFileSync(path.join(folder, 'index.html'), galleryPage(readdirSync(folder).sort(), read));
}
