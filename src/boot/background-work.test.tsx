import { screen, waitFor } from '@testing-library/react';
import { renderApp, useMockServer } from '@tests/support/render-app';
import type { SwitchesFile } from '@/platform/api/contract/switches';
import { loadTexts } from '@/platform/i18n/catalogs';
import { createLocaleStore } from '@/platform/i18n/locale-store';
import { lastSwitches } from '@/platform/offline/switches/last-switches';
import { onlyKey } from '@/platform/storage/definition';
import { startSwitches } from './background-work';

const server = useMockServer();

const bca = { way: 'bca', text: { en: 'Back at 14:00' } };

const file: SwitchesFile = {
  version: 1,
  notices: [{ kind: 'warning', text: { en: 'BCA is down until 14:00' } }],
  closedWays: [bca],
};

it('a way of paying is closed before the texts of notices are loaded', async () => {
  let isMissing = true;
  const locale = createLocaleStore({
    load: (language, catalogs) =>
      isMissing && catalogs.includes('help')
        ? Promise.reject(new Error('The file is missing'))
        : loadTexts(language, catalogs),
  });
  const app = await renderApp('/individual', { search: { amount: '155400000', display: '0' }, parts: { locale } });
  void startSwitches(app, { read: () => Promise.resolve(JSON.stringify(file)) });
  await waitFor(() => expect(screen.getByRole('radio', { name: /BCA/ })).toBeDisabled());
  expect(screen.queryByText('BCA is down until 14:00')).toBeNull();
  isMissing = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('BCA is down until 14:00')).toBeVisible();
});

const atBca = { payType: '1', payCode: 'BCA' };
const requested = () => server.callsOf('generate-vcode').length;

/** Opens a page of a code on a phone that has the file, without a network for a newer one. */
async function openWithStored(path: string, way: Record<string, string>, stored = file): Promise<void> {
  const earlier = await renderApp('/customerService');
  await earlier.services.storage.open(lastSwitches).set(onlyKey, { text: JSON.stringify(stored) });
  earlier.unmount();
  const app = await renderApp(path, { search: way });
  void startSwitches(app, { read: () => Promise.reject(new Error('No network')) });
}

it.each(['/that', '/dragonpayPaymentInstructions'])(
  '%s asks for no code of a way that the stored file closes',
  async (path) => {
    await openWithStored(path, atBca);
    expect(await screen.findByText('Back at 14:00')).toBeVisible();
    expect(requested()).toBe(0);
  },
);

it('nor does it while the loan does not answer', async () => {
  server.setFaults('timeout@loan-details/loan-details');
  await openWithStored('/that', atBca);
  expect(await screen.findByText('Back at 14:00')).toBeVisible();
  expect(requested()).toBe(0);
});

it.each([
  ['another way', { ...atBca, payCode: 'BNI' }, file],
  ['the way until yesterday', atBca, { ...file, closedWays: [{ ...bca, until: '2020-01-01T00:00:00Z' }] }],
])('a code is asked for if the stored file closes %s', async (_, way, stored) => {
  await openWithStored('/that', way, stored);
  expect(await screen.findByRole('button', { name: 'I HAVE PAID' })).toBeVisible();
  expect(requested()).toBe(1);
});
