// npm start, scripts/serve.ts, the tests and the benchmark: serves a build as the shipped web server does.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { withoutBase } from '@/config/base-path';
import { type HeaderOptions, securityHeaders } from './security-headers';
import { type Body, bodyCache, chooseEncoding, findFile, safePath } from './static-files';

export type ServeOptions = HeaderOptions & {
  /** Folder of the build. */
  directory: string;
  /**
   * The folder of the host below which it lies, with a slash on either side; without it at the root. Nothing is
   * outside.
   */
  basePath?: string;
  /** 0 takes any free port. */
  port: number;
  /**
   * A further address at which it listens, `0.0.0.0` for all of the machine; without it only this machine is served.
   */
  host?: string;
  /** Origin that answers below /gateway; without it nothing does. */
  gateway?: string;
};

export type Served = { port: number; close: () => Promise<void> };

type Read = ReturnType<typeof bodyCache>;

/** Headers that belong to one connection and must not be handed on (RFC 9110, section 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function handOn(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

/**
 * Hands a request on to the gateway and its answer back, both as streams; the gateway's own `Date` stays,
 * because the page sets its clock by it.
 * @param gateway origin of the gateway, such as http://127.0.0.1:4010
 */
export function proxyTo(gateway: string, request: IncomingMessage, response: ServerResponse): void {
  const target = new URL(request.url ?? '/', gateway);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  // The gateway's own addresses in its answers have to lead back here.
  const headers = { ...handOn(request.headers), host: target.host, 'x-forwarded-host': request.headers.host };
  const onward = send(target, { method: request.method, headers }, (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, handOn(incoming.headers));
    // A broken stream cuts the connection: the page must see a failed request, not a short answer.
    pipeline(incoming, response, (error) => error && response.destroy());
  });
  onward.on('error', (error) => {
    if (response.headersSent || response.destroyed) response.destroy();
    else
      response
        .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`The gateway ${gateway} does not answer: ${error.message}\n`);
  });
  // The page went away or gave up: so does the request to the gateway.
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  pipeline(request, onward, () => {});
}

/** A page view, as opposed to a page loading something. Clients that do not say are taken at their Accept. */
function isNavigation(request: IncomingMessage): boolean {
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return /text\/html|\*\/\*|^$/.test(request.headers.accept ?? '');
}

/** The browser caches an answer under its whole address: one with the borrower's secrets must not be on the disk. */
const isLaunch = (address: string) => /[?&](?:token|sessionid)=/i.test(address);

function refuse(response: ServerResponse, status: 400 | 404 | 405, text: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    .end(`${text}\n`);
}

function unchanged(request: IncomingMessage, body: Body): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(body.etag);
}

async function answer(
  options: ServeOptions,
  read: Read,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [rawPath = '/'] = (request.url ?? '/').split('?');
  if (options.gateway && (rawPath === '/gateway' || rawPath.startsWith('/gateway/')))
    return proxyTo(options.gateway, request, response);

  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Only GET and HEAD are answered here.');
  const pathOnHost = safePath(rawPath);
  if (pathOnHost === null) return refuse(response, 400, 'There is no such path.');
  const pathname = withoutBase(options.basePath ?? '/', pathOnHost);
  const file = pathname && (await findFile(options.directory, pathname, isNavigation(request)));
  if (!file) return refuse(response, 404, 'There is no such file.');

  const body = await read(file, chooseEncoding(request.headers['accept-encoding'], file.type));
  const html = file.type.startsWith('text/html') ? (await read(file, null)).bytes.toString() : '';
  const headers = {
    ...securityHeaders([html], options),
    'content-type': file.type,
    'cache-control': isLaunch(request.url ?? '') ? 'no-store' : file.cacheControl,
    etag: body.etag,
    vary: 'accept-encoding',
    ...(body.encoding && { 'content-encoding': body.encoding }),
  };
  if (unchanged(request, body)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': body.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** Compresses the hashed files beforehand: the first visitor must not wait for what every later one gets at once. */
async function warmUp(directory: string, read: Read): Promise<void> {
  const assets = path.join(directory, 'assets');
  if (!existsSync(assets)) return;
  const names = await readdir(assets);
  const files = await Promise.all(names.map((name) => findFile(directory, `/assets/${name}`, false)));
  await Promise.all(files.map(async (file) => file && read(file, chooseEncoding('br', file.type))));
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Serves a build on 127.0.0.1 and, where the machine has it, on ::1, because `localhost` may mean either; and at
 * `host`.
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const read = bodyCache();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    answer(options, read, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  };
  await warmUp(options.directory, read);
  const ipv4 = createServer(handle);
  const servers = [ipv4];
  const closeAll = async () => {
    await Promise.all(servers.map(close));
  };
  // All addresses include this machine's own; any other is one more.
  const isEverywhere = options.host === '0.0.0.0';
  const port = await listen(ipv4, options.port, isEverywhere ? '0.0.0.0' : '127.0.0.1');
  const ipv6 = createServer(handle);
  try {
    await listen(ipv6, port, '::1');
    servers.push(ipv6);
  } catch (error) {
    // No IPv6 on this machine is fine; somebody else behind the same name is not.
    if (options.port !== 0 && errorCode(error) === 'EADDRINUSE') {
      await closeAll();
      throw error;
    }
  }
  if (options.host !== undefined && !isEverywhere && options.host !== '127.0.0.1') {
    const other = createServer(handle);
    await listen(other, port, options.host);
    servers.push(other);
  }
  return { port, close: closeAll };
}
