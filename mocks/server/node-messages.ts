import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bytes; nine photos fit, a mistake does not. */
const maxBody = 20_000_000;

async function readBody(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of message) {
    const bytes: unknown = chunk;
    if (!(bytes instanceof Uint8Array)) continue;
    size += bytes.length;
    if (size > maxBody) throw new RangeError('The body is too large');
    chunks.push(bytes);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The origin that the page knows: behind a proxy it is the proxy's. */
function publicOrigin({ headers }: IncomingMessage): string {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const forwarded = String(headers['x-forwarded-host'] ?? '');
  const host = /^[\w.-]+(?::\d{1,5})?$/.test(forwarded) ? forwarded : (headers.host ?? '127.0.0.1');
  return `${scheme}://${host}`;
}

/**
 * Converts a request of Node's server to the platform's `Request`.
 * @throws RangeError if the body is over 20 MB
 */
export async function toRequest(message: IncomingMessage): Promise<Request> {
  const url = new URL(message.url ?? '/', publicOrigin(message));
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    if (value !== undefined) headers.set(name, String(value));
  const method = message.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers, ...(hasBody ? { body: await readBody(message) } : {}) });
}

/** For pages of another origin: a native developer's app, a dev server. They may read the server's time. */
export const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Expose-Headers': 'Date',
} as const;

/** Writes an answer; the answer of a lost network cuts the connection. */
export async function send(response: Response, out: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    out.socket?.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  // The virtual date, or no date.
  out.sendDate = !response.headers.has('Date');
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(openToAll)) headers.set(name, value);
  headers.set('Content-Length', String(body.length));
  out.writeHead(response.status, Object.fromEntries(headers));
  out.end(body);
}
