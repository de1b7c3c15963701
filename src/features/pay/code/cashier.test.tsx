import { act, screen, waitFor } from '@testing-library/react';
import { decodeRuns, runsOfPath } from '@tests/support/code-128';
import { atCounter, codePaymentOf, keepPayments, wholeCode } from '@tests/support/payments';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { holdTimers, pass } from '@tests/support/timers';
import { setHidden } from '@tests/support/visibility';
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import { paymentBooks } from '../records/book';

const server = useMockServer({ scenario: 'due-today' });
const { productId = '', orderId = '' } = launchOf('due-today');
const order = { productId, orderId };
const number = '8881012345678901';

const counter = ({ code, ...parts }: Parameters<typeof codePaymentOf>[0] = {}) =>
  codePaymentOf({ ...order, amount: '155400000', ...parts, code: { number, ...atCounter, ...code } });

function provideWakeLock(request: () => Promise<unknown>): void {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
}

let releases = 0;
let locks: EventTarget[] = [];

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 100));
  releases = 0;
  locks = [];
  provideWakeLock(() => {
    const lock = Object.assign(new EventTarget(), {
      release: () => {
        releases += 1;
        lock.dispatchEvent(new Event('release'));
        return Promise.resolve();
      },
    });
    locks.push(lock);
    return Promise.resolve(lock);
  });
});

/** Opens the cashier view in place of the page before, with this code kept on the device. */
async function openWith(payment = counter(), search: Record<string, string> = { refNo: number }) {
  const app = await renderApp('/customerService');
  await keepPayments(app.services, [payment]);
  await act(() => app.router.navigate({ to: '/cashier', search: { ...order, ...search }, replace: true }));
  return app;
}

const barcode = () => screen.findByRole('img', { name: 'Barcode of the payment code' });

function readBars(svg: HTMLElement): string {
  const width = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  return decodeRuns(runsOfPath(svg.querySelector('path')?.getAttribute('d') ?? '', width));
}

it.each(['/that', '/dragonpayPaymentInstructions'])('%s opens its code as bars, asking once', async (path) => {
  const { user, address } = await renderApp(path, { search: { payType: '2', payCode: 'ALFAMART' } });
  const code = (await screen.findByText(wholeCode(/^\d{8,}$/))).textContent;
  await user.click(screen.getByRole('button', { name: 'Show to the cashier' }));
  await waitFor(() =>
    expect(address()).toMatchObject({ path: '/cashier', search: { ...order, payCode: 'ALFAMART', refNo: code } }),
  );
  expect(readBars(await barcode())).toBe(code);
  expect(screen.getByText('ALFAMART')).toBeVisible();
  expect(screen.getByText('Amount to pay').nextSibling).toHaveTextContent('Rp1.556.500');
  expect(screen.getByText(/payment fee/)).toHaveTextContent('Rp1.554.000 and a payment fee of Rp2.500.');
  expect(screen.getByRole('timer')).toBeVisible();
  expect(server.callsOf('generate-vcode')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address().path).toBe(path));
  expect(server.callsOf('generate-vcode')).toHaveLength(1);
});

it('the cashier page is not offered for a bank', async () => {
  await renderApp('/that', { search: { payType: '1', payCode: 'BCA' } });
  await screen.findByText(wholeCode(/^39010\d{11}$/));
  expect(screen.queryByRole('button', { name: 'Show to the cashier' })).toBeNull();
});

it('the cashier page shows a code that could not be stored for as long as it is open', async () => {
  holdTimers();
  const { user, services } = await renderApp('/that', { search: { payType: '2', payCode: 'ALFAMART' } });
  const button = await screen.findByRole('button', { name: 'Show to the cashier' });
  await services.storage.open(paymentBooks).remove(orderId);
  await user.click(button);
  await barcode();
  await pass(6 * 60_000);
  await pass(6 * 60_000);
  expect(await barcode()).toBeVisible();
});

it('the cashier page shows a number to type in if the bars cannot be made', async () => {
  vi.spyOn(CODE128.prototype, 'encode').mockThrowOnce(new Error('no bars'));
  await openWith();
  expect(await screen.findByText('Please ask the cashier to type in this number.')).toBeVisible();
  expect(screen.getByText(wholeCode(/^8881012345678901$/))).toBeVisible();
  expect(screen.getByText('Rp1.554.000')).toBeVisible();
});

it('the cashier page without a network shows the stored code, whose bars may need a phone that is turned', async () => {
  server.setFaults('offline');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 120, 100));
  await openWith();
  expect(await screen.findByText('Turn your phone sideways to see the barcode.')).toBeVisible();
  expect(screen.getByText(wholeCode(/^8881012345678901$/))).toBeVisible();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 740, 100));
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(readBars(await barcode())).toBe(number);
});

it.each([
  ['Get a new code', 'loan', '0'],
  ['Get a new code', 'extension', '1'],
  ['Close', 'extension', '1'],
])('the cashier page hides an expired code, and "%s" asks for the %s again', async (name, _, display) => {
  const purpose = display === '1' ? 'extension' : 'loan';
  const payment = counter({ purpose, code: { expireTime: '2020-01-01 10:00:00' } });
  const { user } = await openWith(payment, { refNo: number, display });
  // The first reading of the loan renders the page again.
  await waitFor(() => expect(screen.getByText('This code has expired')).toBeVisible());
  expect(screen.queryByRole('img', { name: 'Barcode of the payment code' })).toBeNull();
  expect(screen.queryByText(wholeCode(/^8881012345678901$/))).toBeNull();
  await user.click(await screen.findByRole('button', { name }));
  const body = { ...order, amount: payment.asked, pay_type: '2', is_display: display };
  await waitFor(() => expect(server.callsOf('generate-vcode')).toMatchObject([{ body }]));
});

it('the cashier page hides a code that only a link contains', async () => {
  const search = { amount: '100', payCode: 'EVIL', display: '1' };
  const { user, address } = await openWith(counter(), { refNo: '6660000000000000', ...search });
  expect(await screen.findByText('This code is not on this phone')).toBeVisible();
  expect(screen.queryByText(/6660/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show my payment code' }));
  await waitFor(() => expect(address()).toMatchObject({ path: '/that', search }));
});

const staysOn = () => screen.getByText(/It stays on while this page is open/);

it('the cashier page keeps the screen on, again after it was hidden, until it is left', async () => {
  const { user } = await openWith();
  await barcode();
  await waitFor(() => expect(staysOn()).toBeVisible());
  expect(locks).toHaveLength(1);
  act(() => void locks[0]?.dispatchEvent(new Event('release')));
  setHidden(true);
  expect(staysOn()).not.toBeVisible();
  expect(locks).toHaveLength(1);
  setHidden(false);
  await waitFor(() => expect(staysOn()).toBeVisible());
  expect(locks).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(releases).toBe(1));
});

it.each([
  ['no lock is known', () => Reflect.deleteProperty(navigator, 'wakeLock')],
  ['the lock is refused', () => provideWakeLock(() => Promise.reject(new DOMException('', 'NotAllowedError')))],
])('the screen turns off as usual on the cashier page if %s', async (_, spoil) => {
  spoil();
  await openWith();
  expect(readBars(await barcode())).toBe(number);
  expect(screen.getByText(/Turn up the brightness/)).toBeVisible();
  expect(staysOn()).not.toBeVisible();
});
