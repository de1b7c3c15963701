import { screen, waitFor, within } from '@testing-library/react';
import { changeAnswer } from '@tests/support/change-answer';
import { codePaymentOf, keepPayments, wholeCode } from '@tests/support/payments';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';

const server = useMockServer({ scenario: 'due-today' });
const { productId = '', orderId = '' } = launchOf('due-today');
const path = '/dragonpayPaymentInstructions';
const ofLink = { refNo: 'AB12CD34', altRefNo: '998877', fee: '250000', issuer: 'Kiosk' };
const address = { ...ofLink, amount: '10500000', expireTime: '2099-01-01 12:00:00' };

const slip = async () => within(await screen.findByRole('region', { name: 'Payment voucher' }));
const linkNumber = () => screen.queryByText(wholeCode(/^AB12CD34$/));

it('the voucher of an order shows the data of the server, not of the address', async () => {
  await renderApp(path, { search: { ...address, display: '1' } });
  const voucher = await slip();
  expect(voucher.getByText('DRAGONPAY')).toBeVisible();
  expect(voucher.getByText('This is the fee for extending your due date.')).toBeVisible();
  expect(voucher.getByText('Rp1.559.000', { selector: 'dd span' })).toBeVisible();
  expect(voucher.getByText(/payment fee/)).toHaveTextContent('Rp1.554.000 and a payment fee of Rp5.000.');
  expect(voucher.getByText(/^INV\d{12}$/)).toBeVisible();
  expect(voucher.getByRole('timer')).toBeVisible();
  expect(voucher.getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(linkNumber()).toBeNull();
  const flags = { is_default: '0', is_display: '1', specific_num: '' };
  const asked = { productId, orderId, amount: '10500000', payCode: 'DRAGONPAY', pay_type: '2', ...flags };
  expect(server.callsOf('generate-vcode').map(({ body }) => body)).toEqual([asked]);
});

it('the voucher says when the loan is due, and what paying later costs', async () => {
  await renderApp(path);
  const voucher = await slip();
  expect((await voucher.findByText('Loan is due')).nextElementSibling).toHaveTextContent(/^\d{4}-\d\d-\d\d$/);
  expect(voucher.getByText(/^Pay today: from tomorrow a late charge may be added/)).toBeVisible();
});

it('what the server leaves out, or says is 0, does not come from the address', async () => {
  changeAnswer('/generate-vcode', { fee: '0', cardNo: null, specificNum: null, payCode: null, expireTime: null });
  await renderApp(path, { search: address });
  const voucher = await slip();
  expect(voucher.getByText('Rp1.554.000', { selector: 'dd span' })).toBeVisible();
  expect(voucher.queryByText(/payment fee/)).toBeNull();
  expect(voucher.queryByText('Bill number')).toBeNull();
  expect(voucher.queryByText('Kiosk')).toBeNull();
  expect(voucher.queryByRole('timer')).toBeNull();
});

it.each([{}, { refNo: 'KEPT1234' }])(
  'the voucher with %j is the stored one if the server cannot be asked',
  async (named) => {
    const app = await renderApp('/customerService');
    const way = { payType: '2', payCode: 'DRAGONPAY' };
    const code = { number: 'KEPT1234', ...way, asked: { ...way, amount: '' } };
    await keepPayments(app.services, [codePaymentOf({ productId, orderId, amount: '', fee: '5000', code })]);
    server.setFaults('offline@generate-vcode');
    await app.router.navigate({ to: path, search: { productId, orderId, ...named } });
    const voucher = await slip();
    expect(voucher.getByText(wholeCode(/^KEPT1234$/))).toBeVisible();
    expect(voucher.getByText('Loan number')).toBeVisible();
    expect(voucher.getByText('Pay exactly the amount shown, plus the payment fee.')).toBeVisible();
    expect(screen.getByText('You are offline. This is the copy on your phone.')).toBeVisible();
  },
);

it.each([
  ['is refused', 'code:4010@generate-vcode', 'This did not work'],
  ['fails', 'http500@generate-vcode', 'Try again'],
])('a request that %s shows no voucher, and a button to the loan', async (_, faults, words) => {
  server.setFaults(faults);
  const { user, address: bar } = await renderApp(path, { search: address });
  expect(await screen.findByText(words)).toBeVisible();
  expect(linkNumber()).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Go to my loan' }));
  await waitFor(() => expect(bar()).toMatchObject({ path: '/loanDetails', search: { productId, orderId } }));
});
