import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pages } from '../../../src/config/pages';
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
  const html = 'text/html; charset=utf-8';
  const kinds: [what: string, target: string, status: number, type: string, cache: string, framing?: 'SAMEORIGIN'][] = [
    ['a page', '/loanDetails', 200, html, 'no-cache'],
    ['a launch', '/loanDetails?orderId=1&token=t', 200, html, 'no-store'],
    ['a launch without its ?', '/loanDetails&token=t', 200, html, 'no-store'],
    ['the landing page', '/', 200, html, 'no-cache'],
    ['a hashed file', anAsset, 200, 'text/javascript; charset=utf-8', immutable],
    ['the worker', '/sw.js', 200, 'text/javascript; charset=utf-8', 'no-cache'],
    ['the manifest', '/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['the name of the build', '/version.json', 200, 'application/json', 'no-cache'],
    ['a picture', '/icons/icon-192.png', 200, 'image/png', 'no-cache'],
    ['a hashed file that is gone', '/assets/gone-12345678.js', 404, 'text/plain', 'no-cache'],
    ['any other missing file', '/favicon.php', 404, 'text/plain', 'no-cache'],
    ['a page of the gateway', '/gateway/demo-agreement.html', 200, html, 'no-store', 'SAMEORIGIN'],
    ['what the gateway does not know', '/gateway/unknown', 404, '', 'no-store', 'SAMEORIGIN'],
    ['a gateway that breaks off', CUT, 502, 'text/html', 'no-store', 'SAMEORIGIN'],
  ];

  for (const [what, target, status, type, cache, framing = 'DENY'] of kinds) {
    test(`of ${what} are complete`, async ({ ask }) => {
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

  test('let browsers keep every hashed file for ever', async ({ ask }) => {
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
    test(`of ${target === anAsset ? 'a hashed file' : target} follows the request`, async ({ ask }) => {
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

  test('sends the compressed files of the build', async ({ ask }) => {
    const { body } = await ask(anAsset, { headers: { 'accept-encoding': 'br' } });
    expect(body).toEqual(await readFile(`${build}${anAsset}.br`));
  });

  test('does not compress pictures', async ({ ask }) => {
    expect(
      (await ask('/icons/icon-192.png', { headers: { 'accept-encoding': 'br, gzip' } })).headers['content-encoding'],
    ).toBeUndefined();
  });
});

test.describe('addresses', () => {
  test('of pages answer with a page, without a redirect', async ({ ask }) => {
    const others = ['/Policy', '/Loan', '/About', '/User', '/loanDetails/', '/nobody/knows', '/assets'];
    const paths = [...Object.keys(pages), ...others];
    for (const path of paths) {
      const { status, body } = await ask(`${path}?token=a%20b&orderId=00123`);
      expect(status, path).toBe(200);
      expect(body.includes('<div id="root"'), path).toBe(true);
    }
  });

  test('of rendered pages answer with the file of the build, case-sensitively', async ({ ask }) => {
    for (const path of ['/About', '/privacyPolicy'])
      expect((await ask(path)).body, path).toEqual(await readFile(`${build}${path}/index.html`));
    expect((await ask('/about')).body).toEqual(await readFile(`${build}/app.html`));
  });

  test('outside the folder answer with no file', async ({ ask }) => {
    for (const path of ['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json'])
      expect((await ask(path)).body.toString(), path).not.toContain('devDependencies');
  });

  test('may hold two secrets of 4 KiB, also in cookies', async ({ ask }) => {
    const secret = '%2B'.repeat(4096);
    const { status } = await ask(`/loanDetails?token=${secret}&sessionId=${secret}`, {
      headers: { cookie: `token=${secret}` },
    });
    expect(status).toBe(200);
  });

  test('refuse POST, PUT and DELETE', async ({ ask }) => {
    for (const target of ['/', '/loanDetails', '/app.html', anAsset]) {
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await ask(target, { method, body: 'a=b' })).status, `${method} ${target}`).toBe(405);
    }
  });
});

test.describe('the gateway', () => {
  test('accepts an evidence picture and refuses larger bodies', async ({ ask }) => {
    const send = (bytes: number) => ask('/gateway/unknown', { method: 'POST', body: 'x'.repeat(bytes) });
    expect((await send(1_500_000)).status).toBe(404);
    expect((await send(2_500_000)).status).toBe(413);
  });
});
