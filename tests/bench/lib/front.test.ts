// @vitest-environment node
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { expect, it } from 'vitest';
import { makeCertificate } from './certificate';
import { openFront } from './front';

/** One request over HTTP/2. */
function ask(origin: string, ca: string, path: string): Promise<{ status: unknown; body: string }> {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { ca });
    session.on('error', reject);
    const stream = session.request({ ':path': path });
    let status: unknown;
    let body = '';
    stream.on('response', (headers) => (status = headers[':status']));
    stream.on('data', (part: Buffer) => (body += part.toString()));
    stream.on('end', () => {
      session.close();
      resolve({ status, body });
    });
  });
}

it('hands on what it is asked, answers in place of the gateway where it is told to, and ends', async () => {
  const behind = createServer((request, response) => response.writeHead(418, { connection: 'close' }).end(`${request.headers.host ?? ''}${request.url ?? ''}`));
  await new Promise<void>((resolve) => {
    behind.listen(0, '127.0.0.1', resolve);
  });
  const address = behind.address();
  // TLS looks at the real clock, whichever moment the tests run at.
  const certificate = makeCertificate(performance.timeOrigin);
  const answers = new Map([['problem-list', '{"list":[]}']]);
  const front = await openFront(typeof address === 'object' && address ? address.port : 0, certificate, answers);

  const { host } = new URL(front.origin);
  expect(await ask(front.origin, certificate.cert, '/a?b=1')).toEqual({ status: 418, body: `${host}/a?b=1` });
  expect(await ask(front.origin, certificate.cert, '/gateway/problem/problem-list?x=1')).toEqual({ status: 200, body: '{"list":[]}' });
  answers.clear();
  expect(await ask(front.origin, certificate.cert, '/gateway/problem-list')).toMatchObject({ status: 418 });
  await front.close();
  behind.close();
});
