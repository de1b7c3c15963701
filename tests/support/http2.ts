import { connect } from 'node:http2';

/** One answer as it came over the wire: nothing unpacked, nothing followed. */
export type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer };

export type RawRequest = { method?: string; headers?: Record<string, string>; body?: string };

/**
 * Sends one request over HTTP/2, exactly as given.
 * @throws Error when the server ends the connection without an answer
 */
export function askOverHttp2(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body = '' }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { rejectUnauthorized: false });
    session.once('error', reject);
    const stream = session.request({ ':method': method, ':path': target, ...headers }, { endStream: body === '' });
    const answer: RawAnswer = { status: 0, headers: {}, body: Buffer.alloc(0) };
    const parts: Buffer[] = [];
    stream.once('response', ({ ':status': status = 0, ...received }) => {
      answer.status = status;
      answer.headers = Object.fromEntries(Object.entries(received).map(([name, value]) => [name, String(value)]));
    });
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.once('error', reject);
    stream.once('close', () => session.close());
    stream.once('end', () => {
      if (answer.status === 0) reject(new Error('The connection ended without an answer.'));
      else resolve({ ...answer, body: Buffer.concat(parts) });
    });
    if (body !== '') stream.end(body);
  });
}
