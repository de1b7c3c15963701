import { expect, it } from 'vitest';
import { parseEnv } from '../../src/config/env-schema';
import { manifestOf } from './app-manifest';

it('opens the installed app, and its shortcut to the loan, where a borrower without a link is led on', () => {
  const manifest = manifestOf(parseEnv({ VITE_ROUTE_LOAN_DETAILS: '/pinjaman' }).config);
  expect(manifest.start_url).toBe('/start');
  expect(manifest.shortcuts[0]).toMatchObject({ name: 'Pinjaman saya', url: '/start' });
});
