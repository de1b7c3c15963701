// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findLeaks, findPageProblems } from './output-rules';

describe('production output', () => {
  it.each([
    'import("/assets/browser.js");/*msw*/',
    'x();\n//# sourceMappingURL=a.js.map',
    'const a="http://127.0.0.1:4010/gateway"',
    'const a="192.168.0.4"',
    'const a="https://api.bank.internal/x"',
  ])('must not contain: %s', (text) => {
    expect(findLeaks({ path: 'dist/assets/a.js', text })).toHaveLength(1);
  });

  it('may speak of localhost, whose addresses the policy allows', () => {
    expect(findLeaks({ path: 'dist/assets/a.js', text: 'host==="localhost"&&v("1.10.100.2000")' })).toEqual([]);
  });
});

describe('a page', () => {
  const head = '<!doctype html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer" />';

  it('with files of its own only passes', () => {
    expect(
      findPageProblems({
        path: 'dist/index.html',
        text: `${head}<style>p{}</style><script type="module" crossorigin src="/assets/a.js"></script><p class="one">on=1</p>`,
      }),
    ).toEqual([]);
  });

  const plan = '<script type="application/json" id="page-plan">{}</script>';

  it.each([
    `${plan}<script>go()</script>`,
    `${plan}\n<script>go()</script><p>Text</p><script>turn()</script>\n<script>write()</script></body>`,
  ])('may begin early behind its plan, and fill its markup at its end: %s', (text) => {
    expect(findPageProblems({ path: 'dist/index.html', text: `${head}${text}` })).toEqual([]);
  });

  it.each([
    `${head}<script>go()</script>`,
    `${head}${plan}<script>go()</script><script>write()</script><script>more()</script>`,
    `${head}${plan}<p>Text</p><script>go()</script>`,
    `${head}<script>go()</script><script>turn()</script><script>write()</script></body>`,
    `${head}<script type="module">go()</script>`,
    `${head}<button onclick="go()">Go</button>`,
    `${head}<p style="color:red">Red</p>`,
    '<head><script src="/a.js"></script><meta name="referrer" content="no-referrer">',
    '<head><p>No word about referrers</p>',
  ])('must not be: %s', (text) => {
    expect(findPageProblems({ path: 'dist/index.html', text })).toHaveLength(1);
  });
});
