import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScreen } from '../../../../tests/support/render-app';
import { tapTenTimes } from '../../../../tests/support/taps';

const { open } = useScreen('/installment');

const periods = () => screen.findAllByRole('checkbox');
const payButton = () => screen.getByRole('button', { name: 'Pay now' });
const payAll = () => screen.getByRole('switch', { name: 'Pay all' });

it('the instalment page opens with the first period selected, and the paid ones folded', async () => {
  await open('due-today');
  const [first, second] = await periods();
  expect(screen.getByRole('heading', { level: 1, name: 'Bill details' })).toBeVisible();
  expect(first).toBeChecked();
  expect(first).toHaveAccessibleName('Instalment 2 Rp1.554.000');
  expect(first).toHaveAccessibleDescription(
    /^\d{4}-\d\d-\d\d Jatuh tempo hari ini Principal Rp1\.500\.000 Interest Rp54\.000/,
  );
  expect(second).not.toBeChecked();
  expect(payAll()).not.toBeChecked();
  expect(screen.getByText('Total for 1 instalment')).toBeVisible();
  expect(screen.getByText('1 of 3 instalments paid')).toBeVisible();
  const accordion = screen.getByText('Paid (1)').closest('details') ?? document.body;
  expect(accordion).not.toHaveAttribute('open');
  expect(within(accordion).getByText('Instalment 1')).toBeInTheDocument();
});

it('"Pay all" selects every instalment; without the first none is selected', async () => {
  const { user, address } = await open('due-today');
  const [first, second] = await periods();
  await user.click(payAll());
  expect(second).toBeChecked();
  expect(screen.getByText('Rp3.108.000')).toBeVisible();
  await user.click(payAll());
  expect(first).toBeChecked();
  expect(second).not.toBeChecked();
  await user.click(payAll());
  await user.click(first ?? document.body);
  expect(second).not.toBeChecked();
  expect(payButton()).toHaveAttribute('aria-disabled', 'true');
  expect(payButton()).toHaveAccessibleDescription('Choose at least one instalment.');
  await user.click(payButton());
  expect(address().path).toBe('/installment');
});

it('the instalment page shows that a period is overdue, or why it cannot be tapped', async () => {
  const { user } = await open('overdue');
  const [late, locked] = await periods();
  expect(late).toHaveAccessibleDescription(/Overdue Terlambat 5 hari/);
  expect(locked).toHaveAttribute('aria-disabled', 'true');
  expect(locked).toHaveAccessibleDescription(/Paid in order/);
  await user.click(locked ?? document.body);
  expect(locked).not.toBeChecked();
});

it('the instalment page opens the payment methods once for ten taps, with the selected amount', async () => {
  const { user, router, address } = await open('due-today');
  await periods();
  await user.click(payAll());
  tapTenTimes(payButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment method' })).toBeVisible();
  expect(address()).toMatchObject({ path: '/individual', search: { amount: '310800000', display: '0' } });
  expect(router.history.length).toBe(2);
});

it('the instalment page shows that nothing is left, and opens the loan', async () => {
  const { user, address } = await open('settled');
  expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See the loan' }));
  expect(address().path).toBe('/loanDetails');
});
