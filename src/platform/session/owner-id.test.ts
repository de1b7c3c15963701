import { hash53, ownerOf } from './owner-id';

it('the owner id contains no token', () => expect(ownerOf({ token: 'secret-token' })).not.toContain('secret'));

it('hash53 gives the same hash in every build', () => {
  // The value that the author of cyrb53 gives for an empty text.
  expect(hash53('')).toBe((3_338_908_027_751_811).toString(36));
  expect(hash53('12e5')).not.toBe(hash53('1200000'));
});
