import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../../scripts/lib/run';

const floorRoot = 'tests/bench/floor';

/** Where a build of the bench lies. */
export function builtFolder(name: string): string {
  return path.resolve('.cache/bench', name);
}

function buildFloor(name: string, mode: 'page' | 'network' | 'worker'): void {
  run('vite', ['build', floorRoot, '--mode', mode, '--logLevel', 'warn', '--outDir', builtFolder(name)]);
}

function buildProduct(name: string): void {
  run('vite', ['build', '--logLevel', 'warn', '--outDir', builtFolder(name), '--emptyOutDir']);
}

const fixedPart =
  '<header><h1>Pinjaman Anda</h1></header><main><section>Jumlah yang harus dibayar<strong>Rp 2.550.000</strong><div>Jatuh tempo 1/6/2026</div><div>4 cicilan</div></section></main>';

function floorStyle(): string {
  return `<style>${readFileSync(`${floorRoot}/src/floor.css`, 'utf8')}</style>`;
}

/** The floor with the first screen's fixed text and style in the HTML, and a worker: nothing can show text sooner. */
function putShellInto(name: string): void {
  const page = path.join(builtFolder(name), 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('<div id="root"></div>', `<div id="root">${fixedPart}</div>`).replace(/<link rel="stylesheet"[^>]*>/, floorStyle()));
}

/** The same screen without any script. */
function writeStatic(name: string): void {
  const html = readFileSync(`${floorRoot}/index.html`, 'utf8').replace(/<script[^>]*><\/script>/, '');
  mkdirSync(builtFolder(name), { recursive: true });
  writeFileSync(path.join(builtFolder(name), 'index.html'), html.replace('</head>', `${floorStyle()}</head>`).replace('<div id="root"></div>', fixedPart));
}

/** Builds everything that is measured into .cache/bench: the floors, and the product. */
export function buildAll(): void {
  writeStatic('static');
  buildFloor('floor', 'page');
  buildFloor('floor-network', 'network');
  buildFloor('floor-shell', 'worker');
  putShellInto('floor-shell');
  buildProduct('product');
}
