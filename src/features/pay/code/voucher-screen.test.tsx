import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paymentCodeOf, wholeCode } from '../../../../tests/support/payment-codes';
import { launchOf, renderApp, useMockServer } from '../../../../tests/support/render-app';
import { paymentCodes } from '../records/payment-codes';

const server = useMockServer({ scenario: 'due-today' });
const { productId = '', orderId = '' } = launchOf('due-today');
const path = '/dragonpayPaymentInstructions';
const counter = { issuer: 'Kiosk', expireTime: '2099-01-01 12:00:00' };
const address = { ...counter, refNo: 'AB12CD34', altRefNo: '998877', amount: '10500000', fee: '250000' };

const slip = async () => within(await screen.findByRole('region', { name: 'Payment voucher' }));

it('the voucher of an order shows the data of the server, not of the address', async () => {
  await renderApp(path, { search: { ...address, display: '1' } });
  const voucher = await slip();
  expect(voucher.getByText('DRAGONPAY')).toBeVisible();
  expect(voucher.getByText('Extension of loan')).toBeVisible();
  expect(voucher.getByText('Rp1.559.000', { selector: 'dd span' })).toBeVisible();
  expect(voucher.getByText(/service fee/)).toHaveTextContent('Rp1.554.000 and a service fee of Rp5.000.');
  expect(voucher.getByText(/^INV\d{12}$/)).toBeVisible();
  expect(voucher.getByRole('timer')).toBeVisible();
  expect(voucher.getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(voucher.queryByText(wholeCode(/^AB12CD34$/))).toBeNull();
  const flags = { is_default: '0', is_display: '1', specific_num: '' };
  const asked = { productId, orderId, amount: '10500000', payCode: 'DRAGONPAY', pay_type: '2', ...flags };
  expect(server.callsOf('generate-vcode').map(({ body }) => body)).toEqual([asked]);
});

it('the voucher of an order is the one saved on the device when the server cannot be asked', async () => {
  const app = await renderApp('/customerService');
  const way = { payType: '2', payCode: 'DRAGONPAY' };
  const kept = paymentCodeOf({ ...way, vcode: 'KEPT1234', amount: '', fee: '5000', asked: { ...way, amount: '' } });
  await app.services.storage.open(paymentCodes).set(orderId, { cards: [kept] });
  server.setFaults('offline@generate-vcode');
  await app.router.navigate({ to: path, search: { productId, orderId } });
  const voucher = await slip();
  expect(voucher.getByText(wholeCode(/^KEPT1234$/))).toBeVisible();
  expect(voucher.getByText('Repayment of loan')).toBeVisible();
  expect(voucher.getByText('Pay exactly the amount shown, plus the service fee.')).toBeVisible();
  expect(screen.getByText('You are offline. This is the copy on your phone.')).toBeVisible();
});

it('the voucher of an order is that of the address, unconfirmed, if none is stored', async () => {
  server.setFaults('once:offline@generate-vcode');
  const { user } = await renderApp(path, { search: address });
  expect((await slip()).getByText(wholeCode(/^AB12CD34$/))).toBeVisible();
  expect(screen.getByText('Please check before you pay')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Please check before you pay')).toBeNull());
  expect((await slip()).queryByText(wholeCode(/^AB12CD34$/))).toBeNull();
});

it('a refused request shows no voucher', async () => {
  server.setFaults('code:4010@generate-vcode');
  await renderApp(path, { search: address });
  expect(await screen.findByText('This did not work')).toBeVisible();
  expect(screen.queryByText(wholeCode(/^AB12CD34$/))).toBeNull();
});

it('the voucher has a button to the loan', async () => {
  const { user, address: bar } = await renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Go to my loan' }));
  await waitFor(() => expect(bar()).toMatchObject({ path: '/loanDetails', search: { productId, orderId } }));
});

it('a voucher of the address alone is shown as unconfirmed, and sends no request', async () => {
  await renderApp(path, { search: { ...address, orderId: undefined } });
  const voucher = await slip();
  expect(voucher.getByText(wholeCode(/^AB12CD34$/))).toBeVisible();
  expect(voucher.getByText('Rp107.500', { selector: 'dd span' })).toBeVisible();
  expect(voucher.getByText(/and a service fee/)).toHaveTextContent('Rp105.000 and a service fee of Rp2.500.');
  expect(voucher.getByText('Pay before').nextSibling).toHaveTextContent(/^2099-01-01 12:00$/);
  expect(voucher.getByText('Go to a counter that works with Kiosk.')).toBeVisible();
  expect(voucher.getByText('Pay exactly the amount shown.')).toBeVisible();
  expect(screen.getByText('Please check before you pay')).toBeVisible();
  expect(server.callsOf('generate-vcode')).toEqual([]);
});

it('an expired voucher of the address alone cannot be used', async () => {
  await renderApp(path, { search: { ...address, orderId: undefined, expireTime: '2020-01-01 12:00:00' } });
  expect(await screen.findByText('This code has expired')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});
