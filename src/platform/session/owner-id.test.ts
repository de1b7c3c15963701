import { expect, it } from 'vitest';
import { hash53, ownerOf } from './owner-id';

it.each([
  ['a borrower id', { token: 'secret', userId: '7' }, 'u:7'],
  ['a token alone', { token: 'secret' }, `t:${hash53('secret')}`],
  ['a session id alone', { sessionId: 'secret' }, `s:${hash53('secret')}`],
  ['a borrower id that nothing proves', { userId: '7' }, undefined],
  ['nothing', {}, undefined],
])('names the owner by %s', (_by, params, owner) => expect(ownerOf(params)).toBe(owner));

it('writes no token down', () => expect(ownerOf({ token: 'secret-token' })).not.toContain('secret'));

it('hashes the same text to the same name in every build', () => {
  // The value that the author of cyrb53 gives for an empty text.
  expect(hash53('')).toBe((3_338_908_027_751_811).toString(36));
  expect(hash53('12e5')).not.toBe(hash53('1200000'));
});
