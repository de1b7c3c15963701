import { act, screen } from '@testing-library/react';
import { renderApp } from '@tests/support/render-app';
import { renderInLanguage } from '@tests/support/render-in-language';
import { setHidden } from '@tests/support/visibility';
import { createObservable } from '@/platform/browser/observable';
import type { WorkerState } from '@/platform/offline/worker';
import { OfflineLine } from './page-end';

it('a page names the time zone of its times only on a phone in another zone', async () => {
  vi.stubEnv('TZ', 'Asia/Jakarta');
  await renderApp('/loanDetails');
  await screen.findByRole('main');
  expect(screen.queryByText(/WIB/)).toBeNull();
  vi.stubEnv('TZ', 'Asia/Makassar');
  setHidden(false);
  expect(screen.getByText('All times: WIB (UTC+07:00)')).toBeVisible();
});

it('the name of the clock is in the language of the page', async () => {
  vi.stubEnv('TZ', 'Asia/Jakarta');
  await renderApp('/payway', { scenario: 'card-repayment', locale: 'id' });
  expect(await screen.findByText(/Waktu Beijing \(UTC\+08:00\)/)).toBeVisible();
});

it('a page ends with the line that it works offline, once everything is on the phone', () => {
  const state = createObservable<WorkerState>('none');
  renderInLanguage(<OfflineLine worker={{ state }} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => state.set('ready'));
  expect(screen.getByRole('status')).toHaveTextContent('Ready to work offline');
  act(() => state.set('waiting'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
