import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findNginx } from '../../../scripts/lib/nginx';
import { configurableRoutes } from '../../../src/config/routes';
import { askOverHttp2, type RawAnswer, type RawRequest } from '../support/http2';
import { CUT, type NginxSite, openNginx } from '../support/nginx';
import { ports } from '../support/ports';
import { expect, test as base } from '../support/test';

const gateway = `http://127.0.0.1:${ports.gateway}`;
const build = 'dist';

type Fixtures = { ask: (target: string, request?: RawRequest) => Promise<RawAnswer> };

const test = base.extend<Fixtures, { nginx: NginxSite }>({
  nginx: [
    async ({}, provide) => {
      const site = await openNginx(build, gateway);
      await provide(site);
      await site.close();
    },
    // The packages may have to be fetched first.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ nginx }, provide) => provide(nginx.origin),
  ask: async ({ nginx }, provide) => provide((target, request) => askOverHttp2(nginx.origin, target, request)),
});

test.use({ ignoreHTTPSErrors: true });
// A developer may be without; where every change is checked, none of this may be left out.
test.skip(!process.env['CI'] && findNginx() === null, 'There is no nginx with brotli on this machine: npm test fetches one on Debian and its kin.');

const hashedFiles = readdirSync(`${build}/assets`).filter((name) => /\.(?:js|css)$/.test(name));
const anAsset = `/assets/${hashedFiles.find((name) => name.startsWith('vendor')) ?? ''}`;
const immutable = 'public, max-age=31536000, immutable';

test.describe('headers', () => {
  const kinds = [
    { what: 'a page', target: '/loanDetails', status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache', framing: 'DENY' },
    { what: 'the landing page', target: '/', status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache', framing: 'DENY' },
    { what: 'a text for a frame', target: '/documents/privacy-policy.id.html', status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache', framing: 'SAMEORIGIN' },
    { what: 'a hashed file', target: anAsset, status: 200, type: 'text/javascript; charset=utf-8', cache: immutable, framing: 'DENY' },
    { what: 'the worker', target: '/sw.js', status: 200, type: 'text/javascript; charset=utf-8', cache: 'no-cache', framing: 'DENY' },
    { what: 'the manifest', target: '/manifest.webmanifest', status: 200, type: 'application/manifest+json; charset=utf-8', cache: 'no-cache', framing: 'DENY' },
    { what: 'a picture', target: '/icons/icon-192.png', status: 200, type: 'image/png', cache: 'no-cache', framing: 'DENY' },
    { what: 'a hashed file that is gone', target: '/assets/gone-12345678.js', status: 404, type: 'text/plain', cache: 'no-cache', framing: 'DENY' },
    { what: 'any other missing file', target: '/favicon.php', status: 404, type: 'text/plain', cache: 'no-cache', framing: 'DENY' },
    { what: 'a page of the gateway', target: '/gateway/agreement.html', status: 200, type: 'text/html; charset=utf-8', cache: 'no-store', framing: 'SAMEORIGIN' },
    { what: 'what the gateway does not know', target: '/gateway/unknown', status: 404, type: '', cache: 'no-store', framing: 'SAMEORIGIN' },
    { what: 'a gateway that breaks off', target: CUT, status: 502, type: 'text/html', cache: 'no-store', framing: 'SAMEORIGIN' },
  ];

  for (const { what, target, status, type, cache, framing } of kinds) {
    test(`of ${what} are all there`, async ({ ask }) => {
      const answer = await ask(target);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toContain(type);
      expect(answer.headers).toMatchObject({
        'cache-control': cache,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': framing,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'strict-transport-security': 'max-age=31536000',
        server: 'nginx',
      });
      expect(answer.headers['permissions-policy']).toContain('microphone=()');
      const policy = answer.headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain(`frame-ancestors '${framing === 'DENY' ? 'none' : 'self'}'`);
      expect(policy).not.toMatch(/unsafe|\$/);
    });
  }

  test('keep every hashed file for ever, found or found unchanged', async ({ ask }) => {
    expect(hashedFiles.length).toBeGreaterThan(20);
    for (const name of hashedFiles) expect((await ask(`/assets/${name}`, { method: 'HEAD' })).headers['cache-control'], name).toBe(immutable);
    const { headers } = await ask(anAsset);
    const again = await ask(anAsset, { headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': immutable } });
    expect(again.body).toHaveLength(0);
  });
});

test.describe('compression', () => {
  for (const target of ['/', '/loanDetails', anAsset, '/manifest.webmanifest']) {
    test(`of ${target} is what the browser takes`, async ({ ask }) => {
      const plain = await ask(target);
      const brotli = await ask(target, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      const gzip = await ask(target, { headers: { 'accept-encoding': 'gzip' } });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(brotli.body.length).toBeLessThan(gzip.body.length);
      for (const { headers } of [plain, brotli, gzip]) expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
    });
  }

  test('hands out the very bytes of the build', async ({ ask }) => {
    const { body } = await ask(anAsset, { headers: { 'accept-encoding': 'br' } });
    expect(body).toEqual(await readFile(`${build}${anAsset}.br`));
  });

  test('leaves pictures alone', async ({ ask }) => {
    expect((await ask('/icons/icon-192.png', { headers: { 'accept-encoding': 'br, gzip' } })).headers['content-encoding']).toBeUndefined();
  });
});

test.describe('addresses', () => {
  test('of pages all give a page, without a redirect', async ({ ask }) => {
    const paths = [...Object.values(configurableRoutes), '/', '/Policy', '/Loan', '/About', '/User', '/relevant', '/that', '/complaintList', '/loanDetails/', '/nobody/knows', '/assets'];
    for (const path of paths) {
      const { status, body } = await ask(`${path}?token=a%20b&orderId=00123`);
      expect(status, path).toBe(200);
      expect(body.toString(), path).toContain('<div id="root">');
    }
  });

  test('drawn by the build give what was drawn, and case counts', async ({ ask }) => {
    for (const path of ['/About', '/privacyPolicy']) expect((await ask(path)).body, path).toEqual(await readFile(`${build}${path}/index.html`));
    expect((await ask('/about')).body).toEqual(await readFile(`${build}/app.html`));
  });

  test('that climb out give nothing', async ({ ask }) => {
    for (const path of ['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json']) expect((await ask(path)).body.toString(), path).not.toContain('devDependencies');
  });

  test('may be as long as two secrets of 4 KiB make them, in address and cookies', async ({ ask }) => {
    const secret = '%2B'.repeat(4096);
    const { status } = await ask(`/loanDetails?token=${secret}&sessionId=${secret}`, { headers: { cookie: `token=${secret}` } });
    expect(status).toBe(200);
  });

  test('take no writes', async ({ ask }) => {
    for (const target of ['/', '/loanDetails', '/app.html', anAsset]) {
      for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(target, { method, body: 'a=b' })).status, `${method} ${target}`).toBe(405);
    }
  });
});

test.describe('the gateway', () => {
  test('gets path, query and body, and its answer comes back with its own date', async ({ ask, control, launch }) => {
    await control('settings', { clock: '+3d' });
    const { status, headers, body } = await ask(`/gateway/v3/installment/loan-play-detail?${new URLSearchParams(launch).toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-encoding': 'gzip' },
      body: 'productId=1&orderId=2',
    });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(body).toString())).toHaveProperty('code');
    expect(Date.parse(headers['date'] ?? '') - Date.now()).toBeGreaterThan(2 * 86_400_000);
  });

  test('takes an evidence picture, and nothing much larger', async ({ ask }) => {
    const send = (bytes: number) => ask('/gateway/unknown', { method: 'POST', body: 'x'.repeat(bytes) });
    expect((await send(1_500_000)).status).toBe(404);
    expect((await send(2_500_000)).status).toBe(413);
  });
});

test.describe('a borrower', () => {
  test('sees the loan and its instalments under the shipped policy, over HTTP/2, and no log tells who it was', async ({ page, openScenario, launch, nginx, ask, wire }) => {
    await openScenario('due-today', '/loanDetails');
    await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
    const protocols = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => (entry instanceof PerformanceResourceTiming ? entry.nextHopProtocol : '')));
    expect(new Set(protocols)).toEqual(new Set(['h2']));
    await page.getByRole('button', { name: 'Bayar sekarang' }).click();
    await expect(page.getByRole('button', { name: 'Bayar Segera' })).toBeVisible();
    expect(wire.sent.length).toBeGreaterThan(1);

    // Everything that makes a web server complain.
    const query = new URLSearchParams(launch).toString();
    expect((await ask(`${CUT}?${query}`, { method: 'POST', body: 'a=b' })).status).toBe(502);
    await ask(`/assets/gone-12345678.js?${query}`);
    await ask(`/loanDetails%3F${query}`);
    await ask(`/?${query}`, { method: 'POST', body: 'x'.repeat(2_000_000) });
    await ask(`/gateway/x?${query}`, { method: 'POST', body: 'x'.repeat(2_500_000) });
    await expect.poll(nginx.logs).toContain('"POST /gateway/x HTTP/2.0" 413');

    const logs = await nginx.logs();
    expect(logs).toContain('"GET /loanDetails HTTP/2.0" 200');
    expect(logs).toMatch(/"POST \/gateway\/v3\/loan-details\/loan-details HTTP\/2\.0" 200 .* gateway=200/);
    for (const secret of [launch.token, launch.sessionId, launch.userId, launch.deviceId]) expect(logs).not.toContain(secret);
  });

  test('reads the site under the shipped policy', async ({ page }) => {
    await page.goto('/About');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/privacyPolicy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
