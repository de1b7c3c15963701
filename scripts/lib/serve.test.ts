// @vitest-environment node
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from './serve';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

let folder = '';
let served: Served;
let gateway: Server;
const received: { url: string; body: string; header: string }[] = [];

/** A request exactly as given: `fetch` would tidy the path and hide the headers. */
function ask(target: string, { method = 'GET', headers = {}, body = '', port = served.port } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path: target, method, headers }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  return address.port;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const site = path.join(folder, 'site');
  await mkdir(path.join(site, 'assets'), { recursive: true });
  await writeFile(path.join(site, 'index.html'), '<!doctype html><h1>Landing</h1>');
  await writeFile(
    path.join(site, 'app.html'),
    '<!doctype html><style>p{color:red}</style><div id="root"></div><script type="module" src="/assets/a.js"></script>',
  );
  await writeFile(path.join(site, 'about.html'), '<!doctype html><p>About</p>');
  await mkdir(path.join(site, 'Policy'));
  await writeFile(path.join(site, 'Policy/index.html'), '<!doctype html><p>Policy</p>');
  await mkdir(path.join(site, 'documents'));
  await writeFile(path.join(site, 'documents/policy.html'), '<!doctype html><p>Text</p>');
  await writeFile(path.join(site, 'assets/main-Ab3_d-9Z.js'), `console.log(${JSON.stringify('x'.repeat(4000))})`);
  await writeFile(path.join(site, 'sw.js'), 'self');
  await writeFile(path.join(site, 'logo.png'), 'png');
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await symlink(path.join(folder, 'secret.txt'), path.join(site, 'link.txt'));

  gateway = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (part: Buffer) => (body += part.toString()));
    incoming.on('end', () => {
      received.push({ url: incoming.url ?? '', body, header: String(incoming.headers['x-requested-with']) });
      if (incoming.url?.startsWith('/gateway/cut')) {
        outgoing.writeHead(200, { 'content-length': '1000' });
        outgoing.write('half', () => outgoing.destroy());
        return;
      }
      outgoing
        .writeHead(418, { 'content-type': 'application/json', date: 'Thu, 01 Jan 2026 00:00:00 GMT' })
        .end('{"code":"00"}');
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  served = await serve({ directory: site, port: 0, gateway: `http://127.0.0.1:${portOf(gateway)}` });
});

afterAll(async () => {
  await served.close();
  gateway.closeAllConnections();
  gateway.close();
  await rm(folder, { recursive: true });
});

describe('a build in a folder of the host', () => {
  let inFolder: Served;

  beforeAll(async () => {
    inFolder = await serve({ directory: path.join(folder, 'site'), port: 0, basePath: '/app/' });
  });
  afterAll(() => inFolder.close());

  it.each([
    ['/app/', 200, 'Landing'],
    ['/app', 200, 'Landing'],
    ['/app/Policy', 200, 'Policy'],
    ['/app/loanDetails', 200, 'root'],
    ['/app/sw.js', 200, 'self'],
    ['/', 404, 'no such file'],
    ['/Policy', 404, 'no such file'],
    ['/sw.js', 404, 'no such file'],
    ['/apples', 404, 'no such file'],
  ])('answers %s with %i', async (target, status, text) => {
    const answer = await ask(target, { port: inFolder.port });
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(text);
  });

  it('keeps what has a hash in its name for a year, and lets its texts be framed', async () => {
    const asset = await ask('/app/assets/main-Ab3_d-9Z.js', { port: inFolder.port });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const text = await ask('/app/documents/policy.html', { port: inFolder.port });
    expect(text.headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});

describe('pages', () => {
  it.each(['/loanDetails?orderId=1', '/support/replay', '/loanDetails/'])(
    'gives the application for %s',
    async (target) => {
      const { status, headers, body } = await ask(target, { headers: { accept: 'text/html' } });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toContain('<div id="root">');
    },
  );

  it.each(['/loanDetails?orderId=1&token=t', '/loanDetails?sessionId=s', '/assets/main-Ab3_d-9Z.js?token=t'])(
    'leaves no copy of %s on the disk',
    async (target) => {
      expect((await ask(target)).headers['cache-control']).toBe('no-store');
    },
  );

  it('prefers a page that was built for the path', async () => {
    expect((await ask('/about')).body.toString()).toContain('About');
    expect((await ask('/')).body.toString()).toContain('Landing');
    expect(await ask('/Policy?pop=1')).toMatchObject({ status: 200 });
    expect((await ask('/Policy?pop=1')).body.toString()).toContain('Policy');
  });

  it.each(['/assets/gone-12345678.js', '/favicon.ico', '/index.php'])(
    'answers 404, not HTML, for the missing file %s',
    async (target) => {
      const { status, headers } = await ask(target, { headers: { accept: 'text/html' } });
      expect(status).toBe(404);
      expect(headers['content-type']).toContain('text/plain');
    },
  );

  it('answers 404 when a page loads, rather than opens, an unknown path', async () => {
    expect((await ask('/api/unknown', { headers: { 'sec-fetch-mode': 'cors', accept: '*/*' } })).status).toBe(404);
  });

  it('refuses writes', async () => {
    expect((await ask('/', { method: 'POST', body: 'a=b' })).status).toBe(405);
  });
});

describe('paths that climb', () => {
  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%5c..%5csecret.txt', '/%00', '/%zz'])(
    'refuses %s',
    async (target) => {
      const { status, body } = await ask(target);
      expect(status).toBe(400);
      expect(body.toString()).not.toContain('secret\n');
    },
  );

  it('does not follow a link out of the folder', async () => {
    expect((await ask('/link.txt')).status).toBe(404);
  });
});

describe('caching and compression', () => {
  it('keeps hashed files for ever, and asks again for everything else', async () => {
    expect((await ask('/assets/main-Ab3_d-9Z.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/logo.png')).headers['cache-control']).toBe('no-cache');
  });

  it('compresses text with what the browser takes, and leaves pictures alone', async () => {
    const brotli = await ask('/assets/main-Ab3_d-9Z.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await ask('/assets/main-Ab3_d-9Z.js', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    const plain = await ask('/assets/main-Ab3_d-9Z.js');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(
      (await ask('/logo.png', { headers: { 'accept-encoding': 'br' } })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('answers 304 to a known tag of the same encoding only', async () => {
    const { etag = '' } = (await ask('/sw.js', { headers: { 'accept-encoding': 'br' } })).headers;
    expect(
      (await ask('/sw.js', { headers: { 'accept-encoding': 'br', 'if-none-match': `"old", ${etag}` } })).status,
    ).toBe(304);
    expect((await ask('/sw.js', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('sends a rebuilt file at once', async () => {
    await writeFile(path.join(folder, 'site/sw.js'), 'self // new');
    expect((await ask('/sw.js')).body.toString()).toBe('self // new');
  });

  it('hands out what the build compressed, but not once the file is newer', async () => {
    const file = path.join(folder, 'site/ready.txt');
    const unpacked = async () =>
      brotliDecompressSync((await ask('/ready.txt', { headers: { 'accept-encoding': 'br' } })).body).toString();
    await writeFile(file, 'plain');
    await writeFile(`${file}.br`, brotliCompressSync('from the build'));
    expect(await unpacked()).toBe('from the build');
    await writeFile(file, 'written later');
    await utimes(`${file}.br`, new Date(0), new Date(0));
    expect(await unpacked()).toBe('written later');
  });

  it('answers HEAD with the length and no body', async () => {
    const { headers, body } = await ask('/logo.png', { method: 'HEAD' });
    expect(headers['content-length']).toBe('3');
    expect(body).toHaveLength(0);
  });
});

describe('security headers', () => {
  it('come with every page, allowing the page’s own inline style by hash and no inline script', async () => {
    const { headers } = await ask('/loanDetails');
    const csp = String(headers['content-security-policy']);
    expect(csp).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/);
    expect(csp).toContain("script-src 'self';");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
});

describe('framing', () => {
  it('is refused but for the texts that our own pages show in a frame', async () => {
    const { headers } = await ask('/documents/policy.html');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'");
    expect((await ask('/')).headers['x-frame-options']).toBe('DENY');
  });
});

describe('the gateway', () => {
  it('gets path, query, body and headers as they are, and its answer comes back with its own date', async () => {
    const { status, headers, body } = await ask('/gateway/v3/loan-details/loan-details?token=a%20b&token=c', {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'orderId=00123',
    });
    expect(received.at(-1)).toEqual({
      url: '/gateway/v3/loan-details/loan-details?token=a%20b&token=c',
      body: 'orderId=00123',
      header: 'XMLHttpRequest',
    });
    expect(status).toBe(418);
    expect(headers.date).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
    expect(body.toString()).toBe('{"code":"00"}');
  });

  it('breaks off with the page’s connection when it breaks off itself', async () => {
    await expect(ask('/gateway/cut')).rejects.toThrow('aborted');
  });

  it('is 502 while it does not answer', async () => {
    const alone = await serve({ directory: path.join(folder, 'site'), port: 0, gateway: 'http://127.0.0.1:9' });
    expect((await ask('/gateway/x', { port: alone.port })).status).toBe(502);
    await alone.close();
  });
});

describe('the port', () => {
  it('is reachable as 127.0.0.1 and as localhost', async () => {
    expect((await fetch(`http://localhost:${served.port}/`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(200);
  });

  it('is refused when it is taken', async () => {
    await expect(serve({ directory: folder, port: served.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
