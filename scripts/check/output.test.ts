// @vitest-environment node
import { findForeignSources, findLeaks, findPageProblems, findWorkerProblems } from './output';

it.each([
  ['import("/assets/browser.js");/*msw*/', 1],
  ['x();\n//# sourceMappingURL=a.js.map', 1],
  ['const a="http://127.0.0.1:4010/gateway"', 1],
  ['const a="192.168.0.4"', 1],
  ['const a="https://api.bank.internal/x"', 1],
  // The policy of addresses allows localhost; a version is no address.
  ['host==="localhost"&&v("1.10.100.2000")', 0],
])('findLeaks in %s: %i', (text, count) => {
  expect(findLeaks({ path: 'dist/assets/a.js', text })).toHaveLength(count);
});

it.each([
  [['../../src/platform/api/contract/loan.ts', '../../node_modules/react/index.js', '../../src/main.tsx'], 0],
  [
    ['../../mocks/page/page-transport.ts', '../../contract/conformance/meter.ts', '../../src/internal/demo/main.tsx'],
    3,
  ],
])('a script from %s holds %i sources of other programs', (sources, count) => {
  expect(findForeignSources({ path: 'dist-maps/a.js.map', text: JSON.stringify({ sources }) })).toHaveLength(count);
});

it.each([
  [48 * 1024, 0],
  [48 * 1024 + 1, 1],
  // Without its file.
  [null, 1],
])('a web worker of %s bytes has %i problems, also if two scripts start it', (bytes, count) => {
  const text = 'new Worker(new URL(`/app/assets/shrink-worker-T75rpFam.js`,``+import.meta.url),{type:`module`})';
  const starts = ['a', 'b'].map((name) => ({ path: `dist/assets/${name}.js`, text }));
  const worker = { path: 'dist/assets/shrink-worker-T75rpFam.js', text: 'x'.repeat(bytes ?? 0) };
  expect(findWorkerProblems(bytes === null ? starts : [...starts, worker])).toHaveLength(count);
});

describe('a page', () => {
  const head = '<!doctype html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer" />';
  const plan = '<script type="application/json" id="page-plan">{}</script>';
  const problems = (text: string) => findPageProblems({ path: 'dist/index.html', text });

  it.each([
    `${head}<style>p{}</style><script type="module" crossorigin src="/assets/a.js"></script><p class="one">on=1</p>`,
    `${head}${plan}<script>go()</script>`,
    `${head}${plan}\n<script>go()</script><div>Text</div><script id="page-preview">show()</script><template><p>नहीं</p></template>\n<script id="page-end">turn()</script></body>`,
  ])('may be: %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    `${head}<script>go()</script>`,
    `${head}${plan}<script>go()</script><script>write()</script><script>more()</script>`,
    `${head}${plan}<p>Text</p><script>go()</script>`,
    `${head}<script>turn()</script></body>`,
    `${head}<div></div>${'<script id="page-preview">show()</script>'.repeat(2)}<p>Text</p></body>`,
    `${head}<p>Text</p><script id="page-preview">show()</script><p>Text</p></body>`,
    `${head}<script type="module">go()</script>`,
    `${head}<button onclick="go()">Go</button>`,
    `${head}<p style="color:red">Red</p>`,
    '<head><script src="/a.js"></script><meta name="referrer" content="no-referrer">',
    '<head><p>No word about referrers</p>',
  ])('must not be: %s', (text) => {
    expect(problems(text)).toHaveLength(1);
  });
});
