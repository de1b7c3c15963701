// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { serve, type Served } from './serve';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
const site = path.join(folder, 'site');
const script = `console.log(${JSON.stringify('x'.repeat(4000))})`;
const asset = '/assets/main-Ab3_d-9Z.js';
const forever = 'public, max-age=31536000, immutable';
let served: Served;
let inFolder: Served;
let gateway: Server;
const received: { url: string; body: string; header: string }[] = [];

/** A request exactly as given: `fetch` would tidy the path and hide the headers. */
function ask(target: string, { method = 'GET', headers = {}, body = '', port = served.port } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path: target, method, headers }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const whole = Buffer.concat(parts);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: whole, text: whole.toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

beforeAll(async () => {
  const files = {
    'index.html': '<!doctype html><h1>Landing</h1>',
    'app.html': '<!doctype html><style>p{color:red}</style><div id="root"></div><script src="/assets/a.js"></script>',
    'about.html': '<!doctype html><p>About</p>',
    'Policy/index.html': '<!doctype html><p>Policy</p>',
    [asset.slice(1)]: script,
    [`${asset.slice(1)}.br`]: brotliCompressSync(script),
    [`${asset.slice(1)}.gz`]: gzipSync(script),
    'sw.js': 'self',
    'logo.png': 'png',
    '../secret.txt': 'secret',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  symlinkSync(path.join(folder, 'secret.txt'), path.join(site, 'link.txt'));
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
      const headers = { 'content-type': 'application/json', date: 'Thu, 01 Jan 2026 00:00:00 GMT' };
      outgoing.writeHead(418, headers).end('{"code":"00"}');
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = gateway.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  served = await serve({ directory: site, port: 0, gateway: `http://127.0.0.1:${port}` });
  inFolder = await serve({ directory: site, port: 0, basePath: '/app/' });
});

afterAll(async () => {
  await Promise.all([served.close(), inFolder.close()]);
  gateway.closeAllConnections();
  gateway.close();
  rmSync(folder, { recursive: true });
});

describe('a path', () => {
  const asPage = { accept: 'text/html' };
  const asPart = { 'sec-fetch-mode': 'cors', accept: '*/*' };

  it.each([
    ['/', asPage, 200, 'Landing', 'no-cache'],
    ['/about', asPage, 200, 'About', 'no-cache'],
    ['/Policy?pop=1', asPage, 200, 'Policy', 'no-cache'],
    ['/loanDetails?orderId=1', asPage, 200, 'id="root"', 'no-cache'],
    ['/loanDetails/', asPage, 200, 'id="root"', 'no-cache'],
    [asset, asPart, 200, 'console.log', forever],
    ['/sw.js', asPart, 200, 'self', 'no-cache'],
    // No copy of a secret on the disk.
    ['/loanDetails?orderId=1&token=t', asPage, 200, 'id="root"', 'no-store'],
    ['/loanDetails?sessionId=s', asPage, 200, 'id="root"', 'no-store'],
    ['/loanDetails&token=t', asPage, 200, 'id="root"', 'no-store'],
    ['/loanDetails%3Ftoken=t', asPage, 200, 'id="root"', 'no-store'],
    [`${asset}?token=t`, asPart, 200, 'console.log', 'no-store'],
    // Never HTML in place of a file that is missing.
    ['/assets/gone-12345678.js', asPage, 404, 'no such file', 'no-cache'],
    ['/index.php', asPage, 404, 'no such file', 'no-cache'],
    ['/api/unknown', asPart, 404, 'no such file', 'no-cache'],
    ['/link.txt', asPart, 404, 'no such file', 'no-cache'],
    ['/../secret.txt', asPart, 400, 'no such path', 'no-cache'],
    ['/..%2fsecret.txt', asPart, 400, 'no such path', 'no-cache'],
    ['/%2e%2e/secret.txt', asPart, 400, 'no such path', 'no-cache'],
    ['/assets/..%5c..%5csecret.txt', asPart, 400, 'no such path', 'no-cache'],
    ['/%00', asPart, 400, 'no such path', 'no-cache'],
    ['/%zz', asPart, 400, 'no such path', 'no-cache'],
  ])('%s asked for with %j is answered with %i and %s', async (target, headers, status, text, cacheControl) => {
    const answer = await ask(target, { headers });
    expect(answer).toMatchObject({ status, headers: { 'cache-control': cacheControl } });
    expect(answer.text).toContain(text);
    if (status >= 400) expect(answer.headers['content-type']).toContain('text/plain');
  });

  it.each([
    ['/app/', 200, 'Landing', 'DENY', 'no-cache'],
    ['/app', 200, 'Landing', 'DENY', 'no-cache'],
    ['/app/loanDetails', 200, 'root', 'DENY', 'no-cache'],
    [`/app${asset}`, 200, 'console.log', 'DENY', forever],
    ['/', 404, 'no such file', undefined, 'no-cache'],
    ['/sw.js', 404, 'no such file', undefined, 'no-cache'],
    ['/apples', 404, 'no such file', undefined, 'no-cache'],
  ])('%s of a build in a folder is answered with %i and %s', async (target, status, text, frame, cacheControl) => {
    const answer = await ask(target, { port: inFolder.port });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(answer.headers['x-frame-options']).toBe(frame);
    expect(answer.headers['cache-control']).toBe(cacheControl);
  });

  it('is read only', async () => {
    expect((await ask('/', { method: 'POST', body: 'a=b' })).status).toBe(405);
    const { headers, body } = await ask('/logo.png', { method: 'HEAD' });
    expect([headers['content-length'], body.length]).toEqual(['3', 0]);
  });
});

describe('a body', () => {
  it.each([
    [asset, 'gzip, deflate, br', 'br', brotliDecompressSync],
    [asset, 'gzip, br;q=0', 'gzip', gunzipSync],
    [asset, '', undefined, (bytes: Buffer) => bytes],
    ['/logo.png', 'br', undefined, (bytes: Buffer) => bytes],
  ])('of %s is compressed as the browser takes it: %s', async (target, accepted, encoding, unpack) => {
    const { headers, body } = await ask(target, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpack(body).toString()).toBe(target === asset ? script : 'png');
  });

  it('is answered with 304 to a known tag of the same encoding only', async () => {
    const { etag = '' } = (await ask(asset, { headers: { 'accept-encoding': 'br' } })).headers;
    const again = await ask(asset, { headers: { 'accept-encoding': 'br', 'if-none-match': `"old", ${etag}` } });
    expect(again.status).toBe(304);
    expect((await ask(asset, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('is the compressed file of the build, unless the file is newer', async () => {
    const file = path.join(site, 'ready.txt');
    const read = async () => {
      const { headers, body } = await ask('/ready.txt', { headers: { 'accept-encoding': 'br' } });
      return String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
    };
    writeFileSync(file, 'plain');
    writeFileSync(`${file}.br`, brotliCompressSync('from the build'));
    expect(await read()).toBe('from the build');
    writeFileSync(file, 'written later');
    utimesSync(`${file}.br`, new Date(0), new Date(0));
    expect(await read()).toBe('written later');
  });
});

it('a page has the security headers, which allow its own inline style by hash', async () => {
  const { headers } = await ask('/loanDetails');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
});

describe('the gateway', () => {
  it('gets path, query, body and headers as they are, and its answer comes back with its own date', async () => {
    const target = '/gateway/v3/loan-details/loan-details?token=a%20b&token=c';
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await ask(target, { method: 'POST', headers, body: 'orderId=00123' });
    expect(received.at(-1)).toEqual({ url: target, body: 'orderId=00123', header: 'XMLHttpRequest' });
    expect(answer).toMatchObject({ status: 418, text: '{"code":"00"}' });
    expect(answer.headers.date).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
  });

  it('closes the connection of the page with its own, and is 502 if it does not answer', async () => {
    await expect(ask('/gateway/cut')).rejects.toThrow('aborted');
    const alone = await serve({ directory: site, port: 0, gateway: 'http://127.0.0.1:9' });
    expect((await ask('/gateway/x', { port: alone.port })).status).toBe(502);
    await alone.close();
  });
});

it('the port is reachable as 127.0.0.1 and as localhost, and refused when it is taken', async () => {
  expect((await fetch(`http://localhost:${served.port}/`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(200);
  await expect(serve({ directory: folder, port: served.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
