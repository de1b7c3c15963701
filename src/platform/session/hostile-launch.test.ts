import { array, constantFrom, oneof, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../../tests/support/always';
import { startSession } from './start-session';

/** Starts a page of an address, with whatever lies in its storage and cookies. */
function visit(path: string, { stored, cookie = '' }: { stored?: string; cookie?: string } = {}) {
  let address = `https://app.example${path}`;
  const session = startSession({
    href: address,
    replaceUrl: (href) => (address = href),
    sessionStorage: { getItem: () => stored ?? null, setItem: () => undefined, removeItem: () => undefined },
    cookies: { read: () => cookie, write: () => undefined },
    secure: true,
    folder: '',
  });
  return { session, address };
}

const reaching = ['__proto__', 'constructor', 'prototype', '__proto__[polluted]', 'constructor.prototype.polluted'];
const escaped = ['%5F%5Fproto__', '__pro\u0000to__'];

function expectClean(session: ReturnType<typeof visit>['session']): void {
  for (const params of [session.commonParams(), session.travelParams()]) {
    expect(Object.getPrototypeOf(params)).toBeNull();
    for (const value of Object.values(params)) expect(typeof value).toBe('string');
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

describe('a launch by an attacker', () => {
  it.each([...reaching, ...escaped])(
    'reaches no prototype by the name %j, in query, hash, storage or cookie',
    (name) => {
      const query = `token=t&${name}=polluted&${encodeURIComponent(name)}=polluted`;
      for (const path of [`/loanDetails?${query}`, `/?a=1#/loanDetails?${query}`]) expectClean(visit(path).session);
      expectClean(
        visit('/', { stored: `{"token":"t","${name}":"polluted","x":{"__proto__":{"polluted":true}}}` }).session,
      );
      expectClean(
        visit('/', { stored: `{"token":"t",${JSON.stringify(name)}:"polluted"}`, cookie: `${name}=polluted; token=t` })
          .session,
      );
    },
  );

  const name = constantFrom('token', 'sessionId', '%74oken', 'session%49d', 'tok%65n');
  const between = constantFrom('&', '?', '&&', '&a=b&', '&=&', '&%&', '&+=+&');
  const start = constantFrom('/loanDetails?', '/?x=1#/loanDetails?', '/loanDetails/?a=b&');
  always(
    'keeps no address with a secret in it, however it is written',
    [array(name, { minLength: 1, maxLength: 4 }), between, start],
    (names, joint, path) => {
      const { session, address } = visit(path + names.map((one) => `${one}=s3cret`).join(joint));
      // A stray `?` makes what follows a part of the value before it.
      if (joint !== '?') expect(address).not.toContain('s3cret');
      expect(new URLSearchParams(new URL(address).search).get('token')).toBeNull();
      expect(JSON.stringify(session.travelParams())).not.toContain('s3cret');
    },
  );

  const signs = ['&', '=', '#', '#/', '?', '%', '%E0', '\\', '//', 'token=', '__proto__=', '{"', '"}', ';', '\ud800'];
  const piece = oneof(string({ unit: 'binary', maxLength: 8 }), constantFrom(...signs));
  const text = array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
  always('never keeps the page from starting', [text, text, text], (path, stored, cookie) => {
    const { session, address } = visit(`/${path}`, { stored, cookie });
    expectClean(session);
    expect(new URL(address).origin).toBe('https://app.example');
  });
});
