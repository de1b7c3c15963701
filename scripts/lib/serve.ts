// npm start, scripts/serve.ts, the tests and the benchmark: serves a build as the shipped web server does,
// but cookies go on to the gateway.
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
   * The base path of the build, with slashes at both ends; default: the root. Paths outside are not found.
   */
  basePath?: string;
  /** 0: any free port. */
  port: number;
  /**
   * A further address at which it listens, `0.0.0.0` for all addresses of the machine; default: only this machine.
   */
  host?: string;
  /** Origin that answers requests below /gateway; without it they are not found. */
  gateway?: string;
};

export type Served = { port: number; close: () => Promise<void> };

/** Headers of one connection, which a proxy must not forward (RFC 9110, section 7.6.1). */
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

function withoutHopByHop(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

/**
 * Forwards a request to the gateway and its answer back, both as streams. The gateway's `Date` stays, because the page
 * corrects its clock by it.
 * @param gateway origin of the gateway, such as http://127.0.0.1:4010
 */
export function proxyTo(gateway: string, request: IncomingMessage, response: ServerResponse): void {
  const target = new URL(request.url ?? '/', gateway);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  // Addresses in the gateway's answers have to be of this server.
  const headers = { ...withoutHopByHop(request.headers), host: target.host, 'x-forwarded-host': request.headers.host };
  const onward = send(target, { method: request.method, headers }, (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, withoutHopByHop(incoming.headers));
    // A broken stream closes the connection, so that the page gets a failed request and not an incomplete answer.
    pipeline(incoming, response, (error) => error && response.destroy());
  });
  onward.on('error', (error) => {
    if (response.headersSent || response.destroyed) response.destroy();
    else
      response
        .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`The gateway ${gateway} does not answer: ${error.message}\n`);
  });
  // If the page aborts its request, abort that to the gateway.
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  pipeline(request, onward, () => {});
}

/** Whether a person opens a page, as opposed to a page that loads a file; without Sec-Fetch-Mode by Accept. */
function isNavigation(request: IncomingMessage): boolean {
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return /text\/html|\*\/\*|^$/.test(request.headers.accept ?? '');
}

/**
 * Whether an address has the borrower's secrets. The browser stores an address with its answer,
 * so it must not cache it. A letter of their names may be escaped, and the separator before them wrong.
 */
const isLaunch = (address: string) => /^[^?]*[%&;=]|\?.*(?:token|session_?id|%[4-7])/i.test(address);

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
 * Serves a build on 127.0.0.1 and, if the machine has IPv6, on ::1, because `localhost` may mean either; and at `host`.
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { host = '127.0.0.1' } = options;
  const servers: Server[] = [];
  const closeAll = async () => {
    await Promise.all(servers.map(close));
  };
  let { port } = options;
  // `0.0.0.0` includes 127.0.0.1; any other host is a further address.
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
