import { always } from '@tests/support/always';
import fc, { array, constantFrom, oneof, string } from 'fast-check';
import { readLaunch } from './launch';
import { startSession } from './start-session';

const origin = 'https://app.example';

/** Starts the session of a page with the given address, storage and cookies. */
function visit(path: string, { stored, cookie = '' }: { stored?: string; cookie?: string } = {}) {
  let address = `https://app.example${path}`;
  const session = startSession({
    href: address,
    replaceUrl: (href) => (address = href),
    sessionStorage: { getItem: () => stored ?? null, setItem: () => undefined, removeItem: () => undefined },
    cookies: { cookie },
    secure: true,
    folder: '',
  });
  return { session, address };
}

const unsafeNames = ['__proto__', 'constructor', 'prototype', '__proto__[polluted]', 'constructor.prototype.polluted'];
const escaped = ['%5F%5Fproto__', '__pro\u0000to__'];

function expectClean(session: ReturnType<typeof visit>['session']): void {
  for (const params of [session.commonParams(), session.travelParams()]) {
    expect(Object.keys(params)).not.toContain('__proto__');
    for (const value of Object.values(params)) expect(typeof value).toBe('string');
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

describe('a launch by an attacker', () => {
  it.each([...unsafeNames, ...escaped])('changes no prototype by %j, in query, hash, storage or cookie', (name) => {
    const query = `token=t&${name}=polluted&${encodeURIComponent(name)}=polluted`;
    for (const path of [`/loanDetails?${query}`, `/?a=1#/loanDetails?${query}`]) expectClean(visit(path).session);
    const nested = '"x":{"__proto__":{"polluted":true}}';
    const stored = `{"token":"t",${JSON.stringify(name)}:"polluted",${nested}}`;
    expectClean(visit('/', { stored, cookie: `${name}=polluted; token=t` }).session);
  });

  const name = constantFrom('token', 'sessionId', '%74oken', 'session%49d', 'Token', 'token%20', '+token');
  const between = constantFrom('&', '&amp;', '?', '?+', '&&', '&a=b&', '&=&', '&%&', '&+=+&');
  const start = constantFrom('/loanDetails?', '/?x=1#/loanDetails?', '/loanDetails/?a=b&');
  always(
    'leaves no secret in the address, however it is written',
    [array(name, { minLength: 1, maxLength: 4 }), between, start],
    (names, joint, path) => {
      const { session, address } = visit(path + names.map((one) => `${one}=s3cret`).join(joint));
      expect(address).not.toContain('s3cret');
      expect(new URLSearchParams(new URL(address).search).get('token')).toBeNull();
      expect(JSON.stringify(session.travelParams())).not.toContain('s3cret');
    },
  );

  const signs = ['&', '=', '#', '#/', '?', '%', '%E0', '\\', '//', 'token=', '__proto__=', '{"', '"}', ';', '\ud800'];
  const piece = oneof(string({ unit: 'binary', maxLength: 8 }), constantFrom(...signs));
  const text = array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
  always('does not prevent the start of the page', [text, text, text], (path, stored, cookie) => {
    const { session, address } = visit(`/${path}`, { stored, cookie });
    expectClean(session);
    expect(new URL(address).origin).toBe('https://app.example');
  });
});

it.each([
  ['/#/addnormalcard?a=b', '/addnormalcard?a=b'],
  ['/?x=1#/borrowDetail/?productId=1&orderId=2', '/borrowDetail?x=1&productId=1&orderId=2'],
  ['https://app.example/#/alipayrepayment', '/alipayrepayment'],
  ['https://app.example/index.html?token=t#/downloadTemplate?id=00123', '/downloadTemplate?id=00123'],
  ['/?a=1&b=2#/page?b=3&c=4', '/page?a=1&b=3&c=4'],
  ['/?b=1&b=2#/page?b=3', '/page?b=3'],
  ['/?%62=1#/page?b=2', '/page?b=2'],
  ['/?q=a+b%26c#/page', '/page?q=a+b%26c'],
  ['/#/page?next=/a?b', '/page?next=/a?b'],
  ['/#/page?a=1#terms', '/page?a=1#terms'],
  ['/?x=1#/', '/?x=1'],
  ['/#/nested/page/', '/nested/page'],
  ['/#//evil.example/x', '/evil.example/x'],
  ['/#/\\evil.example', '/evil.example'],
  ['/#/\\/\\evil.example', '/evil.example'],
  ['/#/\t/evil.example', '/evil.example'],
  ['/#/..//evil.example', '/evil.example'],
  ['/#/%2F/evil.example', '/%2F/evil.example'],
  ['/#/https://evil.example', '/https://evil.example'],
  ['/#/javascript:alert(1)', '/javascript:alert(1)'],
  ['/#/@evil.example', '/@evil.example'],
  ['/#/%E0%A4', '/%E0%A4'],
  ['/?a=%E0%A4#/page?b=%', '/page?a=%E0%A4&b=%'],
])('the hash link %s opens %s', (href, path) => {
  const launch = readLaunch(new URL(href, origin).href);
  expect(launch).toMatchObject({ isHashLink: true, cleanHref: origin + path });
});

const plain = ['/', '/page?a=1', '/page#terms', '/page?a=1#token/of/none', 'https://app.example/x#top', ''];
it.each(plain)('%s is no hash link', (href) => {
  const address = new URL(href, origin).href;
  expect(readLaunch(address)).toMatchObject({ isHashLink: false, cleanHref: address });
});

const marks = ['/', '\\', '.', '..', '?', '#', '@', ':', '%', '&', '\t', '\n', ' ', '\u0000', '\uD800'];
const piece = fc.constantFrom(...marks, 'evil.example', 'a=b');
always('a hash link opens a page of its own origin', [fc.array(piece, { maxLength: 12 })], (pieces) => {
  const { cleanHref } = readLaunch(new URL(`/#/${pieces.join('')}`, origin).href);
  expect(cleanHref.slice(origin.length)).toMatch(/^\/(?![/\\])/);
  expect(new URL(cleanHref).origin).toBe(origin);
});

it('readLaunch gives session, inputs and clean address, with every id as text', () => {
  const href = `${origin}/app/?token=t&orderId=6#/loanDetails?orderId=12345678901234567890&productId=00123&userId=%20007%20`;
  const { session, inputs, cleanHref } = readLaunch(href, '/app');
  expect({ ...session }).toEqual({ token: 't', userId: '007' });
  expect(inputs).toMatchObject({ orderId: '12345678901234567890', productId: '00123' });
  expect(cleanHref).toBe(`${origin}/app/loanDetails?orderId=12345678901234567890&productId=00123&userId=%20007%20`);
});

it.each([
  ['/loanDetails?x=1&amp;token=S&amp;userId=7', { token: 'S', userId: '7', x: '1' }, '/loanDetails?x=1&userId=7'],
  ['/loanDetails?Token=S&USERID=7', { token: 'S', userId: '7' }, '/loanDetails?USERID=7'],
  ['/loanDetails?token%20=S&+userId=7', { token: 'S', userId: '7' }, '/loanDetails?+userId=7'],
  ['/loanDetails?a=1?token=S&b=2', { a: '1', b: '2' }, '/loanDetails?a=1&b=2'],
  ['/loanDetails?a=1#token=S', { a: '1' }, '/loanDetails?a=1'],
  ['/loanDetails?a=1#/?%74oken=S', { token: 'S', a: '1' }, '/?a=1'],
  ['/#/loanDetails?a=1#/y?token=S', { a: '1' }, '/loanDetails?a=1'],
  ['/loanDetails?a=5%26token%3DS&b=2', { a: '5', b: '2' }, '/loanDetails?a=5&b=2'],
  ['/loanDetails?a=%2Fx%3Fb%3D1%26sessionId%3DS', { a: '' }, '/loanDetails?a='],
  ['/loanDetails?a=1%2526token%253DS', { a: '1' }, '/loanDetails?a=1'],
  ['/loanDetails?a=1;token=S', { a: '1' }, '/loanDetails?a=1'],
  ['/loanDetails?token%3DS&b=2', { b: '2' }, '/loanDetails?b=2'],
  ['/loanDetails?token[]=S&session_id=S&b=2', { b: '2' }, '/loanDetails?b=2'],
  ['/loanDetails?b=2&AMP;token=S', { b: '2' }, '/loanDetails?b=2&AMP'],
  ['/loanDetails?a=1&#38;token=S', { a: '1' }, '/loanDetails?a=1&'],
  ['/loanDetails?a=1#%2574oken=S', { a: '1' }, '/loanDetails?a=1'],
  ['/loanDetails&token=S&userId=7?b=2', { b: '2' }, '/loanDetails?b=2'],
  ['/loanDetails%3Ftoken=S&b=2', {}, '/loanDetails'],
  ['/#/loanDetails&sessionId=S', {}, '/loanDetails'],
  ['/token=S/loanDetails?b=2', { b: '2' }, '/?b=2'],
])('an odd spelling of a secret in %s is read or removed', (path, session, clean) => {
  const launch = readLaunch(origin + path);
  expect({ ...launch.session }).toMatchObject(session);
  expect(launch.cleanHref).toBe(origin + clean);
  expect(Object.keys(launch.session).filter((name) => /token|userid/i.test(name))).toEqual(
    Object.keys(session).filter((name) => /token|userid/i.test(name)),
  );
});

const long = (length: number) => 'x'.repeat(length);

it.each([
  ['many unknown names', Array.from({ length: 20 }, (_, index) => `p${String(index)}=${long(4_000)}`).join('&')],
  ['many short names', Array.from({ length: 2_000 }, (_, index) => `p${String(index)}=1`).join('&')],
  ['letters that an address escapes', `a=${'%E0%A4%95'.repeat(1_000)}`],
  ['long common parameters', ['pop', 'deviceId', 'deviceName'].map((name) => `${name}=${long(3_900)}`).join('&')],
])('%s do not make the addresses of the app too long', (_, query) => {
  const { session, cleanHref } = readLaunch(`${origin}/#/loanDetails?clientType=ios&${query}`);
  expect(session['clientType']).toBe('ios');
  expect(new URLSearchParams(session).toString().length).toBeLessThanOrEqual(6_144);
  expect(cleanHref.length).toBeLessThan(8_300);
});

it.each([
  ['?userId=1&userId=2', true],
  ['?userId=1#/loanDetails?userId=2', true],
  ['?userId=1&userId=%201', false],
  ['?userId=1&userId=null', true],
])('two borrowers in %s: %s', (path, isContradictory) => {
  expect(readLaunch(`${origin}/${path}`).isContradictory).toBe(isContradictory);
});
