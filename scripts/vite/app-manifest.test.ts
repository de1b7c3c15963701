import { expect, it } from 'vitest';
import { parseEnv } from '../../src/config/env-schema';
import { manifestOf } from './app-manifest';

it('opens the installed app, and its shortcut to the loan, where a borrower without a link is led on', () => {
  const manifest = manifestOf(parseEnv({ VITE_ROUTE_LOAN_DETAILS: '/pinjaman' }).config);
  expect(manifest.start_url).toBe('/start');
  expect(manifest.shortcuts[0]).toMatchObject({ name: 'Pinjaman saya', url: '/start' });
});

it('lies with everything that it names in the folder of the app', () => {
  const manifest = manifestOf(parseEnv({ VITE_BASE_PATH: '/app/' }).config);
  const { id, scope, start_url: start } = manifest;
  expect({ id, scope, start }).toEqual({ id: '/app/', scope: '/app/', start: '/app/start' });
  const named = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  const addresses = [...named.map(({ src }) => src), ...manifest.shortcuts.map(({ url }) => url)];
  expect(addresses.length).toBeGreaterThan(8);
  expect(addresses.filter((address) => !address.startsWith('/app/'))).toEqual([]);
});
