import { Agent, createServer, type IncomingMessage, type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { Socket } from 'node:net';
import { pipeline, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Call, callOf, gatewayPath } from './call';
import type { Certificate } from './certificate';
import { listen } from './listen';

/**
 * `received`: the request is here, and no one has carried it out. `served`: it was carried out. `begun`: so it was, and
 * the head of the answer has left, with a first byte.
 */
type CutMoment = 'received' | 'served' | 'begun';

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
   * Breaks the connection under the next requests.
   * @param part of the path
   * @returns resolves once the first of them is cut
   */
  cut: (part: string, order: { after: CutMoment } & Times) => Promise<Call>;
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
  cut: () => void;
};

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
  // By the page's port: HTTP/2 gives no socket out of its hands.
  const sockets = new Map<number | undefined, Socket>();
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
    const cut = () => sockets.get(request.socket.remotePort)?.destroy();
    const turn: Turn = { arrival, response, serve: () => serve(request, body), cut };
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
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });
  const port = await listen(server);
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    requests(part = '') {
      if (!hasPassed) throw new Error('No page has come through this gateway: it cannot tell what was sent.');
      return arrivals.filter(({ path }) => path.includes(part));
    },
    cut: (part, { after, times = 1 }) =>
      new Promise((resolve) => {
        orders.push({
          part,
          left: times,
          async strike(turn) {
            await answerUntil(after, turn);
            turn.cut();
            resolve(turn.arrival);
          },
        });
      }),
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
        for (const socket of sockets.values()) socket.destroy();
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

/** Goes as far with a call as it may before its connection is cut. */
async function answerUntil(moment: CutMoment, turn: Turn): Promise<void> {
  if (moment === 'received') return;
  const answer = await turn.serve();
  const body = await buffer(answer);
  if (moment === 'served') return;
  begin(answer, turn.response);
  // Written means handed to the system: what comes later cannot take it back.
  await new Promise((resolve) => turn.response.write(body.subarray(0, 1), resolve));
}
