import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';

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
  const onward = send(target, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, handOn(answer.headers));
    // A broken stream cuts the connection: the page must see a failed request, not a short answer.
    pipeline(answer, response, (error) => error && response.destroy());
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
