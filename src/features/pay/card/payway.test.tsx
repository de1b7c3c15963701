import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { alternativeRepayment } from '@/platform/api/contract/card-repayment';
import { changeAnswer, changeEnvelope } from '../../../../tests/support/change-answer';
import { expectReceipt, keptReceipts } from '../../../../tests/support/kept-receipts';
import { renderApp, useMockServer } from '../../../../tests/support/render-app';
import { tapTenTimes } from '../../../../tests/support/taps';


const server = useMockServer({ scenario: 'card-repayment' });

const open = (search: Record<string, string> = {}, path = '/payway') =>
  renderApp(path, { scenario: 'card-repayment', search });

const card = (name: RegExp) => screen.findByRole('radio', { name });
const payButton = () => screen.getByRole('button', { name: /^Pay( ¥|$)/ });
const sheet = () => screen.findByRole('dialog', { name: 'Enter the SMS code' });
const withSms = /招商银行/;
const withoutSms = /工商银行/;

const commits = () => server.callsOf('repayment-commit');

async function expectReceived(): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
}

/** Opens the page, and pays without a code while the server has these faults. */
async function pay(faults = '', search = {}) {
  const app = await open(search);
  await app.user.click(await card(withoutSms));
  if (faults) server.setFaults(faults);
  await app.user.click(payButton());
  return app;
}

async function toCode() {
  const app = await open();
  await app.user.click(await card(withSms));
  await app.user.click(payButton());
  await sheet();
  // The sheet is there as soon as the attempt is; its buttons, when the payment has let go of it.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeEnabled());
  return app;
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
  await user.click(payButton());
  expect(screen.getByText('Please choose a bank card first!').closest('[role=alert]')).not.toBeNull();
  expect(await card(withSms)).toHaveFocus();
  expect(commits()).toHaveLength(0);
});

it('the cards remain chosen over a reload', async () => {
  const first = await open();
  await first.user.click(await card(withoutSms));
  first.unmount();
  await open();
  await waitFor(async () => expect(await card(withoutSms)).toBeChecked());
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
  await user.click(payButton());
  await screen.findByRole('heading', { name: 'Payment received' });
  expect(commits()[0]?.body).toMatchObject({ amount: '328600' });
});

it('paying without a code opens the receipt, and ten taps pay once', async () => {
  const { user, address, services } = await open();
  await user.click(await card(withoutSms));
  tapTenTimes(payButton());
  await expectReceived();
  expect(address().path).toBe('/borrowDetail');
  expect(commits()).toHaveLength(1);
  const chosen = { bankName: '中国工商银行', bankCode: 'ICBC', cardId: '8802', cardNo: '622202******5678' };
  expect(commits()[0]?.body).toMatchObject({ ...chosen, couponId: '', sendMsg: '0' });
  expect(screen.getByText(/•••• 5678/)).toBeVisible();
  // The labels of its record.
  expect(screen.getByText('Reference number')).toBeVisible();
  expect(screen.getByText('Seen on your loan on')).toBeVisible();
  const facts = { kind: 'payment', state: 'paid', method: 'card', amount: '328600', place: '中国工商银行 •••• 5678' };
  const loan = { market: 'mainland', orderId: address().search['orderId'], productName: expect.stringMatching(/./) };
  await expectReceipt(services, { ...facts, ...loan });
  expect(JSON.stringify(await keptReceipts(services))).not.toMatch(/622202|token/i);
});

it('paying with a code stores the attempt without secrets, asks for it, and confirms the record of the server', async () => {
  const app = await toCode();
  const record = await app.services.storage.open(cardPayments).get(app.address().search['orderId'] ?? '');
  expect(record?.data.attempt).toMatchObject({ stage: 'code', cardEnd: '1234', amount: '328600', market: 'mainland' });
  const { repayToken } = v.parse(v.object({ repayToken: v.pipe(v.string(), v.nonEmpty()) }), commits()[0]?.body);
  expect(JSON.stringify(record)).not.toContain(repayToken);
  expect(JSON.stringify(record)).not.toContain('622588');
  await typeCode(app, '123456');
  await expectReceived();
  expect(server.callsOf('repayment-confirm')).toHaveLength(1);
  expect(server.callsOf('repayment-confirm')[0]?.body).toMatchObject({ verifyCode: '123456' });
  expect(commits()).toHaveLength(1);
});

it('paying is refused with "Processing failed" and the server’s words', async () => {
  const { user } = await pay('code:4099@repayment-commit');
  expect(await screen.findAllByText('Processing failed')).not.toHaveLength(0);
  expect(screen.getByText('Refused on request: 4099')).toBeVisible();
  server.setFaults('');
  await user.click(await screen.findByRole('button', { name: /^Pay ¥/ }));
  await expectReceived();
});

it('paying does not begin while the state of the loan is unknown', async () => {
  await pay('http500@loan-details');
  expect(await screen.findAllByText('Nothing has been sent yet')).not.toHaveLength(0);
  expect(commits()).toHaveLength(0);
});

it('paying does not begin when the loan has been paid since the page was opened', async () => {
  const first = await open();
  await first.user.click(await card(withoutSms));
  const { orderId = '' } = first.address().search;
  await first.services.api.call(alternativeRepayment, { userId: 'u', orderId, amount: '328600' });
  await first.user.click(payButton());
  expect(await screen.findAllByText('Your loan has changed meanwhile')).not.toHaveLength(0);
  expect(commits()).toHaveLength(0);
});

/** A newer build has noted a payment; its release was taken back since. */
async function openAfterNewer(path = '/payway') {
  const before = await open();
  const newer = { ...cardPayments, version: cardPayments.version + 1 };
  const { orderId = '' } = before.address().search;
  await before.services.storage.open(newer).set(orderId, { chosenCardId: '', attempt: null });
  before.unmount();
  return open({}, path);
}

it.each(['/payway', '/alipayrepayment'])('%s asks first about a payment of a newer build', async (path) => {
  const { user, address } = await openAfterNewer(path);
  expect(await screen.findByRole('region', { name: 'Have you already paid this?' })).toBeVisible();
  expect(screen.getByText(/a payment of this loan was noted on this phone/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay( ¥|$)|^Go to the payment page/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See my loan' }));
  await waitFor(() => expect(address().path).toBe('/loanDetails'));
});

it('a borrower who denies the payment of a newer build can pay', async () => {
  const { user } = await openAfterNewer();
  await user.click(await screen.findByRole('button', { name: 'I have not paid' }));
  await user.click(await card(withoutSms));
  await user.click(payButton());
  await expectReceived();
  expect(commits()).toHaveLength(1);
});

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
  expect(await screen.findByRole('button', { name: /^(60|59) s$/ })).toBeVisible();
  first.unmount();
  await open();
  expect(within(await sheet()).getByRole('button', { name: /^\d\d s$/ })).toBeVisible();
  expect(commits()).toHaveLength(1);
});

it('the SMS code is not requested again with the token of another payment', async () => {
  const first = await toCode();
  first.unmount();
  changeAnswer('/repayment-way', { repayToken: 'another' });
  await open();
  await screen.findByText('For another code, cancel this payment and pay again.');
  expect(within(await sheet()).queryByRole('button', { name: /^\d\d s$|^Send again$/ })).toBeNull();
  expect(commits()).toHaveLength(1);
});

it('the SMS code is sent again for the same payment once the wait is over', async () => {
  const app = await toCode();
  await screen.findByRole('button', { name: /^\d\d s$/ });
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
  await screen.findByText('Wrong verification code');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeEnabled());
  await app.user.click(screen.getByRole('button', { name: 'Cancel payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(payButton()).toBeEnabled();
  expect(screen.queryByText('Wrong verification code')).toBeNull();
});

/** Time passes on the clock that no user can set. */
function passMonotonic(ms: number): void {
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ms);
}

it.each(['truncated', 'empty'])('a lost answer (%s) to a payment ends in the receipt', async (fault) => {
  const { address, services } = await pay(`${fault}@repayment-commit`);
  await expectReceived();
  expect(address().path).toBe('/borrowDetail');
  expect(commits()).toHaveLength(1);
  await expectReceipt(services, { state: 'paid', amount: '328600' });
});

it('a lost request offers no payment until the loan has stayed unchanged', async () => {
  const { user } = await pay('once:offline@repayment-commit');
  // The button that had the focus is gone, and the page may be scrolled: the heading brings it to the top.
  expect(await screen.findByRole('heading', { name: /We do not know yet/ })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  await screen.findByText(/Your loan does not show it yet/);
  // Another node's clock is no time that has passed.
  server.setClock('+1m');
  const asked = server.callsOf('loan-details').length;
  await user.click(screen.getByRole('button', { name: 'Check again now' }));
  await waitFor(() => expect(server.callsOf('loan-details').length).toBeGreaterThan(asked));
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  passMonotonic(21_000);
  await user.click(screen.getByRole('button', { name: 'Check again now' }));
  expect(await screen.findByText('No payment has arrived')).toBeVisible();
  await user.click(payButton());
  await expectReceived();
});

it('a payment whose repeated request was refused is found in the loan', async () => {
  changeEnvelope('/repayment-commit', { code: '4099', msg: 'Token used' });
  await pay();
  await expectReceived();
  expect(commits()).toHaveLength(1);
});

it('a payment stays unknown as long as the loan cannot be loaded', async () => {
  const { user } = await pay('once:offline@repayment-commit');
  await screen.findByText(/Your loan does not show it yet/);
  server.setFaults('http500@loan-details');
  await user.click(screen.getByRole('button', { name: 'Check again now' }));
  expect(await screen.findByText(/We cannot read your loan at the moment/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it.each([
  ['code:4011', 'Refused on request: 4011', 'Enter the SMS code'],
  ['truncated', 'error', 'Payment received'],
  ['code:800005', 'Please do not submit the payment twice', /We do not know yet/],
])('confirming a payment with the fault %s shows %j, then the title %s', async (fault, words, name) => {
  const app = await toCode();
  server.setFaults(`once:${fault}@repayment-confirm`);
  await typeCode(app, '123456');
  // A message that passes by: it moves from the closing sheet to the page.
  expect(await screen.findAllByText(words)).not.toHaveLength(0);
  expect(await screen.findByRole('heading', { name })).toBeVisible();
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
