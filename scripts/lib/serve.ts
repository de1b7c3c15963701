// npm start, scripts/serve.ts, the tests and the benchmark: serves a build as the shipped web server does.
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { withoutBase } from '@/config/base-path';
import { type HeaderOptions, securityHeaders } from './security-headers';
import { findFile, readBody, safePath } from './static-files';

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

async function answer(options: ServeOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [rawPath = '/'] = (request.url ?? '/').split('?');
  if (options.gateway && (rawPath === '/gateway' || rawPath.startsWith('/gateway/')))
    return proxyTo(options.gateway, request, response);

  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'Only GET and HEAD are answered here.');
  const pathOnHost = safePath(rawPath);
  if (pathOnHost === null) return refuse(response, 400, 'There is no such path.');
  const pathname = withoutBase(options.basePath ?? '/', pathOnHost);
  const file = pathname && (await findFile(options.directory, pathname, { isNavigation: isNavigation(request) }));
  if (!file) return refuse(response, 404, 'There is no such file.');

  const body = await readBody(file, request.headers['accept-encoding']);
  const html = file.type.startsWith('text/html') ? (await readBody(file)).bytes.toString() : '';
  const headers = {
    ...securityHeaders([html], options),
    'content-type': file.type,
    'cache-control': isLaunch(request.url ?? '') ? 'no-store' : file.cacheControl,
    etag: body.etag,
    vary: 'accept-encoding',
    ...(body.encoding && { 'content-encoding': body.encoding }),
  };
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(body.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': body.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
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
  const { host = '127.0.0.1' } = options;
  const servers: Server[] = [];
  const closeAll = async () => {
    await Promise.all(servers.map(close));
  };
  let { port } = options;
  // All addresses include this machine's own; any other is one more.
  for (const address of new Set([host === '0.0.0.0' ? host : '127.0.0.1', '::1', host])) {
    const server = createServer((request, response) => {
      answer(options, request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    });
    try {
      port = await listen(server, port, address);
      servers.push(server);
    } catch (error) {
      // No IPv6 on this machine is fine; another program on the same port is not.
      if (address === '::1' && (options.port === 0 || errorCode(error) !== 'EADDRINUSE')) continue;
      await closeAll();
      throw error;
    }
  }
  return { port, close: closeAll };
}
