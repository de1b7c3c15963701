import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lastWays } from '@/features/pay/records/last-way';
import { paymentBooks } from '@/features/pay/records/payments';
import { bookOf, paymentOf } from '../../../../tests/support/payments';
import { launchOf, renderApp, useMockServer } from '../../../../tests/support/render-app';

const server = useMockServer();

/** A borrower who has paid at a bank before opens the loan. */
async function openLoan(scenario: string, claim: 'none' | 'ours' | 'of a newer build' = 'none') {
  server.reset({ scenario });
  const { orderId = '' } = launchOf(scenario);
  const before = await renderApp('/error', { scenario });
  await before.services.storage
    .open(lastWays)
    .set('last', { payType: '1', payCode: 'CIMB', method: 'ATM', name: 'CIMB Niaga' });
  if (claim !== 'none')
    await before.services.storage
      .open({ ...paymentBooks, version: paymentBooks.version + Number(claim !== 'ours') })
      .set(orderId, bookOf([paymentOf({ orderId, stage: 'said', startedAt: Date.now() })]));
  before.unmount();
  const app = await renderApp('/loanDetails', { scenario });
  await screen.findByRole('button', { name: /Repay|Borrow again/ });
  await screen.findByRole('region', { name: 'About this loan' }).catch(() => null);
  return app;
}

const name = 'Pay as last time: CIMB Niaga · ATM';
const link = () => screen.queryByRole('link', { name });

it.each(['repaying', 'due-today', 'overdue'])('a loan (%s) has a link to the last way of paying', async (scenario) => {
  const { user, address } = await openLoan(scenario);
  await user.click(await screen.findByRole('link', { name }));
  await waitFor(() => expect(address().path).toBe('/that'));
  expect(address().search).toMatchObject({ payType: '1', payCode: 'CIMB', method: 'ATM' });
  expect(await screen.findByRole('button', { name: 'Copy virtual account number' })).toBeVisible();
  expect(screen.getByText('CIMB Niaga')).toBeVisible();
});

it.each([
  ['where nothing is owed', 'settled', 'none'],
  ['to who has said to have paid', 'due-today', 'ours'],
  ['to who may have said so to a newer build', 'due-today', 'of a newer build'],
] as const)('a loan has no link to the last way of paying %s', async (_, scenario, claim) => {
  await openLoan(scenario, claim);
  expect(link()).toBeNull();
});
