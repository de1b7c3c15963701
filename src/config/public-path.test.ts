import { expect, it } from 'vitest';
import { publicPathOf } from './routes';

it('finds a renamed page under its new address, and every other under its own', () => {
  const overrides = { PRIVACY_POLICY: '/kebijakan' };
  expect(publicPathOf('/privacyPolicy', overrides)).toBe('/kebijakan');
  expect(publicPathOf('/aboutUs', overrides)).toBe('/aboutUs');
  expect(publicPathOf('/Policy', overrides)).toBe('/Policy');
});
