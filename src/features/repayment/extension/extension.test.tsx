import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, useMockServer } from '../../../../tests/support/render-app';

const server = useMockServer();

function open(scenario = 'extension-available', faults = '') {
  server.reset({ scenario, faults });
  return renderApp('/extension', { scenario });
}

describe('the extension page', () => {
  it('says what it costs, until when it lasts, and for which loan', async () => {
    await open();
    expect(await screen.findByText('Rp21.000')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Bill details' })).toBeVisible();
    expect(screen.getByText(/^Extended until/)).toHaveTextContent(/Extended until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(screen.getByRole('heading', { name: 'Dana Cepat' })).toBeVisible();
  });

  it('hides lines that are empty or zero', async () => {
    await open('extension-available-in');
    expect(await screen.findByText('Order number')).toBeVisible();
    expect(screen.queryByText('Discount')).toBeNull();
    expect(screen.queryByText('Promo code')).toBeNull();
  });

  it('leads once to the payment code, with the fee and the sign of an extension', async () => {
    const { router, address } = await open();
    const pay = await screen.findByRole('button', { name: 'Pay extension fee' });
    for (let tap = 0; tap < 10; tap += 1) fireEvent.click(pay);
    expect(await screen.findByRole('heading', { level: 1, name: /virtual account/i })).toBeVisible();
    expect(address()).toMatchObject({ path: '/that', search: { amount: '2100000', display: '1' } });
    expect(router.history.length).toBe(2);
  });

  it('calls the number through the native app', async () => {
    const { user, native } = await open();
    await user.click(await screen.findByRole('link', { name: /^Call / }));
    expect(native.calls.getSnapshot()).toMatchObject([
      { action: 'callTelephone', payload: { telephone: '+62 21 5000 0000' } },
    ]);
  });

  it('shows markup from the server as text, and dials nothing that is not a number', async () => {
    const { container } = await open('hostile');
    expect(await screen.findByRole('button', { name: 'Pay extension fee' })).toBeVisible();
    expect(container.querySelector('main img')).toBeNull();
    expect(screen.queryByRole('link', { name: /Call/ })).toBeNull();
  });

  it('repeats why no extension is offered', async () => {
    await open('due-today-in');
    expect(await screen.findByText('This order cannot be extended')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay extension fee' })).toBeNull();
  });

  it.each([
    ['http500', 'Our server has a problem'],
    ['offline', 'You are offline'],
    ['truncated', 'We could not read the answer'],
  ])('says what happened after %s, and tries again', async (fault, title) => {
    const { user } = await open('extension-available', `${fault}@delay-detail`);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    server.setFaults('');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Rp21.000')).toBeVisible();
  });

  it('says that a link without an order is incomplete', async () => {
    await renderApp('/extension', { search: { orderId: undefined } });
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  });
});
