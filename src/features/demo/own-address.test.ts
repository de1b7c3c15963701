import { describe, expect, it } from 'vitest';
import { atOrigin, isOnlyHere, ownOrigins } from './own-address';

describe('an address in a code', () => {
  it.each([
    ['http://localhost:4173/that?a=1', true],
    ['http://127.0.0.1:4173/', true],
    ['http://127.8.9.1/', true],
    ['http://[::1]:4173/', true],
    ['http://demo.localhost/', true],
    ['http://192.168.1.20:4173/', false],
    ['https://localhost.example.com/', false],
    ['https://intranet/demo/', false],
  ])('%s leads a phone to itself: %s', (href, isHere) => expect(isOnlyHere(href)).toBe(isHere));

  it('keeps its page at another origin', () => {
    expect(atOrigin('http://localhost:4173/app/that?a=1#b', 'http://10.0.0.7:4173')).toBe(
      'http://10.0.0.7:4173/app/that?a=1#b',
    );
  });
});

describe('where the server is reached', () => {
  const answering = (body: string, status = 200) => ownOrigins(() => Promise.resolve(new Response(body, { status })));

  it('is what it wrote beside its pages', async () => {
    expect(await answering('{"origins":["http://192.168.1.20:4173"]}')).toEqual(['http://192.168.1.20:4173']);
  });

  it.each([
    ['no such file', '{"origins":["http://192.168.1.20:4173"]}', 404],
    ['a page in its place', '<!doctype html>', 200],
    ['no web address', '{"origins":["javascript:alert(1)"]}', 200],
  ])('is unknown with %s', async (_what, body, status) => expect(await answering(body, status)).toEqual([]));

  it('is unknown without a server', async () => {
    expect(await ownOrigins(() => Promise.reject(new TypeError('gone')))).toEqual([]);
  });
});
