import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { renderApp } from '../../../../tests/support/render-app';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function open(data: object) {
  server.use(http.post('*/v3/loan-details/delay-detail', () => HttpResponse.json({ code: '00', data })));
  await renderApp('/extension');
}

it.each([0, '0', -5])('a fee of %j cannot be paid, and the page says so', async (delayShouldPayAmount) => {
  await open({ delayShouldPayAmount });
  const pay = await screen.findByRole('button', { name: 'Pay extension fee' });
  expect(pay).toHaveAttribute('aria-disabled', 'true');
  expect(pay).toHaveAccessibleDescription(/There is no fee to pay/);
});

it('a fee alone is enough for the page', async () => {
  await open({ delayShouldPayAmount: '150000', orderDetail: null });
  expect(await screen.findByText('Rp1.500')).toBeVisible();
  expect(screen.queryByText(/Extended until/)).toBeNull();
});

it.each([null, 'Rp1.500', 1.5])('a fee of %j is an error, never a guess', async (delayShouldPayAmount) => {
  await open({ delayShouldPayAmount });
  expect(await screen.findByRole('heading', { name: 'We could not read the answer' })).toBeVisible();
});
