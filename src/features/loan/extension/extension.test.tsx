import { screen } from '@testing-library/react';
import { changeEnvelope } from '@tests/support/change-answer';
import { useScreen } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';

const { open } = useScreen('/extension', 'extension-available');

/** Lets the offer arrive with these fields alone. */
const answerWith = (data: object) => changeEnvelope('/v3/loan-details/delay-detail', { data });

it('the extension page hides lines that are empty or zero, and ends with the number of the order', async () => {
  await open('extension-available-in');
  const rows = (await screen.findByText('Loan number')).closest('dl');
  expect(rows?.lastElementChild).toHaveTextContent('Loan number');
  expect(screen.queryByText('Discount')).toBeNull();
  expect(screen.queryByText('Promo code')).toBeNull();
});

it('the extension page opens the payment code once, with the fee, marked as an extension', async () => {
  const { router, address } = await open();
  tapTenTimes(await screen.findByRole('button', { name: 'Pay extension fee' }));
  expect(await screen.findByRole('heading', { level: 1, name: /virtual account/i })).toBeVisible();
  expect(address()).toMatchObject({ path: '/that', search: { amount: '2100000', display: '1' } });
  expect(router.history.length).toBe(2);
});

it('the extension page shows why no extension is offered', async () => {
  await open('due-today-in');
  expect(await screen.findByText('This loan cannot be extended')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay extension fee' })).toBeNull();
});

it.each([0, '0', -5])('the extension page has nothing to pay for a fee of %j', async (delayShouldPayAmount) => {
  answerWith({ delayShouldPayAmount });
  await open();
  const pay = await screen.findByRole('button', { name: 'Pay extension fee' });
  expect(pay).toHaveAttribute('aria-disabled', 'true');
  expect(pay).toHaveAccessibleDescription(/There is no fee to pay/);
});

it('the extension page needs no more than the fee', async () => {
  answerWith({ delayShouldPayAmount: '150000', orderDetail: null });
  await open();
  expect(await screen.findByText('Rp1.500')).toBeVisible();
  expect(screen.queryByText(/Extended until/)).toBeNull();
});

it.each([null, 'Rp1.500', 1.5])('the extension page shows an error for a fee of %j', async (delayShouldPayAmount) => {
  answerWith({ delayShouldPayAmount });
  await open();
  expect(await screen.findByRole('heading', { name: 'Our server has a problem' })).toBeVisible();
});
