import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../tests/support/render-app';

/** Fires the event of a return to the page. */
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

it('a page names the time zone of its times only on a phone in another zone', async () => {
  vi.stubEnv('TZ', 'Asia/Jakarta');
  await renderApp('/loanDetails');
  await screen.findByRole('main');
  expect(screen.queryByText(/WIB/)).toBeNull();
  vi.stubEnv('TZ', 'Asia/Makassar');
  comeBack();
  expect(screen.getByText('All times: WIB (UTC+07:00)')).toBeVisible();
});
