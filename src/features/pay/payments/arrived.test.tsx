import { act, screen, waitFor } from '@testing-library/react';
import { changeAnswer, changeLoan } from '@tests/support/change-answer';
import { keepPayments, keptPayments, paymentOf } from '@tests/support/payments';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { holdTimers, pass as passTime } from '@tests/support/timers';
import type { Book } from '@/domain/payments/payment';
import { paymentBooks } from '../records/book';

const scenario = 'extension-available';
const server = useMockServer({ scenario });
const { orderId = '', productId = '' } = launchOf(scenario);
const dueAt = Date.parse('2026-03-10T00:00:00+07:00');
const debt = 155_400_000;
const part = 20_000_000;

let loan = { left: debt, fee: 2_100_000, due: dueAt, status: '174' };

beforeEach(() => {
  holdTimers();
  loan = { left: debt, fee: 2_100_000, due: dueAt, status: '174' };
  changeLoan(() => ({ orderStatus: loan.status, repayAmount: loan.left, dueTime: loan.due }));
  changeAnswer('/v3/installment/loan-play-detail', () => ({
    repayPlanDetail: {
      repayYetDetail: [{ totalAmount: 1 }],
      repayWaitDetail: loan.left > 0 ? [{ totalAmount: loan.left, dueTime: loan.due, canClick: 1 }] : [],
    },
  }));
  changeAnswer('/v3/loan-details/delay-detail', () => ({ delayShouldPayAmount: loan.fee }));
});

const last = { seq: 2, at: Date.now(), status: null, left: String(debt), dues: [dueAt] };

/** "I have paid" 200.000 at BNI, of which the loan shows nothing yet. */
const said = (parts: Parameters<typeof paymentOf>[0] = {}) =>
  paymentOf({ orderId, productId, stage: 'said', amount: String(part), code: { placeName: 'BNI' }, ...parts });

async function open(path: string, search: object = {}, payments = [said()]) {
  const app = await renderApp('/error', { scenario });
  app.services.clock.synchronize(Date.now());
  const keep = (kept: typeof payments, book: Partial<Book> = {}) =>
    keepPayments(app.services, kept, { last, hasRows: true, count: 2, ...book });
  await keep(payments);
  await act(() => app.router.navigate({ to: path, search: { orderId, productId, ...search } }));
  await screen.findByText('We are looking for your payment');
  return { ...app, keep, payments: () => keptPayments(app.services, orderId) };
}

const page = () => screen.getByRole('main').parentElement;
const pass = (seconds: number) => passTime(seconds * 1_000);
const arrived = /Your payment of Rp200\.000 \(BNI\) has arrived/;

const pages = [
  ['/installment', {}, 'Rp1.554.000', 'Rp1.354.000'],
  ['/individual', { amount: String(debt), display: '0' }, 'For your instalments Rp1.554.000', 'Amount due Rp1.354.000'],
  ['/individual', {}, 'Amount due Rp1.554.000', 'Amount due Rp1.354.000'],
  ['/extension', {}, 'Rp21.000', 'Rp19.000'],
] as const;

describe.each(pages)('%s %j, open while the money of a payment comes,', (path, search, before, after) => {
  const payments = path === '/extension' ? [said(), said({ id: 'fee', purpose: 'extension', amount: '1' })] : [said()];
  const fall = { left: debt - part, fee: 1_900_000 };

  it('says that it has arrived, once, and has the figures after it', async () => {
    const app = await open(path, search, payments);
    await waitFor(() => expect(page()).toHaveTextContent(before));
    loan = { ...loan, ...fall };
    await pass(6);
    await waitFor(() => expect(page()).toHaveTextContent(arrived));
    await waitFor(() => expect(page()).toHaveTextContent(after));
    expect(page()).not.toHaveTextContent(before);
    await waitFor(async () =>
      expect((await app.payments())[0]).toMatchObject({ found: { is: 'arrived' }, isTold: true }),
    );
    expect(page()).toHaveTextContent(arrived);
    const { search: latest } = app.address();
    app.unmount();
    await renderApp(path, { scenario, search: latest });
    await waitFor(() => expect(page()).toHaveTextContent(after));
    await pass(1);
    expect(page()).not.toHaveTextContent(arrived);
  });

  it('has the figures after it also if another window has read the loan', async () => {
    const { keep } = await open(path, search, payments);
    await waitFor(() => expect(page()).toHaveTextContent(before));
    await pass(1);
    loan = { ...loan, ...fall };
    const [first = said(), ...others] = payments;
    const found = { ...first, found: { is: 'arrived', at: Date.now() } as const };
    await keep([found, ...others], { last: { ...last, seq: 9, left: String(loan.left) }, count: 9, changeSeq: 9 });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: paymentBooks.name })));
    await waitFor(() => expect(page()).toHaveTextContent(arrived));
    await waitFor(() => expect(page()).toHaveTextContent(after));
    expect(page()).not.toHaveTextContent(before);
  });
});

it('the instalments of a loan that is paid off offer nothing to pay', async () => {
  await open('/installment');
  await waitFor(() => expect(page()).toHaveTextContent('Rp1.554.000'));
  loan = { ...loan, left: 0, status: '200' };
  await pass(6);
  await waitFor(() => expect(page()).toHaveTextContent('Every instalment of this loan is paid'));
  await waitFor(() => expect(page()).toHaveTextContent('Your loan is paid off'));
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});

it('what is unclear is said once', async () => {
  await open('/individual', {}, [said(), said({ id: 'other', code: { placeName: 'BCA' } })]);
  loan = { ...loan, left: debt - part };
  await pass(6);
  await waitFor(() => expect(page()).toHaveTextContent('Amount due Rp1.354.000'));
  await waitFor(() => expect(screen.getAllByText(/^Your debt has fallen by/, { selector: 'div' })).toHaveLength(1));
  await pass(1);
  const [words, ...others] = screen.getAllByText(/^Your debt has fallen by/, { selector: 'div' });
  expect(words).toHaveTextContent(/BNI.*BCA/);
  expect(others).toEqual([]);
});

it('an extension that is paid is not offered again', async () => {
  await open('/extension', {}, [said({ purpose: 'extension', amount: String(loan.fee) })]);
  await waitFor(() => expect(page()).toHaveTextContent('Rp21.000'));
  loan = { ...loan, due: dueAt + 14 * 86_400_000 };
  server.setFaults('code:4006@delay-detail');
  await pass(6);
  await waitFor(() => expect(page()).toHaveTextContent(/Your extension fee of .* has arrived/));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay extension fee' })).toBeNull());
  expect(page()).not.toHaveTextContent('Extended until');
});

const bca = { payType: '1', payCode: 'BCA' };

it('an amount that was chosen before the money came is not paid, and is not there again when the person comes back', async () => {
  const { user, router, address } = await open('/individual', { amount: String(debt), display: '0', ...bca });
  await waitFor(() => expect(page()).toHaveTextContent('For your instalments Rp1.554.000'));
  loan = { ...loan, left: debt - part };
  await pass(6);
  await waitFor(() => expect(page()).toHaveTextContent('Amount due Rp1.354.000'));
  await user.click(screen.getByRole('button', { name: 'I WANT TO PAY' }));
  await waitFor(() => expect(address().path).toBe('/that'));
  expect(address().search).not.toHaveProperty('amount');
  await screen.findByRole('heading', { level: 1, name: /virtual account/i });
  router.history.back();
  await waitFor(() => expect(page()).toHaveTextContent('Amount due Rp1.354.000'));
});

it('a chosen amount is not there when the person comes back from a page on which the money came', async () => {
  const chosen = { amount: String(debt), display: '0', ...bca };
  const { router, payments } = await open('/individual', chosen);
  await waitFor(() => expect(page()).toHaveTextContent('For your instalments Rp1.554.000'));
  await act(() => router.navigate({ to: '/that', search: { orderId, productId, ...chosen } }));
  await screen.findByRole('heading', { level: 1, name: /virtual account/i });
  loan = { ...loan, left: debt - part };
  await pass(6);
  await waitFor(async () => expect((await payments())[0]).toMatchObject({ found: { is: 'arrived' } }));
  router.history.back();
  await waitFor(() => expect(page()).toHaveTextContent('Amount due Rp1.354.000'));
  expect(page()).not.toHaveTextContent('Rp1.554.000');
});
