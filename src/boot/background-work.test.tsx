import { screen, waitFor } from '@testing-library/react';
import { renderApp, useMockServer } from '@tests/support/render-app';
import type { SwitchesFile } from '@/platform/api/contract/switches';
import { loadTexts } from '@/platform/i18n/catalogs';
import { createLocaleStore } from '@/platform/i18n/locale-store';
import { startSwitches } from './background-work';

useMockServer();

const file: SwitchesFile = {
  version: 1,
  notices: [{ kind: 'warning', text: { en: 'BCA is down until 14:00' } }],
  closedWays: [{ way: 'bca', text: { en: 'Back at 14:00' } }],
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
