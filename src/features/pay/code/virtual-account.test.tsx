import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeAnswer } from '@tests/support/change-answer';
import { codePaymentOf, keepPayments, keptPayments, paymentOf, wholeCode } from '@tests/support/payments';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import { holdTimers, passUnanswered } from '@tests/support/timers';
import { correctedJumps, createTimes } from '@tests/support/times';
import * as v from 'valibot';
import { addDays, lenderDate } from '@/domain/calendar-days';
import { parseServerTime } from '@/domain/server-time';
import { defineStore } from '@/platform/storage/definition';
import { paymentBooks } from '../records/book';

const server = useMockServer({ scenario: 'due-today' });
const { productId = '', orderId = '' } = launchOf('due-today');
const order = { productId, orderId };
const atBca = { payType: '1', payCode: 'BCA' };

type Parts = Parameters<typeof codePaymentOf>[0];

const open = (search: Record<string, string> = atBca) => renderApp('/that', { search });
const sent = () => server.callsOf('generate-vcode');
/** Waits for the code that can be paid, not a stored one. */
const code = async () => {
  await screen.findByRole('button', { name: 'I HAVE PAID' });
  return screen.findByText(wholeCode(/^39010\d{11}$/));
};

/** Opens another page first, with these payments kept on the device. */
async function openWith(kept: Parts[], options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/customerService', options);
  const payments = kept.map((parts, index) =>
    codePaymentOf({ id: String(index), ...order, startedAt: Date.now() - 60_000, ...parts }),
  );
  await keepPayments(app.services, payments);
  await app.router.navigate({ to: '/that', search: { ...order, ...atBca } });
  return app;
}

it('a code that does not come is waited for in words, and after a while there is a way out', async () => {
  holdTimers();
  server.setFaults('timeout@generate-vcode');
  await open();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(screen.queryByText('We are getting your payment code.')).toBeNull();
  await passUnanswered(5_000);
  expect(screen.getByText('We are getting your payment code.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Contact customer service' })).toBeNull();
  await passUnanswered(15_000);
  expect(screen.getByRole('button', { name: 'Contact customer service' })).toBeVisible();
});

it('preloading the page requests no code', async () => {
  const { router } = await renderApp('/customerService');
  await router.preloadRoute({ to: '/that', search: { ...order, ...atBca } });
  expect(sent()).toEqual([]);
});

it('a code is requested before the page is rendered', async () => {
  const { router, unmount } = await renderApp('/customerService');
  unmount();
  void router.navigate({ to: '/that', search: { ...order, ...atBca } });
  await waitFor(() => expect(sent()).toHaveLength(1));
});

const [counterPage, voucherPage] = ['/that', '/dragonpayPaymentInstructions'] as const;

it.each([
  [counterPage, '', 'Show to the cashier'],
  [counterPage, 'http500@generate-vcode', 'Try again'],
  [voucherPage, '', 'Show to the cashier'],
  [voucherPage, 'http500@generate-vcode', 'Try again'],
])('%s requests one code for two visits with the faults %j', async (to, faults, name) => {
  server.setFaults(faults);
  const { router } = await renderApp('/customerService');
  for (let visit = 0; visit < 2; visit += 1) {
    await router.navigate({ to, search: { ...order, payType: '2' } });
    await screen.findByRole('button', { name });
    await router.navigate({ to: '/customerService' });
    await screen.findByRole('heading', { name: 'Customer service' });
  }
  expect(sent()).toHaveLength(1);
});

it('a code that was asked for again after no answer has the same key; the next one, and one after a refusal, another', async () => {
  const keys = () => sent().map(({ headers }) => headers['idempotency-key']);
  server.setFaults('once:after:http500@generate-vcode');
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await code();
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
  unmount();

  server.setFaults('once:code:77@generate-vcode');
  const again = await open();
  await again.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await code();
  expect(keys()).toHaveLength(4);
  expect(new Set(keys()).size).toBe(3);
});

it('the page shows and copies code, amount and bill number, and calls the number', async () => {
  const { user, native } = await open({ ...atBca, amount: '155400000' });
  const shown = (await code()).textContent;
  await user.click(screen.getByRole('button', { name: 'Copy virtual account number' }));
  expect(await navigator.clipboard.readText()).toBe(shown.replaceAll(' ', ''));

  expect(screen.getByText('Rp1.554.000', { selector: 'span' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy amount' }));
  expect(await navigator.clipboard.readText()).toBe('1554000');

  const bill = screen.getByText(/^INV\d{12}$/).textContent;
  await user.click(screen.getByRole('button', { name: 'Copy bill number' }));
  expect(await navigator.clipboard.readText()).toBe(bill);
  expect(screen.queryByText(/you chose/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Call +62 21 5000 0000' }));
  const call = { action: 'callTelephone', payload: { telephone: '+62 21 5000 0000' } };
  expect(native.calls.getSnapshot()).toMatchObject([call]);
});

it('a code is requested once, with the choice of the address; its page has the amount due, its link the asked one', async () => {
  const { user, address } = await open({ ...atBca, amount: '5000', display: '1' });
  await code();
  expect(sent().map(({ body }) => body)).toEqual([
    { ...order, amount: '5000', payCode: 'BCA', pay_type: '1', is_default: '0', is_display: '1', specific_num: '' },
  ]);
  const due = screen.getByText(/^The amount due is/);
  expect(due).toHaveTextContent('The amount due is Rp1.554.000 (you chose Rp50).');
  expect(screen.getByRole('button', { name: 'Copy amount' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Change payment method' }));
  const search = { ...order, amount: '5000', display: '1', payType: '1', payCode: 'BCA' };
  await waitFor(() => expect(address()).toMatchObject({ path: '/individual', search }));
});

it('the fee of a bank is neither a part of the debt nor asked for at another place', async () => {
  changeAnswer('/generate-vcode', { amount: '155800000', fee: '400000' });
  const { user, address } = await open({ ...atBca, amount: '155400000', display: '0' });
  await code();
  expect(screen.queryByText(/you chose/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Change payment method' }));
  await waitFor(() => expect(address()).toMatchObject({ path: '/individual', search: { amount: '155400000' } }));
});

it('the second code of a day is shown, although the money of the first has come', async () => {
  const first = await open({ payType: '1', payCode: 'BNI' });
  await screen.findByRole('button', { name: 'I HAVE PAID' });
  await waitFor(async () => expect(await keptPayments(first.services, orderId)).toMatchObject([{ isBased: true }]));
  first.unmount();
  server.backend().moneyArrives();
  for (const visit of [2, 3]) {
    const next = await open();
    expect(await screen.findByRole('button', { name: 'I HAVE PAID' })).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(visit));
    expect(screen.queryByText('Payment received')).toBeNull();
    next.unmount();
  }
});

it('the steps of the chosen channel are open, with number and amount filled in', async () => {
  changeAnswer('/v3/loan-details/generate-vcode', {
    vcode: '3901012345678901',
    payStep: [
      { name: 'ATM', steps: ['Go there'] },
      { name: 'Mobile', steps: ['Enter {vcode}', '<b>Pay {amount}</b>'] },
    ],
  });
  await open({ ...atBca, method: 'mobile' });
  const [first, second] = await screen.findAllByRole('group');
  expect(first).toHaveAttribute('open');
  expect(first).toHaveTextContent('Mobile');
  expect(first).toHaveTextContent('Enter 3901012345678901');
  expect(first).toHaveTextContent('<b>Pay Rp1.554.000</b>');
  expect(second).not.toHaveAttribute('open');
});

it('a code is shown without its optional fields', async () => {
  const missing = { amount: null, cardNo: null, payStep: null, specificNum: null, telephone: null, fee: null };
  changeAnswer('/v3/loan-details/generate-vcode', { ...missing, expireTime: 'soon' });
  await open();
  await code();
  expect(screen.getByText('The amount is missing')).toBeVisible();
  expect(screen.getByText(/^No instructions came with this code/)).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText('Bill number')).toBeNull();
});

it.each([
  ['cannot be loaded', 'http500@loan-details/loan-details', {}],
  ['has an unknown status', '', { orderStatus: '999' }],
])('a loan that %s gets a code', async (_, faults, loan) => {
  server.setFaults(faults);
  changeAnswer('/loan-details/loan-details', loan);
  await open();
  await code();
  expect(sent()).toHaveLength(1);
});

const labels = () => screen.getAllByText(/^(Loan is due|Works until)$/).map(({ textContent }) => textContent);
const daysFrom = (days: number) => addDays(lenderDate(Date.now(), '+07:00'), days);

it.each([
  [-2, 'due', /^Your loan is late/],
  [0, 'due', /^Pay today: from tomorrow a late charge/],
  [3, 'code', null],
])('with a loan due in %i days and a code of one day the %s is shown first', async (days, first, meaning) => {
  changeAnswer('/loan-details/loan-details', { dueTime: daysFrom(days) });
  await open();
  await code();
  expect(labels()).toEqual(first === 'due' ? ['Loan is due', 'Works until'] : ['Works until', 'Loan is due']);
  if (meaning) expect(screen.getByText(meaning)).toBeVisible();
  else expect(screen.queryByText(/late charge/)).toBeNull();
});

it('both dates are shown without a network, as they were stored with the code', async () => {
  const first = await open();
  await code();
  const due = screen.getByText('Loan is due').nextSibling?.textContent;
  await waitFor(async () => {
    expect(await keptPayments(first.services, orderId)).toMatchObject([{ code: { loanDue: expect.anything() } }]);
  });
  first.unmount();
  server.setFaults('offline');
  await open();
  await screen.findByText(/This is the copy on your phone/);
  expect(labels()).toEqual(['Loan is due', 'Works until']);
  expect(screen.getByText('Loan is due').nextSibling?.textContent).toBe(due);
  expect(screen.getByText(/^Pay today: from tomorrow a late charge/)).toBeVisible();
});

it.each([
  ['said to have paid', { stage: 'said' }, /^You told us on .* that you paid .* twice\.$/],
  ['pays by card', { stage: 'accepted', card: {} }, /^Your payment of .* began on .* twice\.$/],
] as const)('a borrower who %s is asked once before paying again', async (_, parts, words) => {
  const app = await renderApp('/customerService');
  const [amount, dueTime] = ['155400000', '2026-03-10'];
  const row = { periodNo: '2', totalAmount: amount, dueTime };
  changeAnswer('/loan-play-detail', { repayPlanDetail: { repayWaitDetail: [row], repayYetDetail: [] } });
  const dues = [parseServerTime(dueTime, '+07:00')?.instant ?? 0];
  const last = { seq: 1, at: 0, status: null, left: amount, dues };
  await keepPayments(app.services, [paymentOf({ ...order, startedAt: Date.now(), ...parts })], { last });
  await app.router.navigate({ to: '/installment', search: order });
  expect(await screen.findByText(words)).toBeVisible();
  await app.user.click(await screen.findByRole('button', { name: 'Pay now' }));
  await app.user.click(await screen.findByRole('button', { name: 'Do not pay' }));
  expect(app.address().path).toBe('/installment');
  await app.user.click(screen.getByRole('button', { name: 'Pay now' }));
  await app.user.click(await screen.findByRole('button', { name: 'Pay again' }));
  await waitFor(() => expect(app.address().path).toBe('/individual'));
  expect(await screen.findByText(words)).toBeVisible();
  await app.user.click(await screen.findByRole('radio', { name: /Mini Market/ }));
  await app.user.click(await screen.findByRole('radio', { name: 'ALFAMART' }));
  await app.user.click(screen.getByRole('button', { name: 'I WANT TO PAY' }));
  await waitFor(() => expect(app.address().path).toBe('/that'));
});

it('a borrower is asked before paying again if a newer build stored payments', async () => {
  const before = await renderApp('/customerService');
  const newer = defineStore({ name: paymentBooks.name, version: 2, schema: v.unknown() });
  await before.services.storage.open(newer).set(orderId, {});
  before.unmount();
  const app = await renderApp('/individual', { search: { ...order, payType: '2' } });
  expect(await screen.findByText(/^On .* this phone saved a payment for this loan/)).toBeVisible();
  await app.user.click(await screen.findByRole('radio', { name: 'ALFAMART' }));
  await app.user.click(screen.getByRole('button', { name: 'I WANT TO PAY' }));
  const dialog = await screen.findByRole('dialog', { name: 'Have you already paid this?' });
  expect(within(dialog).getByText(/that this version of the app cannot read/)).toBeVisible();
  await app.user.click(within(dialog).getByRole('button', { name: 'Pay again' }));
  await waitFor(() => expect(app.address().path).toBe('/that'));
});

async function ask(app: Awaited<ReturnType<typeof open>>) {
  await app.user.click(await screen.findByRole('button', { name: 'I HAVE PAID' }));
  return within(await screen.findByRole('dialog', { name: 'Have you paid?' }));
}

it('"I have paid" asks first, and Cancel stores nothing', async () => {
  const app = await open();
  const dialog = await ask(app);
  expect(dialog.getByText('We will confirm your repayment as soon as possible')).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'CANCEL' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await keptPayments(app.services, orderId)).toMatchObject([{ stage: 'shown', saidAt: null }]);
});

it('"I have paid" is noted once for ten taps, and opens the loan in place of the page', async () => {
  const app = await open();
  const dialog = await ask(app);
  const navigate = vi.spyOn(app.router.history, 'replace');
  tapTenTimes(dialog.getByRole('button', { name: 'YES' }));
  await waitFor(() => expect(app.address()).toMatchObject({ path: '/loanDetails', search: order }));
  expect(navigate.mock.calls.filter(([href]) => href.startsWith('/loanDetails'))).toHaveLength(1);
  const said = { stage: 'said', saidAt: expect.any(Number), asked: '155400000', purpose: 'loan' };
  expect(await keptPayments(app.services, orderId)).toMatchObject([said]);
});

it('"I have paid" is noted of a code that the phone could not store before', async () => {
  const app = await open();
  const dialog = await ask(app);
  await app.services.storage.open(paymentBooks).remove(orderId);
  await app.user.click(dialog.getByRole('button', { name: 'YES' }));
  await waitFor(() => expect(app.address().path).toBe('/loanDetails'));
  expect(await keptPayments(app.services, orderId)).toMatchObject([{ stage: 'said' }]);
});

it('"I have paid" shows that the phone cannot note it, and the person can continue', async () => {
  const app = await open();
  const dialog = await ask(app);
  vi.spyOn(app.services.storage, 'open').mockReturnValue({
    ...app.services.storage.open(paymentBooks),
    update: () => Promise.resolve('full'),
  });
  await app.user.click(dialog.getByRole('button', { name: 'YES' }));
  expect(await dialog.findByText('We could not save this on your phone')).toBeVisible();
  expect(app.address().path).toBe('/that');
  await app.user.click(dialog.getByRole('button', { name: 'Go to my loan' }));
  await waitFor(() => expect(app.address().path).toBe('/loanDetails'));
});

it.each([
  ['offline', 'You are offline. This is the copy on your phone.'],
  ['http500', 'We could not reach the server. This is the copy on your phone.'],
  ['html', 'We could not reach the server. This is the copy on your phone.'],
])('the stored code is shown after %s, with its date', async (fault, words) => {
  server.setFaults(`${fault}@generate-vcode`);
  await openWith([{ startedAt: Date.UTC(2026, 2, 1) }]);
  expect(await screen.findByText(/^Saved on/)).toHaveTextContent(/^Saved on 2026-0\d-\d\d /);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText(wholeCode(/^3901012345678901$/))).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it('the code of the server replaces the stored code', async () => {
  server.setFaults('once:offline@generate-vcode');
  const { user } = await openWith([{ code: { number: '1111222233334444' } }]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await code()).toBeVisible();
  expect(screen.queryByText(/^Saved on/)).toBeNull();
  expect(screen.queryByText('1111 2222 3333 4444')).toBeNull();
});

it('a new code says which expired one it has replaced', async () => {
  await openWith([{ code: { number: '1111222233334444', expireTime: Date.now() - 1_000 } }]);
  expect(await code()).toBeVisible();
  expect(await screen.findByText('Your earlier code has expired. This is a new one.')).toBeVisible();
  expect(screen.getByText('Please do not pay 1111 2222 3333 4444 any more.')).toBeVisible();
});

it('a number that the server gives again for another amount is not called expired', async () => {
  const number = '1111222233334444';
  changeAnswer('/generate-vcode', { vcode: number });
  await openWith([{ amount: '100', code: { number, expireTime: Date.now() - 1_000 } }]);
  expect(await screen.findByRole('button', { name: 'I HAVE PAID' })).toBeVisible();
  expect(await screen.findByText(wholeCode(/^1111222233334444$/))).toBeVisible();
  expect(screen.queryByText('Your earlier code has expired. This is a new one.')).toBeNull();
});

it.each(correctedJumps)('a stored code can be paid until its deadline although %s meanwhile', async (_, happen) => {
  const times = createTimes(Date.now());
  server.reset({ scenario: 'due-today', now: times.server });
  server.setFaults('offline@generate-vcode');
  times.answer();
  await openWith([{ code: { expireTime: times.server() + 3_600_000 } }], { clock: times.clock });
  await screen.findByRole('timer');
  times.pass(3_500_000);
  happen(times);
  fireEvent(document, new Event('visibilitychange'));
  // A count that is not awake yet when the page is seen again follows with its next second.
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^1 minute (39|40|41) seconds$/));
  times.pass(103_000);
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('This code has expired')).toBeVisible();
});

it('a replaced stored code has a link to the newer one', async () => {
  server.setFaults('offline@generate-vcode');
  const newer = { startedAt: Date.now() - 30_000, code: { number: '8810812345678901', payCode: 'BNI' } };
  const { user, address } = await openWith([newer, {}]);
  expect(await screen.findByText('You have a newer code for this loan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the newer code' }));
  expect(await screen.findByText(wholeCode(/^8810812345678901$/))).toBeVisible();
  expect(address().search).toMatchObject({ payCode: 'BNI' });
  expect(screen.queryByText('You have a newer code for this loan')).toBeNull();
});
