import { act, screen, waitFor, within } from '@testing-library/react';
import { changeEnvelope, changeLoan } from '@tests/support/change-answer';
import { keepPayments, keptPayments, paymentOf } from '@tests/support/payments';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import * as v from 'valibot';
import { emptyBook } from '@/domain/payments/payment';
import { alternativeRepayment } from '@/platform/api/contract/card-repayment';
import { paymentBooks } from '../records/book';

const server = useMockServer({ scenario: 'card-repayment' });

const open = (search: Record<string, string> = {}, path = '/payway') =>
  renderApp(path, { scenario: 'card-repayment', search });

const card = (name: RegExp) => screen.findByRole('radio', { name });
const payButton = () => screen.findByRole('button', { name: /^Pay( ¥|$)/ });
const payAgain = () => screen.findByRole('button', { name: 'Pay again' });
const sheet = () => screen.findByRole('dialog', { name: 'Enter the SMS code' });
const withSms = /招商银行/;
const withoutSms = /工商银行/;

const commits = () => server.callsOf('repayment-commit');

async function expectReceived(): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
}

/** Opens the page, and pays without a code while the server has these faults. */
async function pay(faults = '') {
  const app = await open();
  await app.user.click(await card(withoutSms));
  if (faults) server.setFaults(faults);
  await app.user.click(await payButton());
  return app;
}

async function toCode() {
  const app = await open();
  await app.user.click(await card(withSms));
  await app.user.click(await payButton());
  await sheet();
  // The sheet is there as soon as the attempt is; its buttons, when the payment has let go of it.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeEnabled());
  return app;
}

/** Opens the page with a payment by the card that needs a code. */
async function openWith(parts: Parameters<typeof paymentOf>[0], faults = '') {
  const before = await open();
  const { orderId = '', productId = '' } = before.address().search;
  const facts = { cardId: '8801', bankName: '招商银行', tokenHash: 'another' };
  const payment = paymentOf({ orderId, productId, market: 'mainland', amount: '328600', card: facts, ...parts });
  await keepPayments(before.services, [payment]);
  before.unmount();
  server.setFaults(faults);
  return open();
}

async function typeCode({ user }: Awaited<ReturnType<typeof open>>, code: string) {
  await user.type(screen.getByLabelText('Verification code'), code);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

it('the cards are listed by bank and last digits, below what is due, and one has to be chosen', async () => {
  const { user } = await open();
  expect(await card(withSms)).not.toBeChecked();
  expect(screen.getByText('ends in 1234')).toBeInTheDocument();
  expect(screen.getAllByText('¥3,286').length).toBeGreaterThan(0);
  expect(screen.queryByText(/622588/)).toBeNull();
  await user.click(await payButton());
  expect(screen.getByText('Please choose a bank card first!').closest('[role=alert]')).not.toBeNull();
  expect(await card(withSms)).toHaveFocus();
  expect(commits()).toHaveLength(0);
});

it('the card of the last payment is chosen already', async () => {
  const first = await toCode();
  await first.user.click(screen.getByRole('button', { name: 'Cancel payment' }));
  await payButton();
  first.unmount();
  await open();
  await waitFor(async () => expect(await card(withSms)).toBeChecked());
});

it('a borrower without a card can add one, or pay the other way', async () => {
  const world = server.backend().snapshot();
  server.backend().restore({ ...world, state: { ...world.state, cards: [] } });
  const { user, address } = await open();
  expect(await screen.findByRole('heading', { name: 'You have no bank card here yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay another way' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a bank card' }));
  expect(address().path).toBe('/addnormalcard');
});

it('a card payment has the server’s amount, not that of the address', async () => {
  const { user } = await open({ amount: '1' });
  expect(await screen.findByText(/The amount has changed since you set out/)).toBeVisible();
  expect(screen.queryByText('¥0.01')).toBeNull();
  await user.click(await card(withoutSms));
  await user.click(await payButton());
  await screen.findByRole('heading', { name: 'Payment received' });
  expect(commits()[0]?.body).toMatchObject({ amount: '328600' });
});

it('paying without a code opens the receipt, and ten taps pay once', async () => {
  const { user, address, services } = await open();
  const kept = ({ search }: ReturnType<typeof address>) => keptPayments(services, search['orderId']);
  await user.click(await card(withoutSms));
  tapTenTimes(await payButton());
  await expectReceived();
  expect(address().path).toBe('/borrowDetail');
  expect(commits()).toHaveLength(1);
  const chosen = { bankName: '中国工商银行', bankCode: 'ICBC', cardId: '8802', cardNo: '622202******5678' };
  expect(commits()[0]?.body).toMatchObject({ ...chosen, couponId: '', sendMsg: '0' });
  expect(screen.getByText(/•••• 5678/)).toBeVisible();
  // The labels of its record.
  expect(screen.getByText('Reference number')).toBeVisible();
  expect(screen.getByText('Confirmed on')).toBeVisible();
  const facts = { stage: 'accepted', found: { is: 'arrived' }, asked: '328600', off: '328600', amount: '328600' };
  const loan = { market: 'mainland', productName: expect.stringMatching(/./), isTold: true };
  await waitFor(async () => expect(await kept(address())).toMatchObject([{ ...facts, ...loan, code: null }]));
  expect(JSON.stringify(await kept(address()))).not.toMatch(/622202/);
  expect(screen.getByText(/^(Amount due|Left to pay|You will repay)$/)).toBeVisible();
});

it('paying with a code stores the payment without secrets, asks for it, and confirms the record of the server', async () => {
  const app = await toCode();
  const payments = await keptPayments(app.services, app.address().search['orderId']);
  expect(payments).toMatchObject([{ stage: 'sms', card: { cardEnd: '1234' }, asked: '328600', isBased: true }]);
  const { repayToken } = v.parse(v.object({ repayToken: v.pipe(v.string(), v.nonEmpty()) }), commits()[0]?.body);
  expect(JSON.stringify(payments)).not.toContain(repayToken);
  expect(JSON.stringify(payments)).not.toContain('622588');
  await typeCode(app, '123456');
  await expectReceived();
  expect(server.callsOf('repayment-confirm')).toHaveLength(1);
  expect(server.callsOf('repayment-confirm')[0]?.body).toMatchObject({ verifyCode: '123456' });
  expect(commits()).toHaveLength(1);
});

it('paying is refused with "Payment failed" and the server’s words; the next payment asks first', async () => {
  const { user } = await pay('code:4099@repayment-commit');
  expect(await screen.findAllByText('Payment failed')).not.toHaveLength(0);
  expect(screen.getByText('Refused on request: 4099')).toBeVisible();
  expect(screen.getByText('Nothing was taken from your card.')).toBeVisible();
  server.setFaults('');
  await user.click(await payButton());
  const question = await screen.findByRole('dialog', { name: 'Your last payment was refused' });
  await user.click(within(question).getByRole('button', { name: 'Do not pay' }));
  expect(commits()).toHaveLength(1);
  await user.click(await payButton());
  await user.click(await payAgain());
  await expectReceived();
});

it.each(['loan-details', 'loan-play-detail', 'repayment-way'])(
  'paying does not begin without an answer of %s',
  async (call) => {
    await pay(`http500@${call}`);
    expect(await screen.findAllByText('Nothing has been sent yet')).not.toHaveLength(0);
    expect(commits()).toHaveLength(0);
  },
);

it('paying does not begin when the loan has been paid since the page was opened', async () => {
  const first = await open();
  await first.user.click(await card(withoutSms));
  const { orderId = '' } = first.address().search;
  await first.services.api.call(alternativeRepayment, { userId: 'u', orderId, amount: '328600' });
  await first.user.click(await payButton());
  expect(await screen.findAllByText('Your loan has changed meanwhile')).not.toHaveLength(0);
  // A late charge changes it as well: what has changed it is not known.
  expect(screen.getByText(/^Your loan, or a payment for it, has changed since you began/)).toBeVisible();
  expect(commits()).toHaveLength(0);
});

it.each([
  ['/payway', 'Do not pay', 0],
  ['/alipayrepayment', 'Pay again', 1],
])(
  '%s asks first about a payment that a newer build has noted; after "%s" it sends %i',
  async (path, answer, count) => {
    const before = await open();
    const newer = { ...paymentBooks, version: paymentBooks.version + 1 };
    await before.services.storage.open(newer).set(before.address().search['orderId'] ?? '', emptyBook);
    before.unmount();
    const app = await open({}, path);
    app.services.openServerUrl = () => 'opened';
    expect(await screen.findByText(/this phone saved a payment for this loan/)).toBeVisible();
    if (path === '/payway') await app.user.click(await card(withoutSms));
    await app.user.click(await screen.findByRole('button', { name: /^Pay ¥|^Go to the payment page/ }));
    const question = await screen.findByRole('dialog', { name: 'Have you already paid this?' });
    await app.user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect([...commits(), ...server.callsOf('repayment-huichao')]).toHaveLength(count));
  },
);

it('the SMS code needs six characters; a wrong one is shown at the field, and can be typed again', async () => {
  const app = await toCode();
  await typeCode(app, '12345');
  expect(await screen.findByText('Please enter a valid verification code')).toBeVisible();
  expect(screen.getByLabelText('Verification code')).toHaveFocus();
  expect(server.callsOf('repayment-confirm')).toHaveLength(0);
  await app.user.clear(screen.getByLabelText('Verification code'));
  await typeCode(app, '000000');
  await waitFor(() =>
    expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription(/Wrong verification code/),
  );
  await app.user.clear(screen.getByLabelText('Verification code'));
  expect(screen.getByLabelText('Verification code')).not.toHaveAccessibleDescription(/Wrong/);
  await typeCode(app, '123456');
  await expectReceived();
});

it('a reload keeps the countdown and the step of the SMS code', async () => {
  const first = await toCode();
  expect(await screen.findByRole('button', { name: /^Resend in (60|59) s$/ })).toBeVisible();
  first.unmount();
  await open();
  expect(within(await sheet()).getByRole('button', { name: /^Resend in \d\d s$/ })).toBeVisible();
  expect(commits()).toHaveLength(1);
});

it('the SMS code is not requested again with the token of another payment', async () => {
  await openWith({ stage: 'sms' });
  await screen.findByText('For another code, cancel this payment and pay again.');
  expect(within(await sheet()).queryByRole('button', { name: /^Resend in \d\d s$|^Send again$/ })).toBeNull();
});

it('the SMS code is sent again for the same payment once the wait is over', async () => {
  const app = await toCode();
  await screen.findByRole('button', { name: /^Resend in \d\d s$/ });
  app.services.clock.synchronize(Date.now() + 120_000);
  server.setClock('+2m');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await app.user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(commits()).toHaveLength(2));
  const [first, second] = commits();
  expect(first?.body).toMatchObject({ sendMsg: '0' });
  expect(second?.body).toEqual({ ...v.parse(v.looseObject({}), first?.body), sendMsg: '1' });
  expect(server.backend().snapshot().state.cardPayments).toHaveLength(1);
});

it('the SMS code cannot be confirmed while another one is requested, and every tap gets an answer', async () => {
  const app = await toCode();
  app.services.clock.synchronize(Date.now() + 120_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  server.setFaults('timeout@repayment-commit');
  await app.user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled());
});

it('another card can be chosen after a cancelled SMS code, and nothing is said of a wrong one', async () => {
  const app = await toCode();
  await typeCode(app, '000000');
  await screen.findAllByText('Wrong verification code');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeEnabled());
  await app.user.click(screen.getByRole('button', { name: 'Cancel payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await payButton()).toBeEnabled();
  expect(screen.queryByText('Wrong verification code')).toBeNull();
});

it.each([
  ['the loan has changed', 'a payment'],
  ['another payment was said to be made', 'a word'],
])('an SMS code is not sent once %s, and the payment ends', async (_, kind) => {
  const app = await toCode();
  const { orderId = '', productId = '' } = app.address().search;
  if (kind === 'a payment')
    await app.services.api.call(alternativeRepayment, { userId: 'u', orderId, amount: '328600' });
  else
    await app.services.storage.open(paymentBooks).update(orderId, (book = emptyBook) => {
      const count = book.count + 1;
      const said = paymentOf({ orderId, productId, id: 'said', stage: 'said', seq: count });
      return { ...book, count, payments: [...book.payments, said] };
    });
  await typeCode(app, '123456');
  expect(await screen.findAllByText('Your loan has changed meanwhile')).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf('repayment-confirm')).toHaveLength(0);
  expect(await keptPayments(app.services, orderId)).toContainEqual(
    expect.objectContaining({ stage: 'cancelled', found: null }),
  );
});

it('an SMS code is not sent while the loan cannot be read, and can be sent afterwards', async () => {
  const app = await toCode();
  server.setFaults('http500@loan-play-detail');
  await typeCode(app, '123456');
  expect(await within(await sheet()).findByText('Nothing has been sent yet')).toBeVisible();
  expect(server.callsOf('repayment-confirm')).toHaveLength(0);
  server.setFaults('');
  await app.user.click(screen.getByRole('button', { name: 'Confirm' }));
  await expectReceived();
});

it('a payment whose SMS code was refused may have been paid, and is not simply cancelled', async () => {
  const app = await toCode();
  server.setFaults('once:code:4011@repayment-confirm');
  await typeCode(app, '123456');
  await screen.findAllByText('Refused on request: 4011');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeEnabled());
  await app.user.click(screen.getByRole('button', { name: 'Cancel payment' }));
  expect(await screen.findByText('Your last payment was refused')).toBeVisible();
  expect(screen.queryByText(/Nothing was paid/)).toBeNull();
  const [payment] = await keptPayments(app.services, app.address().search['orderId']);
  expect(payment).toMatchObject({ stage: 'refused', refusal: 'Refused on request: 4011' });
});

it.each(['settled', 'unclear', 'arrived'] as const)(
  'no SMS code is asked for once the loan has shown about its payment that it is %s',
  async (is) => {
    const found = is === 'unclear' ? { is, at: 0, money: '100' } : { is, at: 0 };
    await openWith({ stage: 'sms', found, isTold: true });
    expect(await card(withSms)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('the SMS code cannot be sent again without the list of cards, or without its card', async () => {
  const { unmount } = await openWith({ stage: 'sms' }, 'http500@repayment-way');
  await screen.findByText('For another code, cancel this payment and pay again.');
  expect(within(await sheet()).queryByRole('button', { name: 'Send again' })).toBeNull();
  unmount();
  await openWith({ stage: 'sms', card: { cardId: 'gone' } });
  await screen.findByText('For another code, cancel this payment and pay again.');
  expect(within(await sheet()).queryByRole('button', { name: 'Send again' })).toBeNull();
});

it('a loan that is repaid and names an amount due is closed, and settles no payment', async () => {
  const first = await pay('once:offline@repayment-commit');
  await screen.findByText('We are looking for your payment');
  first.unmount();
  changeLoan({ orderStatus: 200, repayAmount: 328_600 });
  const app = await open();
  expect(await screen.findByText('This loan is closed')).toBeVisible();
  expect(await keptPayments(app.services, app.address().search['orderId'])).toMatchObject([{ found: null }]);
});

it.each(['repayment-commit', 'repayment-confirm'])(
  'a payment whose repeated request was refused is found in the loan, and is not called failed: %s',
  async (call) => {
    const confirmed = call === 'repayment-confirm' ? await toCode() : null;
    changeEnvelope(`/${call}`, { code: '4099', msg: 'Token used' });
    if (confirmed) await typeCode(confirmed, '123456');
    else await pay();
    await expectReceived();
    expect(screen.queryByText(/Payment failed|not confirmed/)).toBeNull();
    expect(server.callsOf(call)).toHaveLength(1);
  },
);

it.each([
  ['code:4011', 'Refused on request: 4011', 'Enter the SMS code'],
  ['truncated', 'error', 'Payment received'],
  ['code:800005', 'Please do not submit the payment twice', 'We are looking for your payment'],
])('confirming a payment with the fault %s shows %j, then %s', async (fault, words, then) => {
  const app = await toCode();
  server.setFaults(`once:${fault}@repayment-confirm`);
  await typeCode(app, '123456');
  // A message that passes by: it moves from the closing sheet to the page.
  expect(await screen.findAllByText(words)).not.toHaveLength(0);
  expect(await screen.findByText(then)).toBeVisible();
  expect(server.callsOf('repayment-confirm')).toHaveLength(1);
});

it('the next visit checks a payment whose page was closed', async () => {
  const first = await pay('timeout@repayment-commit');
  await waitFor(() => expect(commits()).toHaveLength(1));
  first.unmount();
  server.setFaults('');
  await open();
  await expectReceived();
  expect(commits()).toHaveLength(1);
});
