import { act, screen, waitFor, within } from '@testing-library/react';
import { changeAnswer } from '@tests/support/change-answer';
import { watchLeaving } from '@tests/support/leaving';
import { keptPayments, wholeCode } from '@tests/support/payments';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { encode } from 'uqr';
import { wayKindOf } from './way-words';

const leaving = watchLeaving();
const server = useMockServer();

function open(path: string, search: Record<string, string>, scenario = 'further-ways') {
  server.reset({ scenario });
  return renderApp(path, { scenario, search: { amount: '155400000', display: '0', ...search } });
}

const confirm = () => screen.getByRole('button', { name: 'I WANT TO PAY' });
const tab = (name: string) => screen.findByRole('radio', { name });

/** The path of the squares on screen, as the page draws them. */
function squares(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

it.each([
  ['further-ways', ['Bank', 'Mini Market', 'QRIS', 'E\u2011wallet']],
  ['further-ways-in', ['UPI', 'Bank', 'Mini Market', 'Bharat BillPay']],
  ['due-today', ['Bank', 'Mini Market']],
])('the page of methods shows the groups of the server of %s, UPI first', async (scenario, names) => {
  await open('/individual', {}, scenario);
  const [firstName = ''] = names;
  await waitFor(() => expect(confirm()).toBeEnabled());
  expect(await tab(firstName)).toBeChecked();
  const tabs = within(screen.getByRole('group', { name: 'Payment method' })).getAllByRole('radio');
  expect(tabs.map((one) => one.closest('label')?.textContent)).toEqual(names);
});

it('the page of methods selects the only way of a group, and asks for one of several', async () => {
  const { user, address, router } = await open('/individual', {});
  await user.click(await tab('QRIS'));
  await user.click(confirm());
  expect(address()).toMatchObject({ path: '/that', search: { payType: 'qris', payCode: 'QRIS' } });
  router.history.back();
  await user.click(await tab('E\u2011wallet'));
  await user.click(confirm());
  expect(screen.getByText('Please complete the information')).toBeVisible();
  await user.click(await tab('OVO'));
  await user.click(confirm());
  expect(address()).toMatchObject({ path: '/that', search: { payType: 'ewallet', payCode: 'OVO' } });
  expect(server.callsOf('init-pay-type-bank')).toHaveLength(1);
});

it('the page of methods begins with the last further way, by the server’s name', async () => {
  const first = await open('/individual', { payType: 'ewallet' });
  await first.user.click(await tab('GoPay'));
  await first.user.click(confirm());
  first.unmount();
  const second = await open('/individual', {});
  expect(await tab('GoPay')).toBeChecked();
  expect(screen.getByText('Chosen as last time. You can change it.')).toBeVisible();
  second.unmount();
  await open('/loanDetails', {});
  expect(await screen.findByRole('link', { name: 'Pay as last time: GoPay' })).toBeVisible();
});

it.each([
  ['further-ways', 'qris', 'QRIS', 'Pay by QRIS', 'Payment code', /^\d{12}$/, /^Save the QR code/],
  ['further-ways', 'ewallet', 'GOPAY', 'Pay by e-wallet', 'Payment code', /^70001\d{11}$/, /./],
  ['further-ways-in', 'upi', 'UPI', 'Pay by UPI', 'UPI ID', /^demoloan\.\d{10}@demobank$/, /with the button below/],
  ['further-ways-in', 'bbps', 'BBPS', 'Bharat BillPay', 'Payment code', /^\d{14}$/, /./],
])('of %s, %s are title, number, payee, steps', async (scenario, payType, payCode, title, label, form, first) => {
  await open('/that', { payType, payCode }, scenario);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.getAllByText(wholeCode(form)).length).toBeGreaterThan(0);
  expect(screen.getByText('DEMO LOAN')).toBeVisible();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(first);
  // The number of a QR code is in it: no step asks to type it.
  expect(screen.queryAllByRole('button', { name: `Copy ${label.replace('Payment', 'payment')}` })).toHaveLength(
    payType === 'qris' ? 0 : 1,
  );
  expect(screen.getByText('Time left')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show to the cashier' })).toBeNull();
  expect(server.callsOf('generate-vcode')[0]?.body).toMatchObject({ pay_type: payType, payCode, is_default: '0' });
});

it('the content from the server is drawn as a QR code, with a text alternative', async () => {
  changeAnswer('/generate-vcode', { qrContent: 'QRIS-TEXT' });
  await open('/that', { payType: 'qris', payCode: 'QRIS' });
  const picture = await screen.findByRole('img', { name: 'QR code of this payment: Rp1.554.000' });
  expect([...picture.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([squares('QRIS-TEXT')]);
});

it.each([
  ['is too long for a screen', 'x'.repeat(1_001)],
  ['holds half a character', 'x\ud83d'],
])('the page shows that a QR code cannot be drawn if the text %s', async (_, qrContent) => {
  changeAnswer('/generate-vcode', { qrContent });
  await open('/that', { payType: 'qris', payCode: 'QRIS' });
  expect(await screen.findByText(/This QR code cannot be shown/)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('the code of a further way shows the sum with a fee first and large, as a counter does', async () => {
  await open('/that', { payType: 'ewallet', payCode: 'GOPAY' });
  expect((await screen.findByText('Amount to pay')).parentElement).toHaveTextContent(/Rp1\.555\.000/);
  expect(screen.getByText(/payment fee/)).toHaveTextContent(
    'Enter or confirm Rp1.554.000: a payment fee of Rp1.000 is added to it.',
  );
  expect(screen.queryByRole('button', { name: 'Copy amount' })).toBeNull();
});

it.each([
  ['opens an https address outside', 'https://wallet.example/pay/1', true],
  ['opens nothing else', 'upi://pay?pa=x@y', false],
  ['opens no script', 'javascript:alert(1)', false],
])('the button of a payment app %s', async (_, payUrl, isOpened) => {
  changeAnswer('/generate-vcode', { payUrl });
  server.reset({ scenario: 'further-ways' });
  const search = { payType: 'ewallet', payCode: 'GOPAY' };
  const { user } = await renderApp('/that', { scenario: 'further-ways', search, leaveBy: leaving.by });
  await user.click(await screen.findByRole('button', { name: 'Open the payment app' }));
  expect(leaving.open.mock.calls).toEqual(isOpened ? [[payUrl, '_blank', 'noopener,noreferrer']] : []);
  expect(screen.queryAllByText(/This link cannot be opened here/)).toHaveLength(isOpened ? 0 : 1);
  const here = screen.queryByRole('button', { name: 'Open it here' });
  if (here) await user.click(here);
  expect(leaving.assign.mock.calls).toEqual(isOpened ? [[payUrl]] : []);
});

it.each([
  ['due-today', { payType: '1', payCode: 'BCA' }, 'Copy virtual account number'],
  ['due-today', { payType: '2', payCode: 'ALFAMART' }, 'Show to the cashier'],
  ['further-ways', { payType: 'qris', payCode: 'QRIS' }, 'Save the QR code'],
])(
  'of %s, %j the next step is the main action; after it "I have paid" is, also after a reload',
  async (scenario, way, name) => {
    const isMain = (button: HTMLElement) => button.className.includes('primary');
    server.reset({ scenario });
    const { user, router, unmount } = await renderApp('/that', { scenario, search: way, leaveBy: leaving.by });
    const step = await screen.findByRole('button', { name });
    const paid = screen.getByRole('button', { name: 'I HAVE PAID' });
    expect([isMain(step), isMain(paid)]).toEqual([true, false]);
    await user.click(step);
    if (name.startsWith('Show'))
      await act(() => router.navigate({ to: '/that', search: { ...launchOf(scenario), ...way } }));
    await waitFor(() => expect(isMain(screen.getByRole('button', { name: 'I HAVE PAID' }))).toBe(true));
    unmount();
    await open('/that', way, scenario);
    expect(isMain(await screen.findByRole('button', { name: 'I HAVE PAID' }))).toBe(true);
  },
);

it('the code of a further way is shown without a network, with its QR code, without the payment address', async () => {
  const { orderId = '' } = launchOf('further-ways-in');
  const first = await open('/that', { payType: 'upi', payCode: 'UPI' }, 'further-ways-in');
  await screen.findByRole('img', { name: /QR code of this payment/ });
  const [kept] = await vi.waitFor(async () => {
    const payments = await keptPayments(first.services, orderId);
    expect(payments).toHaveLength(1);
    return payments;
  });
  expect(JSON.stringify(kept)).not.toContain('https:');
  first.unmount();
  server.setFaults('offline');
  await renderApp('/that', { scenario: 'further-ways-in', search: { payType: 'upi', payCode: 'UPI' } });
  expect(await screen.findByText(/This is the copy on your phone/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pay by UPI' })).toBeVisible();
  expect(await screen.findByRole('img', { name: /QR code of this payment/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open the payment app' })).toBeNull();
});

it.each([
  ['', 'bank'],
  ['1', 'bank'],
  ['2', 'counter'],
  ['upi', 'upi'],
  ['UPI', 'upi'],
  ['Qris', 'qris'],
  ['ewallet', 'ewallet'],
  ['pay-later', 'other'],
  ['3', 'other'],
  ['constructor', 'other'],
])('the way of paying %j is a %s', (payType, kind) => expect(wayKindOf(payType)).toBe(kind));
