import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LoanSnapshot } from '@/domain/payment-progress';
import { openReceiptBook } from '@/platform/writes/receipt-book';
import { expectReceipt, keptReceipts } from '../../../../tests/support/kept-receipts';
import { paymentCodeOf } from '../../../../tests/support/payment-codes';
import { launchOf, renderApp, useMockServer } from '../../../../tests/support/render-app';
import { holdTimers, pass as passTime } from '../../../../tests/support/timers';
import { paymentCodes, type PaymentCode } from '../records/payment-codes';
import { nextWatchState } from './arrival';

const server = useMockServer({ scenario: 'due-today' });
const { productId = '', orderId = '' } = launchOf('due-today');

const due: LoanSnapshot = { status: '174', amount: 100n, dueAt: 1_000 };
const unread = { first: null, outcome: null };
const watching = { first: due, outcome: null };

it.each([
  ['reports nothing after the first snapshot', unread, due, null],
  ['reports received if the first snapshot owes nothing', unread, { ...due, status: '200' }, 'received', null],
  ['reports nothing while the loan is unchanged', watching, due, null],
  ['reports nothing when the loan became late', watching, { ...due, status: '180', amount: 120n }, null],
  ['reports received when less is owed', watching, { ...due, amount: 50n }, 'received'],
  ['reports received when the next instalment is due', watching, { ...due, dueAt: 2_000 }, 'received'],
  ['reports received when the loan is settled', watching, { ...due, status: '200' }, 'received'],
  ['reports another change of the loan', watching, { ...due, status: '999' }, 'changed'],
  ['does not change an outcome', { first: due, outcome: 'received' as const }, due, 'received'],
  ['reports received if more was owed before the code', watching, due, 'received', due, { ...due, amount: '101' }],
])('the watch %s', (_, state, latest, outcome, first: LoanSnapshot | null = due, before?: PaymentCode['before']) =>
  expect(nextWatchState(state, latest, before)).toEqual({ first, outcome }),
);

beforeEach(holdTimers);

const asked = () => server.callsOf('loan-details').length;
const requested = () => server.callsOf('generate-vcode').length;
const pass = (seconds: number) => passTime(seconds * 1_000);

const atBni = { payType: '1', payCode: 'BNI' };
const open = (path = '/that') => renderApp(path, { search: atBni });
type App = Awaited<ReturnType<typeof open>>;

it('the page of a code polls the loan first, then after a while, with growing pauses', async () => {
  await open();
  await screen.findByText('Virtual account number');
  await pass(12);
  expect(asked()).toBe(1);
  await pass(4);
  await waitFor(() => expect(asked()).toBe(2));
  await pass(3_600);
  expect(asked()).toBeLessThan(20);
});

it.each(['/that', '/dragonpayPaymentInstructions'])('%s shows arrived money, later another code', async (path) => {
  const { user, address, router } = await open(path);
  const label = /^(Virtual account|Reference) number$/;
  await screen.findByText(label);
  await pass(16);
  server.backend().moneyArrives();
  await pass(31);
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toHaveFocus();
  const progress = await screen.findByText(/instalments paid/);
  expect(progress).toHaveTextContent(/^2 of 3 instalments paid, Rp[\d.]+ still to pay\.$/);
  expect(screen.queryByText(label)).toBeNull();
  expect(screen.queryByRole('button', { name: 'I HAVE PAID' })).toBeNull();
  const before = asked();
  await pass(3_600);
  expect(asked()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Go to my loan' }));
  await waitFor(() => expect(address()).toMatchObject({ path: '/loanDetails', search: { productId, orderId } }));
  await act(() => router.navigate({ to: path, search: { productId, orderId, ...atBni } }));
  await screen.findByText(label);
  expect(requested()).toBe(2);
});

it.each([
  [
    'after the code has expired',
    'This code has expired',
    ({ services }: App) => vi.spyOn(services.clock, 'now').mockReturnValue(Date.now() + 172_800_000),
  ],
  [
    'before the person has confirmed the payment',
    'Have you paid?',
    ({ user }: App) => user.click(screen.getByRole('button', { name: 'I HAVE PAID' })),
  ],
])('money that arrives %s is shown', async (_, words, happen) => {
  const app = await open();
  await screen.findByText('Virtual account number');
  await happen(app);
  await pass(2);
  await screen.findByText(words);
  server.backend().moneyArrives();
  await pass(31);
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toHaveFocus();
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Get a new code' })).toBeNull();
});

it('money that arrived while the page was closed is shown at once, without a receipt', async () => {
  const first = await open();
  await screen.findByText('Virtual account number');
  await waitFor(async () => expect(await first.services.storage.open(paymentCodes).get(orderId)).toBeDefined());
  first.unmount();
  server.backend().moneyArrives();
  const { user, router, services } = await open();
  await user.click(await screen.findByRole('button', { name: 'Go to my loan' }));
  expect(await keptReceipts(services)).toEqual([]);
  await screen.findByRole('button', { name: 'Repay' });
  await act(() => router.navigate({ to: '/that', search: { productId, orderId, ...atBni } }));
  await screen.findByText('Virtual account number');
});

it('a code is not shown again after its money has arrived on the page of the loan', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'I HAVE PAID' }));
  await user.click(await screen.findByRole('button', { name: 'YES' }));
  await screen.findByText('We are checking');
  server.backend().moneyArrives();
  await pass(6);
  await screen.findByText('Your payment has arrived');
  await act(() => router.navigate({ to: '/that', search: { productId, orderId, ...atBni } }));
  await screen.findByText('Virtual account number');
  expect(requested()).toBe(2);
});

it('the cashier page shows that the money has arrived, and writes a receipt', async () => {
  const app = await renderApp('/that', { search: { payType: '2', payCode: 'ALFAMART' } });
  await app.user.click(await screen.findByRole('button', { name: 'Show to the cashier' }));
  await screen.findByText('Code for the cashier');
  await pass(16);
  expect(await keptReceipts(app.services)).toEqual([]);
  server.backend().moneyArrives();
  await pass(31);
  await screen.findByText('Payment received');
  expect(screen.queryByText('ALFAMART')).toBeNull();
  const facts = { kind: 'payment', state: 'paid', method: 'counter', place: 'ALFAMART', orderId };
  await expectReceipt(app.services, { ...facts, productName: expect.stringMatching(/./) });
});

it('arrived money confirms the receipt of the claim, and writes no second one', async () => {
  const app = await renderApp('/customerService');
  const own = { id: 'said', kind: 'payment', at: Date.now() - 60_000, market: 'indonesia', orderId } as const;
  const claim = { state: 'claimed', method: 'virtual-account', amount: '1000', place: 'BNI' } as const;
  await openReceiptBook(app.services).save({ ...own, ...claim });
  await act(() => app.router.navigate({ to: '/that', search: { productId, orderId, ...atBni } }));
  await screen.findByText('Virtual account number');
  await pass(16);
  server.backend().moneyArrives();
  await pass(31);
  await screen.findByText('Payment received');
  await expectReceipt(app.services, { id: 'said', state: 'paid' });
});

it('the page of an expired code does not poll', async () => {
  const { router, services } = await renderApp('/customerService');
  const card = paymentCodeOf({ vcode: 'OLD1', payType: '2', payCode: 'ALFAMART', expireTime: '2020-01-01 10:00:00' });
  await services.storage.open(paymentCodes).set(orderId, { cards: [card] });
  await act(() => router.navigate({ to: '/cashier', search: { productId, orderId, refNo: 'OLD1' } }));
  expect(await screen.findByText('This code has expired')).toBeVisible();
  await pass(3_600);
  expect(asked()).toBe(0);
});

it('the page of a code shows it while the server cannot be asked', async () => {
  server.setFaults('http500@loan-details/loan-details');
  await open();
  await screen.findByText('Virtual account number');
  await pass(600);
  expect(screen.getByText('Virtual account number')).toBeVisible();
});
