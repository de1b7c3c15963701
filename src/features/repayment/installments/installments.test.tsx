import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, useMockServer } from '../../../../tests/support/render-app';

const server = useMockServer();

function open(scenario: string) {
  server.reset({ scenario });
  return renderApp('/installment', { scenario });
}

const periods = () => screen.findAllByRole('checkbox');
const payButton = () => screen.getByRole('button', { name: 'Pay now' });
const payAll = () => screen.getByRole('switch', { name: 'Pay all' });

describe('the instalment page', () => {
  it('opens with the first period chosen and pay-all ready', async () => {
    await open('due-today');
    const [first, second] = await periods();
    expect(screen.getByRole('heading', { level: 1, name: 'Bill details' })).toBeVisible();
    expect(first).toBeChecked();
    expect(first).toHaveAccessibleName('Instalment 2 Rp1.554.000');
    expect(first).toHaveAccessibleDescription(/Due \d{4}-\d\d-\d\d .*Principal Rp1\.500\.000 Interest Rp54\.000/);
    expect(second).not.toBeChecked();
    expect(payAll()).not.toBeChecked();
    expect(screen.getByText('Total for 1 instalment')).toBeVisible();
    expect(screen.getByText('1 of 3 instalments paid')).toBeVisible();
  });

  it('pay-all chooses everything, then only the first again', async () => {
    const { user } = await open('due-today');
    const [first, second] = await periods();
    await user.click(payAll());
    expect(second).toBeChecked();
    expect(payAll()).toBeChecked();
    expect(screen.getByText('Rp3.108.000')).toBeVisible();
    await user.click(payAll());
    expect(first).toBeChecked();
    expect(second).not.toBeChecked();
  });

  it('letting the first go lets all go, and says why there is nothing to pay', async () => {
    const { user, address } = await open('due-today');
    const [first, second] = await periods();
    await user.click(payAll());
    await user.click(first ?? document.body);
    expect(second).not.toBeChecked();
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    expect(payButton()).toHaveAccessibleDescription('Choose at least one instalment.');
    await user.click(payButton());
    expect(address().path).toBe('/installment');
  });

  it('says of a period that cannot be tapped why, and does not answer', async () => {
    const { user } = await open('overdue');
    const [, locked] = await periods();
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    expect(locked).toHaveAccessibleDescription(/Paid in order/);
    await user.click(locked ?? document.body);
    expect(locked).not.toBeChecked();
  });

  it('marks an overdue period in words', async () => {
    await open('overdue');
    const [late] = await periods();
    expect(late).toHaveAccessibleDescription(/Overdue/);
  });

  it('leads once to the payment methods with the amount of the choice, however often it is tapped', async () => {
    const { user, router, address } = await open('due-today');
    await periods();
    await user.click(payAll());
    const pay = payButton();
    for (let tap = 0; tap < 10; tap += 1) fireEvent.click(pay);
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment method' })).toBeVisible();
    expect(address()).toMatchObject({ path: '/individual', search: { amount: '310800000', display: '0' } });
    expect(router.history.length).toBe(2);
  });

  it('folds what has been paid', async () => {
    await open('due-today');
    const summary = await screen.findByText('Paid (1)');
    const accordion = summary.closest('details') ?? document.body;
    expect(accordion).not.toHaveAttribute('open');
    expect(within(accordion).getByText('Instalment 1')).toBeInTheDocument();
  });

  it('says that nothing is left, and leads to the loan', async () => {
    const { user, address } = await open('settled');
    expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'See the loan' }));
    expect(address().path).toBe('/loanDetails');
  });

  it('shows markup from the server as text', async () => {
    const { container } = await open('hostile');
    await periods();
    expect(container.querySelector('main img')).toBeNull();
    expect(screen.getAllByText(/<img src=x/).length).toBeGreaterThan(0);
  });

  it.each([
    ['http500', 'Our server has a problem'],
    ['offline', 'You are offline'],
    ['html', 'We could not read the answer'],
    ['code:77', 'This did not work'],
  ])('says what happened after %s, and tries again', async (fault, title) => {
    server.setFaults(`${fault}@loan-play-detail`);
    const { user } = await renderApp('/installment');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    server.setFaults('');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await periods()).toHaveLength(2);
  });

  it('says that a link without an order is incomplete', async () => {
    await renderApp('/installment', { search: { orderId: undefined } });
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  });
});
