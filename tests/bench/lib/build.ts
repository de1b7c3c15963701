import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../../scripts/lib/run';

const floorRoot = 'tests/bench/floor';

export const builtFolder = (name: BuildName): string => path.resolve('.cache/bench', name);

function buildFloor(name: BuildName, mode: 'page' | 'network' | 'worker'): void {
  run('vite', ['build', floorRoot, '--mode', mode, '--logLevel', 'warn', '--outDir', builtFolder(name)]);
}

function buildProduct(name: BuildName, mode: 'production' | 'demo', env: Record<string, string> = {}): void {
  run('vite', ['build', '--mode', mode, '--logLevel', 'warn', '--outDir', builtFolder(name), '--emptyOutDir'], env);
}

const fixedPart =
  '<header><h1>Pinjaman Anda</h1></header><main><section>Jumlah yang harus dibayar<strong>Rp 2.550.000</strong><div>Jatuh tempo 1/6/2026</div><div>4 cicilan</div></section></main>';

const floorStyle = (): string => `<style>${readFileSync(`${floorRoot}/src/floor.css`, 'utf8')}</style>`;

/** The floor with the first screen's fixed text and style in the HTML, and a worker: nothing can show text sooner. */
function putShellInto(name: BuildName): void {
  const page = path.join(builtFolder(name), 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    html
      .replace('<div id="root"></div>', `<div id="root">${fixedPart}</div>`)
      .replace(/<link rel="stylesheet"[^>]*>/, floorStyle()),
  );
}

function writeStatic(name: BuildName): void {
  const html = readFileSync(`${floorRoot}/index.html`, 'utf8').replace(/<script[^>]*><\/script>/, '');
  mkdirSync(builtFolder(name), { recursive: true });
  writeFileSync(
    path.join(builtFolder(name), 'index.html'),
    html.replace('</head>', `${floorStyle()}</head>`).replace('<div id="root"></div>', fixedPart),
  );
}

/** Asks as the product does, and writes the amount. The page contains it exactly like this. */
const askAndWrite = `
fetch('/gateway/v3/loan-details/loan-details' + location.search, {
  method: 'POST',
  headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/x-www-form-urlencoded' },
  body: location.search.slice(1),
}).then((answer) => answer.json()).then(({ data }) => {
  document.querySelector('strong').textContent = 'Rp' + String(data.repayAmount / 100).replace(/\\B(?=(\\d{3})+$)/g, '.');
});`;

/** Asks for the loan, then for its code, as the page of a payment code must on a first visit. */
const askForCode = `
const post = (path, inputs) => fetch('/gateway' + path + location.search, {
  method: 'POST',
  headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/x-www-form-urlencoded' },
  body: location.search.slice(1) + inputs,
}).then((answer) => answer.json());
post('/v3/loan-details/loan-details', '')
  .then(() => post('/v3/loan-details/generate-vcode', '&amount=&payCode=&pay_type=1&is_default=1&is_display=0&specific_num='))
  .then(({ data }) => {
    document.querySelector('strong').textContent = 'Rp' + String(data.amount / 100).replace(/\\B(?=(\\d{3})+$)/g, '.');
  });`;

/** The same screen, its amount from the network by a script, and nothing besides: nothing can be sooner. */
function writeLimit(name: BuildName, script: string): void {
  writeStatic(name);
  const page = path.join(builtFolder(name), 'index.html');
  writeFileSync(
    page,
    readFileSync(page, 'utf8')
      .replace(/<strong>[^<]*/, '<strong>\u2013')
      .replace('</body>', `<script>${script}</script></body>`),
  );
}

const builders = {
  static: () => writeStatic('static'),
  limit: () => writeLimit('limit', askAndWrite),
  'limit-code': () => writeLimit('limit-code', askForCode),
  floor: () => buildFloor('floor', 'page'),
  'floor-network': () => buildFloor('floor-network', 'network'),
  'floor-shell': () => {
    buildFloor('floor-shell', 'worker');
    putShellInto('floor-shell');
  },
  product: () => buildProduct('product', 'production'),
  'product-worker': () => buildProduct('product-worker', 'production', { VITE_SERVICE_WORKER: 'on' }),
  // The only one with the internal pages.
  demo: () => buildProduct('demo', 'demo'),
};

/** What can be measured: the floors, and the product in three forms. */
export type BuildName = keyof typeof builders;

export function build(name: BuildName): void {
  console.log(`building ${name} …`);
  builders[name]();
}
