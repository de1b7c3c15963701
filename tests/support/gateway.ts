import { Agent, createServer, type IncomingMessage, type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { Socket } from 'node:net';
import { pipeline, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Call, callOf, gatewayPath } from './call';
import type { Certificate } from './certificate';
import { listen } from './listen';

/** How many requests an order meets, the browser's own copies among them; 1 unless said. */
type Times = { times?: number };

export type Gateway = {
  /** What a page opens in the place of the server behind. */
  origin: string;
  /**
   * Every request below /gateway that has arrived whole, oldest first: the copies that a browser makes by itself too.
   * @param part of the path; without it all
   * @throws Error when nothing has ever come through: then it cannot tell what was sent
   */
  requests: (part?: string) => readonly Call[];
  /**
   * Keeps answers back, before the request is carried out (`received`) or after it (`served`).
   * @param part of the path
   * @returns `arrived` resolves with the first request that it keeps, `release` lets all of them go on
   */
  hold: (
    part: string,
    order: { after: 'received' | 'served' } & Times,
  ) => { arrived: Promise<Call>; release: () => void };
  close: () => Promise<void>;
};

type GatewayOptions = {
  /** With it HTTP/2 over TLS is spoken, as phones meet it; without it HTTP/1.1 in the clear. */
  certificate?: Certificate;
  /**
   * Answers in place of the server behind: last part of a call's path to JSON. Looked up at each
   * call, so they may change.
   */
  answers?: ReadonlyMap<string, string>;
};

type Request = IncomingMessage | Http2ServerRequest;

/** What the servers of both protocols have in common. */
type Response = Writable & { writeHead: (status: number, headers: OutgoingHttpHeaders) => unknown };

/** One call on its way. */
type Turn = {
  arrival: Call;
  /** Lets the server behind carry it out. */
  serve: () => Promise<IncomingMessage>;
  response: Response;
};

/** Answers that are kept back. */
type Order = { part: string; left: number; strike: (turn: Turn) => Promise<void> };

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
 * Stands between a page and the server behind (a build with its API), over real sockets. What arrives here is what a
 * server sees, however often a browser says that it has sent it. Passes everything on unless told otherwise.
 * @param behind origin of that server, which speaks HTTP/1.1 in the clear
 */
export async function openGateway(behind: string, { certificate, answers }: GatewayOptions = {}): Promise<Gateway> {
  const { hostname, port: portBehind } = new URL(behind);
  // A connection for each: one that is kept may end just as it is used again, and the page would
  // see a cut no one ordered.
  const agent = new Agent({ keepAlive: false });
  const sockets = new Set<Socket>();
  const arrivals: Call[] = [];
  let orders: Order[] = [];
  let hasPassed = false;

  /** @param body of the request where it was read already */
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
    const turn: Turn = { arrival, response, serve: () => serve(request, body) };
    const order = orders.find(({ part }) => arrival.path.includes(part));
    if (!order) return letThrough(turn);
    order.left -= 1;
    if (order.left === 0) orders = orders.filter((other) => other !== order);
    await order.strike(turn);
  }

  async function hand(request: Request, response: Response): Promise<void> {
    const file = await serve(request);
    begin(file, response);
    pipeline(file, response, () => {});
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
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    requests(part = '') {
      if (!hasPassed) throw new Error('No page has come through this gateway: it cannot tell what was sent.');
      return arrivals.filter(({ path }) => path.includes(part));
    },
    hold(part, { after, times = 1 }) {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const arrived = new Promise<Call>((resolve) => {
        orders.push({
          part,
          left: times,
          async strike(turn) {
            const early = after === 'served' ? await turn.serve() : null;
            resolve(turn.arrival);
            await released;
            await letThrough(turn, early ?? (await turn.serve()));
          },
        });
      });
      return { arrived, release };
    },
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function begin(answer: IncomingMessage, response: Response): void {
  response.writeHead(answer.statusCode ?? 502, handOn(answer.headers));
}

async function letThrough(turn: Turn, early?: IncomingMessage): Promise<void> {
  const answer = early ?? (await turn.serve());
  begin(answer, turn.response);
  pipeline(answer, turn.response, () => {});
}
