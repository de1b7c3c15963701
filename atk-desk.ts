import { chromium } from '@playwright/test';
import { chromiumFlags, findHeadlessShell } from '/work/h-outside/scripts/lib/programs';
import { writeFileSync } from 'node:fs';
const b = await chromium.launch({ executablePath: findHeadlessShell() ?? undefined, args: chromiumFlags });
const start = Date.UTC(2026, 2, 1, 3);
const started = (o = {}) => ({ seq: 0, at: start, type: 'session-started', orderNo: 'LN1', productId: '', orderName: 'Dana', orderStatus: 'x', selectedIndex: 0, locale: 'id', marketId: 'indonesia', categories: [{ id: 'c1', title: 'P' }], ...o });
const file = (sessions: object[]) => JSON.stringify({ format: 'loan-web-chat', version: 1, exportedAt: 'x', release: 'r', masked: true, sessions });
const conv = (id: string, events: object[], o = {}) => ({ id, orderNo: 'LN1', startedAt: start, endedAt: null, events: events.map((e, seq) => ({ at: start + seq, ...e, seq })), ...o });
const msg = (value: string, id = 'm') => ({ type: 'message-queued', id, kind: 4, value, qaId: '' });
const cases: Record<string, string> = {
  huge: file([conv('huge', [started(), msg('x'.repeat(12_000_000))])]),
  hugeWords: file([conv('hugew', [started(), msg('lorem ipsum '.repeat(900_000))])]),
  cats: file([conv('cats', [started({ categories: Array.from({ length: 100_000 }, (_, i) => ({ id: 'c' + i, title: 'T' + i })) })])]),
  answers: file([conv('ans', [started(), { type: 'questions-loaded', pid: 'c1', question: 'q', answers: Array.from({ length: 100_000 }, (_, i) => ({ id: 'a' + i, title: 'A' + i, alias: '', actionType: 1 })) }])]),
  far: file([conv('far', [started({ at: 8.64e15 }), { ...msg('x'), at: 8.64e15 }])]),
  farOk: file([conv('farok', [started(), { ...msg('x'), at: 8.63e15 }])]),
  rlo: file([conv('rlo', [started({ orderName: 'abc \u202Edef', orderNo: 'LN\u202E1' }), msg('\u202Eevil txt'), { type: 'message-sent', id: 'm', reply: '\u202Ereply' }], { orderNo: 'LN\u202E1' })]),
  html: file([conv('html', [started({ orderName: '<img src=x onerror=window.__p=1>' }), msg('<script>window.__p=1</script><img src=x onerror=window.__p=1>')])]),
  many: file(Array.from({ length: 20_000 }, (_, i) => conv('m' + i, [started(), msg('w' + i)]))),
  nl: file([conv('nl', [started({ orderName: 'a\n'.repeat(5000) }), msg('b\n'.repeat(50_000))])]),
  icon: file([conv('icon', [started({ categories: [{ id: 'c', title: 'T', icon: 'javascript:alert(1)' }, { id: 'd', title: 'U', icon: 'https://evil.example/x.png' }] })])]),
  big: 'x'.repeat(50_000_000),
};
const only = process.argv.slice(2);
for (const [name, text] of Object.entries(cases)) {
  if (only.length && !only.includes(name)) continue;
  const ctx = await b.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const p = await ctx.newPage();
  const errors: string[] = []; const foreign: string[] = [];
  p.on('pageerror', (e) => errors.push(String(e).slice(0, 200))); p.on('console', (m) => m.type() === 'error' && errors.push(m.text().slice(0, 200)));
  p.on('request', (r) => !r.url().includes('127.0.0.1') && !r.url().startsWith('data:') && !r.url().startsWith('blob:') && foreign.push(r.url()));
  writeFileSync(`/tmp/atk/${name}.json`, text);
  await p.goto('http://127.0.0.1:4462/support/replay?pop=0');
  await p.getByLabel(/Choose a file|Pilih|选择/).waitFor();
  const t0 = Date.now();
  await p.locator('input[type=file]').setInputFiles(`/tmp/atk/${name}.json`);
  let said = '';
  try { const n = p.locator('output .notice, output [data-kind], output p, output section').first(); await n.waitFor({ timeout: 60_000 }); said = (await p.locator('output').allTextContents()).filter(Boolean).join(' | ').slice(0, 200); } catch { said = 'NO ANSWER 60 s'; }
  const t1 = Date.now();
  let rest = '';
  try {
    if (!['big'].includes(name)) {
      await p.reload(); await p.locator('article button[data-case]').first().waitFor({ timeout: 60_000 });
      const t2 = Date.now();
      rest += ` list after reload ${t2 - t1} ms;`;
      await p.locator('article button[data-case]').first().click({ timeout: 30_000 });
      await p.getByRole('slider').waitFor({ timeout: 60_000 });
      rest += ` opened ${Date.now() - t2} ms;`;
      const t3 = Date.now(); await p.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))); rest += ` frame ${Date.now() - t3} ms;`;
      await p.screenshot({ path: `/tmp/atk/${name}.png`, timeout: 30_000 });
    }
  } catch (e) { rest += ' FAIL ' + String(e).split('\n')[0].slice(0, 150) + ' body: ' + (await Promise.race([p.locator('body').innerText().catch(() => '?'), new Promise<string>((r) => setTimeout(() => r('hung'), 5000))])).slice(0, 300); }
  const pwn = await Promise.race([p.evaluate(() => (window as any).__p).catch(() => '?'), new Promise((r) => setTimeout(() => r('hung'), 3000))]);
  console.log(`${name}: import ${t1 - t0} ms "${said}"${rest} pwn=${pwn} errors=${JSON.stringify(errors.slice(0, 3))} foreign=${JSON.stringify(foreign.slice(0, 3))}`);
  await Promise.race([ctx.close(), new Promise((r) => setTimeout(r, 5000))]);
}
process.exit(0);
