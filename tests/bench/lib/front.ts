import { Agent, request as httpRequest } from 'node:http';
import { createSecureServer, type Http2SecureServer, type Http2ServerRequest, type Http2ServerResponse, type ServerHttp2Session } from 'node:http2';
import { pipeline } from 'node:stream';
import type { Certificate } from './certificate';

/** An answer that the bench gives in place of the gateway: last part of the call's path to JSON. */
export type Answers = Map<string, string>;

export type Front = { origin: string; close: () => Promise<void> };

/** Headers of one connection; HTTP/2 has none of them, and names its own with a colon. */
const ofConnection = /^(?::|(?:connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade|host)$)/;

function handOn<T>(headers: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));
}

/** Hands a request on to the server behind, and its answer back, both as streams. */
function passOn(port: number, agent: Agent, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const host = request.authority || request.headers.host;
  const onward = httpRequest({ port, agent, host: '127.0.0.1', method: request.method, path: request.url, headers: { ...handOn(request.headers), host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, handOn(answer.headers));
    pipeline(answer, response, () => {});
  });
  onward.on('error', () => response.stream.destroy());
  pipeline(request, onward, () => {});
}

function listen(server: Http2SecureServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/**
 * Stands in front of a plain server and speaks HTTP/2 over TLS, as the web servers do that phones meet.
 * @param port of the server behind, on 127.0.0.1
 * @param answers looked up at each call, so they may change
 */
export async function openFront(port: number, { key, cert }: Certificate, answers: Answers): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const [pathname = ''] = request.url.split('?');
    const answer = pathname.startsWith('/gateway/') ? answers.get(pathname.slice(pathname.lastIndexOf('/') + 1)) : undefined;
    if (answer === undefined) passOn(port, agent, request, response);
    else response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) }).end(answer);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const own = await listen(server);
  return {
    origin: `https://localhost:${own}`,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
