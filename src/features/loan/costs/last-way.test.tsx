import { screen, waitFor } from '@testing-library/react';
import { bookOf, paymentOf } from '@tests/support/payments';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { paymentBooks } from '@/features/pay/records/book';
import { lastWays } from '@/features/pay/records/last-way';

const server = useMockServer();

/** A borrower who has paid at a bank before opens the loan. */
async function openLoan(scenario: string, payment: Parameters<typeof paymentOf>[0] | null = null, newerBy = 0) {
  server.reset({ scenario });
  const { orderId = '' } = launchOf(scenario);
  const before = await renderApp('/error', { scenario });
  await before.services.storage
    .open(lastWays)
    .set('only', { payType: '1', payCode: 'CIMB', method: 'ATM', name: 'CIMB Niaga' });
  if (payment)
    await before.services.storage
      .open({ ...paymentBooks, version: paymentBooks.version + newerBy })
      .set(orderId, bookOf([paymentOf({ orderId, ...payment })]));
  before.unmount();
  const app = await renderApp('/loanDetails', { scenario });
  await screen.findByRole('button', { name: /^Pay$|Borrow again/ });
  await screen.findByRole('region', { name: 'About this loan' }).catch(() => null);
  return app;
}

const name = 'Pay as last time: CIMB Niaga · ATM';
const link = () => screen.queryByRole('link', { name });

it.each([
  ['repaying', null],
  ['due-today', { stage: 'shown' }],
  ['overdue', { stage: 'said', found: { is: 'arrived', at: 1 } }],
] as const)('a loan (%s) has a link to the last way of paying', async (scenario, payment) => {
  const { user, address } = await openLoan(scenario, payment);
  await user.click(await screen.findByRole('link', { name }));
  await waitFor(() => expect(address().path).toBe('/that'));
  expect(address().search).toMatchObject({ payType: '1', payCode: 'CIMB', method: 'ATM' });
  expect(await screen.findByRole('button', { name: 'Copy virtual account number' })).toBeVisible();
  expect(await screen.findByText('CIMB Niaga')).toBeVisible();
});

it.each([
  ['where nothing is owed', 'settled', null, 0],
  ['while a payment is under way', 'due-today', { stage: 'said' }, 0],
  ['while it is not clear whether a code was paid', 'due-today', { found: { is: 'unclear', at: 1, money: '1' } }, 0],
  ['with payments of a newer build', 'due-today', {}, 1],
] as const)('a loan has no link to the last way of paying %s', async (_, scenario, payment, newerBy) => {
  await openLoan(scenario, payment, newerBy);
  expect(link()).toBeNull();
});
