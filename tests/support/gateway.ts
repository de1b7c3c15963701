import { Agent, createServer, type IncomingMessage, type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { Socket } from 'node:net';
import { pipeline, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Call, callOf, gatewayPath } from './call';
import type { Certificate } from './certificate';
import { listen } from './listen';

type GatewayOptions = {
  /** With it HTTP/2 over TLS is spoken, as phones meet it; without it HTTP/1.1 in the clear. */
  certificate?: Certificate;
  /** In place of the server behind: last part of a call's path to JSON. They may change. */
  answers?: ReadonlyMap<string, string>;
};

type Request = IncomingMessage | Http2ServerRequest;

type Response = Writable & { writeHead: (status: number, headers: OutgoingHttpHeaders) => unknown };

/** The next request to a part of the path is kept back until `released`. */
type Order = { part: string; arrive: (call: Call) => void; released: Promise<void> };

/** Headers of one connection; HTTP/2 has none of them, and names its own with a colon. */
const ofConnection = /^(?::|(?:connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade|host)$)/;

function handOn<T>(headers: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));
}

function describe(request: Request, bytes: Buffer): Call {
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return callOf(request.method ?? 'GET', request.url ?? '/', headers, bytes.toString());
}

/**
 * Stands between a page and the server behind (a build with its API, HTTP/1.1 in the clear), over real sockets. What
 * arrives here is what a server sees, however often a browser says that it has sent it.
 */
export async function openGateway(behind: string, { certificate, answers }: GatewayOptions = {}) {
  const { hostname, port: portBehind } = new URL(behind);
  // A connection for each: one that is kept may end just as it is used again, and the page would
  // see a cut no one ordered.
  const agent = new Agent({ keepAlive: false });
  const sockets = new Set<Socket>();
  const arrivals: Call[] = [];
  let orders: Order[] = [];
  let hasPassed = false;

  function serve(request: Request, body?: Buffer): Promise<IncomingMessage> {
    const host = ('authority' in request && request.authority) || request.headers.host;
    const { method, url: path } = request;
    const headers = { ...handOn(request.headers), host };
    return new Promise((resolve, reject) => {
      const onward = httpRequest({ hostname, port: portBehind, agent, method, path, headers }, resolve);
      onward.on('error', reject);
      if (body) onward.end(body);
      else pipeline(request, onward, () => {});
    });
  }

  async function take(request: Request, response: Response): Promise<void> {
    const body = await buffer(request);
    const arrival = describe(request, body);
    arrivals.push(arrival);
    const ready = answers?.get(arrival.path.slice(arrival.path.lastIndexOf('/') + 1));
    if (ready !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(ready) });
      response.end(ready);
      return;
    }
    const order = orders.find(({ part }) => arrival.path.includes(part));
    if (order) {
      orders = orders.filter((other) => other !== order);
      order.arrive(arrival);
      await order.released;
    }
    await hand(request, response, body);
  }

  async function hand(request: Request, response: Response, body?: Buffer): Promise<void> {
    const answer = await serve(request, body);
    response.writeHead(answer.statusCode ?? 502, handOn(answer.headers));
    pipeline(answer, response, () => {});
  }

  function handle(request: Request, response: Response): void {
    hasPassed = true;
    const isCall = request.url?.startsWith(`${gatewayPath}/`) ?? false;
    // The server behind is gone, or the page: the remaining side must not wait.
    (isCall ? take(request, response) : hand(request, response)).catch(() => response.destroy());
  }

  const server = certificate
    ? createSecureServer({ key: certificate.key, cert: certificate.cert, allowHTTP1: true }, handle)
    : createServer(handle);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const port = await listen(server);
  return {
    /** What a page opens in the place of the server behind. */
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    /**
     * Every request below /gateway that has arrived whole, oldest first: the copies that a browser makes by itself too.
     * @throws Error when nothing has ever come through: then it cannot tell what was sent
     */
    requests(part = ''): readonly Call[] {
      if (!hasPassed) throw new Error('No page has come through this gateway: it cannot tell what was sent.');
      return arrivals.filter(({ path }) => path.includes(part));
    },
    /** Keeps the next request back. @returns `arrived` resolves with it, `release` lets it go on */
    hold(part: string) {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const arrived = new Promise<Call>((arrive) => orders.push({ part, arrive, released }));
      return { arrived, release };
    },
    close: () =>
      new Promise<void>((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

export type Gateway = Awaited<ReturnType<typeof openGateway>>;
