import { atOrigin, isOnlyHere, ownOrigins } from './link-code';

it.each([
  ['http://localhost:4173/that?a=1', true],
  ['http://127.0.0.1:4173/', true],
  ['http://127.8.9.1/', true],
  ['http://[::1]:4173/', true],
  ['http://demo.localhost/', true],
  ['http://192.168.1.20:4173/', false],
  ['https://localhost.example.com/', false],
  ['https://intranet/demo/', false],
])('the address %s in a code opens the phone itself: %s', (href, isHere) => expect(isOnlyHere(href)).toBe(isHere));

it('an address in a code has the same page at another origin', () => {
  const link = atOrigin('http://localhost:4173/app/that?a=1#b', 'http://10.0.0.7:4173');
  expect(link).toBe('http://10.0.0.7:4173/app/that?a=1#b');
});

const origin = 'http://192.168.1.20:4173';
const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

it.each([
  ['named by the file beside its pages', () => answer(`{"origins":["${origin}"]}`), [origin]],
  ['unknown without such a file', () => answer(`{"origins":["${origin}"]}`, 404), []],
  ['unknown with a page in its place', () => answer('<!doctype html>'), []],
  ['unknown with what is no web address', () => answer('{"origins":["javascript:alert(1)"]}'), []],
  ['unknown without a server', () => Promise.reject(new TypeError('gone')), []],
])('the server address is %s', async (_where, fetchFile, found) => expect(await ownOrigins(fetchFile)).toEqual(found));
