import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { configurableRoutes, staffRoutes } from '../../../src/config/routes';
import { CUT } from '../support/nginx';
import { build, expect, test } from '../support/nginx-test';

const hashedFiles = readdirSync(`${build}/assets`).filter((name) => /\.(?:js|css)$/.test(name));
/** The largest script. */
const [anAsset = ''] = hashedFiles
  .filter((name) => name.endsWith('.js'))
  .map((name) => `/assets/${name}`)
  .sort((a, b) => statSync(build + b).size - statSync(build + a).size);
const immutable = 'public, max-age=31536000, immutable';

test.describe('headers', () => {
  const kinds = [
    {
      what: 'a page',
      target: '/loanDetails',
      status: 200,
      type: 'text/html; charset=utf-8',
      cache: 'no-cache',
      framing: 'DENY',
    },
    {
      what: 'a launch',
      target: '/loanDetails?orderId=1&token=t',
      status: 200,
      type: 'text/html; charset=utf-8',
      cache: 'no-store',
      framing: 'DENY',
    },
    {
      what: 'the landing page',
      target: '/',
      status: 200,
      type: 'text/html; charset=utf-8',
      cache: 'no-cache',
      framing: 'DENY',
    },
    {
      what: 'a text for a frame',
      target: '/documents/privacy-policy.id.html',
      status: 200,
      type: 'text/html; charset=utf-8',
      cache: 'no-cache',
      framing: 'SAMEORIGIN',
    },
    {
      what: 'a hashed file',
      target: anAsset,
      status: 200,
      type: 'text/javascript; charset=utf-8',
      cache: immutable,
      framing: 'DENY',
    },
    {
      what: 'the worker',
      target: '/sw.js',
      status: 200,
      type: 'text/javascript; charset=utf-8',
      cache: 'no-cache',
      framing: 'DENY',
    },
    {
      what: 'the manifest',
      target: '/manifest.webmanifest',
      status: 200,
      type: 'application/manifest+json; charset=utf-8',
      cache: 'no-cache',
      framing: 'DENY',
    },
    {
      what: 'the name of the build',
      target: '/version.json',
      status: 200,
      type: 'application/json',
      cache: 'no-cache',
      framing: 'DENY',
    },
    {
      what: 'a picture',
      target: '/icons/icon-192.png',
      status: 200,
      type: 'image/png',
      cache: 'no-cache',
      framing: 'DENY',
    },
    {
      what: 'a hashed file that is gone',
      target: '/assets/gone-12345678.js',
      status: 404,
      type: 'text/plain',
      cache: 'no-cache',
      framing: 'DENY',
    },
    {
      what: 'any other missing file',
      target: '/favicon.php',
      status: 404,
      type: 'text/plain',
      cache: 'no-cache',
      framing: 'DENY',
    },
    {
      what: 'a page of the gateway',
      target: '/gateway/demo-agreement.html',
      status: 200,
      type: 'text/html; charset=utf-8',
      cache: 'no-store',
      framing: 'SAMEORIGIN',
    },
    {
      what: 'what the gateway does not know',
      target: '/gateway/unknown',
      status: 404,
      type: '',
      cache: 'no-store',
      framing: 'SAMEORIGIN',
    },
    {
      what: 'a gateway that breaks off',
      target: CUT,
      status: 502,
      type: 'text/html',
      cache: 'no-store',
      framing: 'SAMEORIGIN',
    },
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
    for (const name of hashedFiles)
      expect((await ask(`/assets/${name}`, { method: 'HEAD' })).headers['cache-control'], name).toBe(immutable);
    const { headers } = await ask(anAsset);
    const again = await ask(anAsset, { headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': immutable } });
    expect(again.body).toHaveLength(0);
  });
});

test.describe('compression', () => {
  for (const target of ['/', '/loanDetails', anAsset, '/manifest.webmanifest']) {
    test(`of ${target === anAsset ? 'a hashed file' : target} is what the browser takes`, async ({ ask }) => {
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
    expect(
      (await ask('/icons/icon-192.png', { headers: { 'accept-encoding': 'br, gzip' } })).headers['content-encoding'],
    ).toBeUndefined();
  });
});

test.describe('addresses', () => {
  test('of pages all give a page, without a redirect', async ({ ask }) => {
    const paths = [
      ...Object.values(configurableRoutes),
      ...Object.values(staffRoutes),
      '/Policy',
      '/Loan',
      '/About',
      '/User',
      '/relevant',
      '/that',
      '/complaintList',
      '/loanDetails/',
      '/nobody/knows',
      '/assets',
    ];
    for (const path of paths) {
      const { status, body } = await ask(`${path}?token=a%20b&orderId=00123`);
      expect(status, path).toBe(200);
      expect(body.includes('<div id="root"'), path).toBe(true);
    }
  });

  test('drawn by the build give what was rendered, and case counts', async ({ ask }) => {
    for (const path of ['/About', '/privacyPolicy'])
      expect((await ask(path)).body, path).toEqual(await readFile(`${build}${path}/index.html`));
    expect((await ask('/about')).body).toEqual(await readFile(`${build}/app.html`));
  });

  test('that climb out give nothing', async ({ ask }) => {
    for (const path of ['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json'])
      expect((await ask(path)).body.toString(), path).not.toContain('devDependencies');
  });

  test('may be as long as two secrets of 4 KiB make them, in address and cookies', async ({ ask }) => {
    const secret = '%2B'.repeat(4096);
    const { status } = await ask(`/loanDetails?token=${secret}&sessionId=${secret}`, {
      headers: { cookie: `token=${secret}` },
    });
    expect(status).toBe(200);
  });

  test('take no writes', async ({ ask }) => {
    for (const target of ['/', '/loanDetails', '/app.html', anAsset]) {
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await ask(target, { method, body: 'a=b' })).status, `${method} ${target}`).toBe(405);
    }
  });
});

test.describe('the gateway', () => {
  test('takes an evidence picture, and nothing much larger', async ({ ask }) => {
    const send = (bytes: number) => ask('/gateway/unknown', { method: 'POST', body: 'x'.repeat(bytes) });
    expect((await send(1_500_000)).status).toBe(404);
    expect((await send(2_500_000)).status).toBe(413);
  });
});
