import { act, screen, waitFor, within } from '@testing-library/react';
import { changeAnswer } from '@tests/support/change-answer';
import { keepPayments, keptPayments, paymentOf } from '@tests/support/payments';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import { holdTimers, pass } from '@tests/support/timers';
import { setHidden } from '@tests/support/visibility';
import { cardDrafts } from '../records/new-card';

const server = useMockServer({ scenario: 'card-repayment' });

const open = (path: string, search: Record<string, string | undefined> = {}) =>
  renderApp(path, { scenario: 'card-repayment', search });

const cardNo = '6225881234567898';

async function fillIn({ user }: Awaited<ReturnType<typeof open>>, number = cardNo) {
  await user.type(screen.getByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Name on the card'), '张伟');
  await user.type(screen.getByLabelText('Mobile number'), '13800138000');
}

const add = () => screen.getByRole('button', { name: 'Add this card' });

it('adding a card shows its number and the phone in groups, passes the card to the app once, and opens the list', async () => {
  const app = await open('/addnormalcard');
  await fillIn(app);
  holdTimers();
  expect(screen.getByLabelText('Card number')).toHaveValue('6225 8812 3456 7898');
  expect(screen.getByText('UnionPay')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bank of the card: China Merchants Bank' })).toBeVisible();
  expect(screen.getByLabelText('Mobile number')).toHaveValue('138 0013 8000');
  tapTenTimes(add());
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible();
  await pass(3_000);
  const calls = app.native.calls.getSnapshot();
  expect(calls.map(({ action }) => action)).toEqual(['startBank', 'endBank']);
  const card = { holderName: '张伟', phone: '13800138000' };
  expect(calls[0]?.payload).toMatchObject({ bankCode: 'CMB', orderId: app.address().search['orderId'], card });
  expect(JSON.stringify(calls)).not.toContain(cardNo);
});

it('the app is told that the person is back from the bank when the page is visible again', async () => {
  const app = await open('/addnormalcard');
  await fillIn(app);
  holdTimers();
  await app.user.click(add());
  // The app has answered before its page for the bank covers this one.
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible();
  setHidden(true);
  await pass(60_000);
  const actions = () => app.native.calls.getSnapshot().map(({ action }) => action);
  expect(actions()).toEqual(['startBank']);
  setHidden(false);
  await waitFor(() => expect(actions()).toEqual(['startBank', 'endBank']));
});

it('adding a card shows by field what is wrong, and focuses the first', async () => {
  const { user, native } = await open('/addnormalcard');
  await user.click(add());
  expect(screen.getByLabelText('Card number')).toHaveFocus();
  expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(/Please enter the card number/);
  const bank = screen.getByRole('button', { name: 'Bank of the card: Choose the bank' });
  expect(bank).toHaveAccessibleDescription(/Please choose the bank/);
  expect(screen.getByLabelText('Name on the card')).toHaveAccessibleDescription(/Please enter the name/);
  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/Please enter the mobile number/);
  await user.type(screen.getByLabelText('Card number'), '6225881234567899');
  expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(/not right/);
  expect(native.calls.getSnapshot()).toHaveLength(0);
});

it('adding a card groups a number as the card does, and shows what is wrong with a field that is left', async () => {
  const { user } = await open('/addnormalcard');
  const number = screen.getByLabelText('Card number');
  await user.type(number, '378282246310005');
  expect(number).toHaveValue('3782 822463 10005');
  const phone = screen.getByLabelText('Mobile number');
  await user.type(phone, '98765');
  expect(phone).not.toHaveAccessibleDescription(/digits/);
  await user.click(screen.getByLabelText('Name on the card'));
  expect(phone).toHaveAccessibleDescription(/A mobile number has 11 digits/);
  await user.click(number);
  expect(screen.getByLabelText('Name on the card')).not.toHaveAccessibleDescription(/Please/);
});

it('adding a card lets the person select the bank if the number does not identify it', async () => {
  const app = await open('/addnormalcard');
  await fillIn(app, '4111111111111111');
  await app.user.click(add());
  const bank = screen.getByRole('button', { name: 'Bank of the card: Choose the bank' });
  expect(bank).toHaveFocus();
  await app.user.click(bank);
  await app.user.click(within(screen.getByRole('dialog')).getByRole('radio', { name: 'Bank of China' }));
  expect(screen.getByRole('button', { name: 'Bank of the card: Bank of China' })).toBeVisible();
});

it('a reload keeps the typed fields of a card, but never its number', async () => {
  const first = await open('/addnormalcard');
  await fillIn(first);
  const draft = () => first.services.storage.open(cardDrafts).get('draft');
  await waitFor(async () =>
    expect((await draft())?.data).toEqual({ bankCode: 'CMB', holderName: '张伟', phone: '13800138000', awaited: '' }),
  );
  first.unmount();
  await open('/addnormalcard');
  expect(await screen.findByDisplayValue('张伟')).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveValue('');
  expect(screen.getByLabelText('Mobile number')).toHaveValue('138 0013 8000');
});

it('adding a card shows that the app refused, and can be tried again', async () => {
  const app = await open('/addnormalcard');
  app.native.answerWith('error');
  await fillIn(app);
  await app.user.click(add());
  expect(await screen.findByText('The card was not added')).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveValue('6225 8812 3456 7898');
});

it('a new card is awaited by its last digits until the list has it; then it is chosen, and its draft goes', async () => {
  const app = await open('/addnormalcard');
  const draft = () => app.services.storage.open(cardDrafts).get('draft');
  await fillIn(app);
  await app.user.click(add());
  expect(await screen.findByText(/The card that ends in 7898 appears here/)).toBeVisible();
  expect(screen.queryByText('Card added')).toBeNull();
  expect((await draft())?.data).toMatchObject({ holderName: '张伟', awaited: '7898' });
  const { search } = app.address();
  app.unmount();
  const { user } = await open('/payway', search);
  expect(await screen.findByText(/The card that ends in 7898 appears here/)).toBeVisible();

  server.backend().bindCard({ cardNo, bankCode: 'CMB' });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Card added')).toBeVisible();
  expect(screen.getByRole('radio', { name: /7898/ })).toBeChecked();
  expect(screen.queryByText(/The card that ends in/)).toBeNull();
  await waitFor(async () => expect(await draft()).toBeUndefined());
});

it('a new card is not chosen in place of the person’s own choice, and need not be awaited', async () => {
  const app = await open('/addnormalcard');
  await fillIn(app);
  await app.user.click(add());
  const own = await screen.findByRole('radio', { name: /工商银行/ });
  await app.user.click(own);
  server.backend().bindCard({ cardNo, bankCode: 'CMB' });
  await app.user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Card added')).toBeVisible();
  expect(own).toBeChecked();

  app.unmount();
  const next = await open('/addnormalcard');
  await fillIn(next, '4111111111111111');
  await next.user.click(screen.getByRole('button', { name: /^Bank of the card/ }));
  await next.user.click(await screen.findByRole('radio', { name: 'China Merchants Bank' }));
  await next.user.click(add());
  await next.user.click(await screen.findByRole('button', { name: 'Stop waiting for it' }));
  expect(screen.queryByText(/The card that ends in/)).toBeNull();
  // Only the number has to be typed once more.
  const draft = () => next.services.storage.open(cardDrafts).get('draft');
  await waitFor(async () => expect((await draft())?.data).toMatchObject({ awaited: '', holderName: '张伟' }));
});

it('a card that is added after the person has left opens no other page', async () => {
  const app = await open('/addnormalcard');
  await fillIn(app);
  holdTimers();
  app.native.answerWith('slow');
  await app.user.click(add());
  await act(() => app.router.navigate({ to: '/customerService' }));
  await pass(3_000);
  expect(await screen.findByText('Your bank has to confirm the card')).toBeVisible();
  expect(app.address().path).toBe('/customerService');
});

it('adding a card works without an order', async () => {
  const app = await open('/addnormalcard', { orderId: undefined });
  await fillIn(app);
  await app.user.click(add());
  expect(await screen.findByText(/It appears in your list of cards/)).toBeVisible();
  expect(app.address().path).toBe('/addnormalcard');
  expect(screen.getByLabelText('Card number')).toHaveValue('');
});

const go = () => screen.findByRole('button', { name: 'Go to the payment page' });

it('the other way opens the server’s address once, and shows the payment after the return', async () => {
  const app = await open('/alipayrepayment');
  const openServerUrl = vi.fn<() => 'opened'>(() => 'opened');
  app.services.openServerUrl = openServerUrl;
  tapTenTimes(await go());
  await waitFor(() => expect(openServerUrl).toHaveBeenCalledTimes(1));
  expect(openServerUrl).toHaveBeenCalledWith(expect.stringContaining('/borrowDetail/'), 'here');
  expect(server.callsOf('repayment-huichao')).toHaveLength(1);
  expect(server.callsOf('repayment-huichao')[0]?.body).toMatchObject({ amount: '328600' });
  app.unmount();
  const back = await open('/alipayrepayment');
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  const payments = await keptPayments(back.services, back.address().search['orderId']);
  expect(payments).toMatchObject([{ code: null, card: null, asked: '328600', found: { is: 'arrived' } }]);
});

it('the other way refuses an unsafe address, and shows it', async () => {
  const app = await open('/alipayrepayment');
  app.services.openServerUrl = () => 'refused';
  await app.user.click(await go());
  expect(await screen.findAllByText('We did not open this page')).not.toHaveLength(0);
  expect(await go()).toBeEnabled();
});

it('the other way checks the loan when its answer is lost', async () => {
  const app = await open('/alipayrepayment');
  const button = await go();
  server.setFaults('once:offline@repayment-huichao');
  await app.user.click(button);
  expect(await screen.findByText('We are looking for your payment')).toBeVisible();
  await app.user.click(await go());
  expect(await screen.findByRole('dialog', { name: 'We are looking for your payment' })).toBeVisible();
});

it('both ways can be paid again once the person reports no payment and the loan shows none', async () => {
  const app = await open('/alipayrepayment');
  app.services.openServerUrl = () => 'opened';
  // The demo pays as soon as the address is asked for; here the cashier's page is left without paying.
  const before = server.backend().snapshot();
  await app.user.click(await go());
  await waitFor(() => expect(server.callsOf('repayment-huichao')).toHaveLength(1));
  act(() => void server.backend().restore(before));
  app.unmount();
  const { user, router, address } = await open('/payway');
  expect(screen.queryByRole('button', { name: /^Pay ¥/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'I have not paid' }));
  expect(await screen.findByRole('button', { name: /^Pay ¥/ })).toBeEnabled();
  await act(() => router.navigate({ to: '/alipayrepayment', search: address().search }));
  expect(await go()).toBeEnabled();
});

it('a payment on the cashier’s page that is unclear ends with the person’s word too; the next one asks first', async () => {
  const first = await open('/aboutUs');
  const { orderId = '', productId = '' } = launchOf('card-repayment');
  const found = { is: 'unclear', at, money: '100000' } as const;
  const away = paymentOf({ orderId, productId, market: 'mainland', code: null, stage: 'away', found });
  await keepPayments(first.services, [away], { last });
  first.unmount();
  const { user } = await open('/payway', { orderId, productId });
  expect(await screen.findByText(/debt has fallen by ¥1,000 since/)).toBeVisible();
  expect(screen.queryByText(/Your loan does not show it yet/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I have not paid' }));
  await user.click(await screen.findByRole('radio', { name: /工商银行/ }));
  await user.click(screen.getByRole('button', { name: /^Pay ¥/ }));
  expect(await screen.findByRole('dialog', { name: 'We are looking for your payment' })).toBeVisible();
});

it('the result page without a payment from this phone shows the loan', async () => {
  await open('/borrowDetail/');
  expect(await screen.findByRole('heading', { name: 'No payment is recorded on this phone' })).toBeVisible();
  expect(await screen.findByText('Amount due')).toBeVisible();
});

it.each(['/borrowDetail', '/payway'])('an unreadable due date is shown in the server’s words: %s', async (path) => {
  changeAnswer('/loan-details/loan-details', { dueTime: 'besok sore' });
  await open(path);
  expect((await screen.findByText('Due date')).nextElementSibling).toHaveTextContent('besok sore');
});

/** The result page of a payment of 3,286 by card. */
async function openResult(parts: Parameters<typeof paymentOf>[0], book: Parameters<typeof keepPayments>[2] = {}) {
  const first = await open('/aboutUs');
  const { orderId = '', productId = '' } = launchOf('card-repayment');
  const payment = paymentOf({ orderId, productId, market: 'mainland', amount: '328600', card: {}, seq: 2, ...parts });
  await keepPayments(first.services, [payment], book);
  first.unmount();
  return open('/borrowDetail', { orderId, productId });
}

const at = Date.UTC(2026, 2, 9, 14, 31);
const last = { seq: 1, at, status: null, left: '657200', dues: [] };

it('the result page of a payment that waits for its code opens the code', async () => {
  const { user } = await openResult({ stage: 'sms' }, { last });
  await user.click(await screen.findByRole('button', { name: 'Enter the code' }));
  expect(await screen.findByRole('dialog', { name: 'Enter the SMS code' })).toBeVisible();
});

it.each([
  ['refused', { stage: 'refused', refusal: 'Card expired' }, 'Card expired'],
  ['unclear', { stage: 'unknown', found: { is: 'unclear', at, money: '100000' } }, /debt has fallen by ¥1,000 since/],
  ['settled', { stage: 'unknown', found: { is: 'settled', at } }, /does not show whether this payment was part of it/],
  ['accepted', { stage: 'accepted' }, /It is being booked to your loan/],
  ['under way on a page that was killed', { stage: 'committing' }, /We are checking whether your payment arrived/],
] as const)('the result page of a payment that is %s', async (_, parts, words) => {
  await openResult(parts, { last });
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
  expect(screen.getAllByText(/•••• 1234/)[0]).toBeVisible();
  expect(screen.queryByText('Nothing is due at the moment.')).toBeNull();
});

it('the result page stays with a payment that the person cancels, and does not call it under way', async () => {
  const { user } = await openResult({ stage: 'away', card: null }, { last });
  await user.click(await screen.findByRole('button', { name: 'I have not paid' }));
  expect(await screen.findByText('You said that you have not paid')).toBeVisible();
  expect(screen.queryByText('A payment is under way')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it.each([
  ['an unreadable amount', { orderStatus: 180, repayAmount: 328600.5 }, 'Not known'],
  ['no amount', { orderStatus: 180, repayAmount: undefined }, 'Not known'],
  ['a closed order that is owed', { orderStatus: 4, repayAmount: 328_600 }, '¥3,286'],
  ['a status that no one knows', { orderStatus: 987, repayAmount: 328_600 }, '¥3,286'],
])('the result page does not call a loan paid off: %s', async (_, loan, amount) => {
  changeAnswer('/loan-details/loan-details', loan);
  await openResult({ stage: 'accepted', found: { is: 'arrived', at } });
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect((await screen.findByText(/^(Amount due|Left to pay)$/)).nextElementSibling).toHaveTextContent(amount);
  expect(screen.queryByText('Nothing is due at the moment.')).toBeNull();
});

it.each([
  ['/payway', 'Could not load your cards'],
  ['/alipayrepayment', 'Could not load the amount'],
])('%s names what could not be loaded', async (path, title) => {
  server.setFaults('http500@repayment-way');
  await open(path);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
