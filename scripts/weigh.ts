// npm run weigh: builds the product with each switch that changes what a phone loads, and writes the table of docs/performance.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstLoadOf } from './check/budget';
import { runBeside } from './lib/run';

const folder = path.resolve('.cache/weigh');
const document = 'docs/performance.md';
const marks = /(<!-- switches -->\n)[\s\S]*(<!-- end of switches -->)/;

const reports = { VITE_REPORT_URL: '/gateway/reports' };
const worker = { VITE_SERVICE_WORKER: 'on' };
const base = { VITE_BASE_PATH: '/app/' };

const builds: readonly [string, Record<string, string>][] = [
  ['none', {}],
  ['`VITE_REPORT_URL`: reports', reports],
  ['`VITE_SERVICE_WORKER=on`', worker],
  ['`VITE_BASE_PATH=/app/`', base],
  ['all three', { ...reports, ...worker, ...base }],
];

/** @returns bytes after brotli of every script, style and text of a build: what somebody loads who opens every page in every language */
function wholeOf(build: string): number {
  const assets = path.join(build, 'assets');
  return readdirSync(assets)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .reduce((total, name) => total + brotliCompressSync(readFileSync(path.join(assets, name))).length, 0);
}

const rows: { name: string; script: number; html: number; requests: number; whole: number }[] = [];
for (const [index, [name, switches]] of builds.entries()) {
  const build = path.join(folder, String(index));
  await runBeside('vite', ['build', '--outDir', build, '--emptyOutDir', '--logLevel', 'warn'], switches);
  const load = firstLoadOf(build, 'loanDetails.html', switches['VITE_BASE_PATH']);
  rows.push({ name, script: load.script, html: load.html, requests: load.requests, whole: wholeOf(build) });
  console.log(`${name}: ${load.script} bytes of script`);
}

const [plain] = rows;
const written = (bytes: number, without: number | undefined, isPlain: boolean) =>
  isPlain || without === undefined
    ? bytes.toLocaleString('en')
    : `${bytes - without >= 0 ? '+' : '−'}${Math.abs(bytes - without)}`;
const table = [
  '| switch | script of the loan’s first load, bytes | its HTML | requests | all scripts, styles and texts |',
  '|---|---:|---:|---:|---:|',
  ...rows.map((row) => {
    const isPlain = row === plain;
    const cells = (['script', 'html', 'requests', 'whole'] as const).map((part) =>
      written(row[part], plain?.[part], isPlain),
    );
    return `| ${row.name} | ${cells.join(' | ')} |`;
  }),
].join('\n');
const text = readFileSync(document, 'utf8');
writeFileSync(
  document,
  text.replace(marks, (_, begin: string, end: string) => `${begin}${table}\n${end}`),
);
console.log(table);
