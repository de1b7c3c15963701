import { act, screen, waitFor, within } from '@testing-library/react';
import { changeAnswer, changeLoan } from '@tests/support/change-answer';
import { installFakeSpeech } from '@tests/support/fake-speech';
import { entryOf as queuedComplaint } from '@tests/support/outbox-world';
import { atCounter, keepPayments, keptPayments, paymentOf } from '@tests/support/payments';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { holdTimers, pass as passTime } from '@tests/support/timers';
import { complaintDrafts, complaintOutbox, emptyDraft } from '@/features/complaints/records/complaint-drafts';
import { payLock, paymentBooks } from '@/features/pay/records/book';
import { persistedAnswers } from '@/platform/query/persisted-answers';
import { withLock } from '@/platform/writes/lock';

const server = useMockServer();

beforeEach(holdTimers);

const scenario = 'due-today';
const { orderId = '', productId = '' } = launchOf(scenario);
const day = 86_400_000;
const dueAt = Date.parse('2026-03-10T00:00:00+07:00');
const debt = 155_400_000;
const ago = (minutes: number) => Date.now() - minutes * 60_000;

type Parts = NonNullable<Parameters<typeof paymentOf>[0]>;

/** "I have paid", a minute ago. */
const said = (parts: Parts = {}): Parts => ({ stage: 'said', startedAt: ago(1), amount: String(debt), ...parts });
const bni = () => said({ id: 'bni', amount: '20000000', code: { placeName: 'BNI' } });
const bca = () => said({ id: 'bca', amount: '30000000', code: { placeName: 'BCA' } });
const fee = () => said({ id: 'fee', purpose: 'extension', amount: '2100000', code: { placeName: 'BRI' } });
const card = (parts: Parts = {}) => ({ id: 'card', card: {}, startedAt: ago(1), amount: String(debt), ...parts });

/** A lender whose plan has one row. @returns changes what the loan shows from now on */
function lend(): (change: { left?: number; due?: number; status?: string }) => void {
  let loan = { left: debt, due: dueAt, status: '174' };
  changeLoan(() => ({ orderStatus: loan.status, repayAmount: loan.left, dueTime: loan.due }));
  changeAnswer('/v3/installment/loan-play-detail', () => ({
    repayPlanDetail: { repayYetDetail: [], repayWaitDetail: [{ totalAmount: loan.left, dueTime: loan.due }] },
  }));
  return (change) => (loan = { ...loan, ...change });
}

/** Opens the loan with payments whose base was read, as from the payment page. */
async function open(payments: readonly Parts[]) {
  server.reset({ scenario });
  const app = await renderApp('/error', { scenario });
  app.services.clock.synchronize(Date.now());
  const last = { seq: 2, at: ago(1), status: null, left: String(debt), dues: [dueAt] };
  const whole = payments.map((one) => paymentOf({ orderId, productId, ...one }));
  if (whole.length > 0) await keepPayments(app.services, whole, { last, hasRows: true, count: 2 });
  await act(() => app.router.navigate({ to: '/loanDetails', search: { orderId, productId } }));
  return { ...app, payments: () => keptPayments(app.services, orderId) };
}

const asked = () => server.callsOf('loan-details').length;
const pass = (seconds: number) => passTime(seconds * 1_000);
const cardOf = (name: RegExp) => screen.findByRole('region', { name });
const goneCard = (name: RegExp) => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
/** A line of a notice, whose figures are elements of their own. */
const line = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === text);
const repay = () => screen.getByRole('button', { name: 'Pay' });

it('a payment that was said has a card, and the loan asks not to pay twice', async () => {
  lend();
  installFakeSpeech(['en']);
  await open([said()]);
  const told = await screen.findByText('You told us that you paid');
  expect(told.nextSibling).toHaveTextContent(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(screen.getByText('We are checking').nextSibling).toHaveTextContent(/\. Not on your loan yet \(\d\d:\d\d\)\./);
  expect(screen.getByText(/^Usually by/)).toHaveTextContent(/^Usually by \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(screen.getByRole('heading', { name: 'We are looking for your payment' })).toBeVisible();
  expect(repay().closest('footer')).toBeNull();
  expect(screen.getByText(/do not pay twice/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I cannot pay' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send a photo of the receipt' })).not.toBeInTheDocument();
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
  // The voice would ask to pay.
  expect(await screen.findByText('What if …?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Read this to me' })).not.toBeInTheDocument();
});

it('a payment shows what was handed over at the counter first, and prepares a complaint about it', async () => {
  lend();
  const number = '3901012345678901';
  const paid = said({ fee: '250000', code: { ...atCounter, number } });
  const { user, router, services } = await open([paid]);
  const facts = within(await cardOf(/show your receipt and this/));
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent.replace('Copy', ''))).toEqual([
    'Rp1.556.500',
    number,
    'ALFAMART',
    orderId,
  ]);
  expect(facts.getByRole('button', { name: 'Copy payment code' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Report to customer service/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/complainPageNext'));
  const draft = (await services.storage.open(complaintDrafts).get(orderId))?.data;
  expect(draft?.text).toMatch(/^I paid Rp1.556.500 at ALFAMART on .* \(payment code 3901012345678901\)/);
  expect(draft?.proof?.paymentIds).toEqual(['payment']);
});

it('a payment is shown without a network, and a stored answer does not end it', async () => {
  const change = lend();
  const app = await open([said()]);
  await cardOf(/show your receipt and this/);
  await waitFor(async () => expect(await app.services.storage.open(persistedAnswers).list()).not.toEqual([]));
  app.unmount();
  const before = await app.payments();
  change({ left: 0, status: '200' });
  server.setFaults('offline');
  await renderApp('/loanDetails', { scenario });
  expect(await cardOf(/show your receipt and this/)).toHaveTextContent(/3901/);
  await pass(6);
  expect(await app.payments()).toEqual(before);
});

it('a payment is shown although the loan cannot be read', async () => {
  server.reset({ scenario, faults: 'http500@loan-details/loan-details' });
  const { services, router } = await renderApp('/error', { scenario });
  await keepPayments(services, [paymentOf({ orderId, productId, ...said() })]);
  await act(() => router.navigate({ to: '/loanDetails', search: { orderId, productId } }));
  await pass(30);
  expect(await cardOf(/show your receipt and this/)).toHaveTextContent(/3901/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it.each([
  ['from before "I have paid" is not named', 3, 0, /^This page updates/],
  ['of today is named by its time', 1, 0, /\. Not on your loan yet \(\d\d:\d\d\)\./],
  ['of an earlier day is named with its date', 1, day, /\. Not on your loan yet \(\d{4}-\d\d-\d\d \d\d:\d\d\)\./],
])('the last look at a loan that cannot be read %s', async (_, stageSeq, age, note) => {
  server.reset({ scenario, faults: 'http500@loan-details/loan-details,http500@loan-play-detail' });
  const { services, router } = await renderApp('/error', { scenario });
  const last = { seq: 2, at: Date.now() - age, status: null, left: String(debt), dues: [dueAt] };
  await keepPayments(services, [paymentOf({ orderId, productId, ...said(), stageSeq })], { last, hasRows: true });
  await act(() => router.navigate({ to: '/loanDetails', search: { orderId, productId } }));
  expect((await screen.findByText('We are checking')).nextSibling).toHaveTextContent(note);
});

it.each([
  ['about it', 'proof', 1],
  ['about something else, to which it is only offered', 'offered', 0],
])('pictures of a complaint %s are its receipt or not', async (_, part, count) => {
  lend();
  const { services, router } = await open([]);
  await keepPayments(services, [paymentOf({ orderId, productId, ...said() })]);
  const images = [{ id: 'i', name: '', type: 'image/jpeg', bytes: new ArrayBuffer(1), url: '' }];
  const proof = { text: 'I paid', paymentIds: ['payment'] };
  const draft = { ...emptyDraft(orderId, Date.now()), text: 'They called my boss', images, [part]: proof };
  await services.storage.open(complaintDrafts).set(orderId, draft);
  await act(() => router.navigate({ to: '/error' }));
  await act(() => router.navigate({ to: '/loanDetails', search: { orderId, productId } }));
  await cardOf(/show your receipt and this/);
  await waitFor(() => expect(router.options.context.queryClient.isFetching()).toBe(0));
  expect(screen.queryAllByText('1 photo kept in your message')).toHaveLength(count);
});

it.each([
  [14, false, false],
  [16, true, false],
  [31, true, true],
])('%i minutes after "I have paid": longer than usual is %s, a photo is asked for %s', async (minutes, long, photo) => {
  lend();
  await open([said({ startedAt: ago(minutes) })]);
  await screen.findByText('You told us that you paid');
  expect(screen.queryByText(/longer than usual/) !== null).toBe(long);
  expect(screen.queryByRole('button', { name: 'Send a photo of the receipt' }) !== null).toBe(photo);
});

it('half an hour after "I have paid" the open page asks for a photo', async () => {
  lend();
  const { services } = await open([said({ startedAt: ago(29.9) })]);
  await screen.findByText('You told us that you paid');
  vi.spyOn(services.clock, 'now').mockReturnValue(Date.now() + 60_000);
  await pass(16);
  expect(screen.getByRole('button', { name: 'Send a photo of the receipt' })).toBeVisible();
});

it('a loan without a payment asks the server once, and not for its plan', async () => {
  await open([]);
  await screen.findByRole('button', { name: 'Pay' });
  await pass(60);
  expect(screen.queryByText(/We are checking/)).not.toBeInTheDocument();
  expect(asked()).toBe(1);
  expect(server.callsOf('loan-play-detail')).toHaveLength(0);
});

it('a loan is read 5, 10, 20 … 120 seconds after "I have paid", for a quarter of an hour', async () => {
  lend();
  await open([said()]);
  await screen.findByText(/We are checking/);
  const before = asked();
  const reads: number[] = [];
  for (const seconds of [4, 2, 8, 2, 18, 2, 38, 2, 78, 2, 118, 2]) {
    await pass(seconds);
    reads.push(asked() - before);
  }
  expect(reads).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
  await pass(15 * 60);
  expect(asked() - before).toBe(11);
  await pass(60 * 60);
  expect(asked() - before).toBe(11);
});

it('"Check again" reads the whole loan and names this look; polling reads the details alone', async () => {
  lend();
  const { user, services } = await open([said()]);
  const again = await screen.findByRole('button', { name: 'Check again' });
  const plans = () => server.callsOf('loan-play-detail').length;
  // The look of this visit is noted: that of the book had the count 2.
  await waitFor(async () => {
    const record = await services.storage.open(paymentBooks).get(orderId);
    expect(record?.data.last?.seq).toBeGreaterThan(2);
  });
  await pass(1);
  const look = () => screen.getByText(/Not on your loan yet/).textContent;
  const before = look();
  services.clock.serverNow = () => Date.now() + 2 * 3_600_000;
  await pass(20);
  expect([plans(), look()]).toEqual([1, before]);
  const reads = asked();
  await user.click(again);
  await pass(1);
  expect(asked()).toBe(reads + 1);
  expect(plans()).toBe(2);
  expect(look()).not.toBe(before);
  await pass(20);
  expect(plans()).toBe(2);
});

it('a plan without rows after one with rows makes no instalment the whole debt', async () => {
  const { payments } = await open([{ ...said(), amount: '100000000' }]);
  await waitFor(() => expect(asked()).toBe(1));
  changeLoan({ repayAmount: debt - 100_000_000 });
  changeAnswer('/v3/installment/loan-play-detail', {
    repayPlanDetail: { repayWaitDetail: null, repayYetDetail: null },
  });
  await pass(6);
  expect(asked()).toBe(2);
  expect(await payments()).toMatchObject([{ stage: 'said', found: null }]);
});

it('of two payments the first money ends only its own, which is told once', async () => {
  const change = lend();
  const { payments, unmount } = await open([bni(), bca()]);
  await cardOf(/^Your payment of Rp200.000 \(BNI\)/);
  change({ left: debt - 20_000_000 });
  await pass(6);
  const news = await line('Your payment of Rp200.000 (BNI) has arrived');
  // It comes before the amount and the picture of the status.
  const [picture] = screen.getByRole('main').querySelectorAll('svg[class*="art"], [class*="banner"]');
  expect(picture && news.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  goneCard(/BNI/);
  expect(await cardOf(/^Your payment of Rp300.000 \(BCA\)/)).toHaveTextContent(/Not on your loan yet/);
  expect(screen.getByRole('heading', { name: 'We are looking for your payment' })).toBeVisible();
  await waitFor(async () =>
    expect(await payments()).toMatchObject([{ found: { is: 'arrived' }, isTold: true }, { found: null }]),
  );
  await pass(600);
  expect(news).toBeVisible();
  unmount();
  await renderApp('/loanDetails', { scenario });
  await cardOf(/BCA/);
  expect(screen.getByRole('main')).not.toHaveTextContent(/has arrived/);
});

it("an extension's fee does not end the waiting for a payment of the loan", async () => {
  const change = lend();
  await open([fee(), said()]);
  await cardOf(/^Your extension fee of Rp21.000 \(BRI\)/);
  change({ due: dueAt + 30 * day });
  await pass(6);
  expect(await line('Your extension fee of Rp21.000 (BRI) has arrived')).toBeVisible();
  goneCard(/extension fee/);
  expect(await cardOf(/^Your payment of Rp1.554.000/)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/Your payment of \S+ \S+ has arrived/);
});

it("an extension's fee under way leaves Repay the primary action", async () => {
  lend();
  await open([fee()]);
  await cardOf(/^Your extension fee/);
  expect(repay().closest('footer')).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'We are looking for your payment' })).not.toBeInTheDocument();
});

it('a payment that took the whole debt has arrived, and the page reads no more', async () => {
  const change = lend();
  await open([said()]);
  await cardOf(/^Your payment/);
  change({ left: 0, status: '200' });
  await pass(6);
  expect(await line('Your payment of Rp1.554.000 (BCA) has arrived')).toBeVisible();
  goneCard(/^Your payment/);
  const before = asked();
  await pass(600);
  expect(asked()).toBe(before);
});

it('a loan that was paid off otherwise says so, and asks not to pay again', async () => {
  const change = lend();
  await open([bni()]);
  await cardOf(/BNI/);
  change({ left: 0, status: '200' });
  await pass(6);
  expect(await screen.findByText('Your loan is paid off')).toBeVisible();
  expect(screen.getByText(/We cannot tell whether that was your payment of/)).toHaveTextContent('Rp200.000 (BNI)');
  expect(screen.getByRole('main')).not.toHaveTextContent(/has arrived/);
  expect((await screen.findByRole('button', { name: 'Borrow again' })).closest('footer')).not.toBeNull();
});

it('money that may be either of two payments is named, and both stay', async () => {
  const change = lend();
  await open([bni(), said({ id: 'other', amount: '20000000' })]);
  await cardOf(/BNI/);
  change({ left: debt - 20_000_000 });
  await pass(6);
  const notices = await screen.findAllByText('It is not clear whether your payment has arrived', { selector: 'p' });
  const sentence =
    /^Your debt has fallen by Rp200.000 since [-\d]+. We cannot tell whether that was your payment of Rp200.000/;
  expect(notices.map(({ nextSibling }) => nextSibling?.textContent)).toEqual([
    expect.stringMatching(sentence),
    expect.stringMatching(sentence),
  ]);
  expect(await cardOf(/BNI/)).toHaveTextContent(/It is not clear whether your payment has arrived/);
  expect(await cardOf(/BCA/)).toHaveTextContent(/We cannot tell whether that was your payment of Rp200.000 \(BCA\)/);
  expect(screen.getByRole('main')).not.toHaveTextContent(/Your payment of \S+ \S+ has arrived/);
});

it('what was found before a kill is told at the next visit', async () => {
  lend();
  const found = { is: 'arrived', at: ago(1) } as const;
  const { payments } = await open([{ ...bni(), found }]);
  expect(await line('Your payment of Rp200.000 (BNI) has arrived')).toBeVisible();
  await waitFor(async () => expect(await payments()).toMatchObject([{ isTold: true }]));
});

it('a payment of another window is shown', async () => {
  lend();
  const { services } = await open([{ ...bni(), stage: 'shown' }]);
  // Until then parts of the page read the payments because they begin.
  await screen.findByText('What this loan costs');
  await pass(60);
  await keepPayments(services, [paymentOf({ orderId, productId, ...bni() })]);
  await pass(60);
  expect(screen.queryByRole('region', { name: /BNI/ })).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: paymentBooks.name })));
  expect(await cardOf(/BNI/)).toHaveTextContent('You told us that you paid');
});

it.each([
  ['accepted', 'We have your payment request', true],
  ['unknown', 'We do not know yet whether it went through', true],
  ['sms', 'It waits for the SMS code', false],
] as const)('a card payment that is %s shows “%s” and leads to its page', async (stage, words, isSought) => {
  lend();
  await open([card({ stage })]);
  const shown = within(await cardOf(/^Your payment of Rp1.554.000 \(BCA •••• 1234\)/));
  expect(await shown.findByText(words)).toBeVisible();
  expect(shown.queryByRole('button', { name: /^Check/ }) !== null).toBe(isSought);
  expect(repay().closest('footer') === null).toBe(isSought);
  const link = shown.getByRole('link', { name: 'See this payment' });
  expect(link.getAttribute('href')).toMatch(new RegExp(`^/borrowDetail\\?.*orderId=${orderId}`));
});

it('a payment whose SMS code was refused, and which may have arrived all the same, is not said to wait', async () => {
  lend();
  await open([card({ stage: 'sms', found: { is: 'unclear', at: ago(1), money: '20000000' } })]);
  expect(await screen.findByText('It is not clear whether your payment has arrived')).toBeVisible();
  expect(screen.queryByText(/It waits for the SMS code/)).toBeNull();
});

it('a card payment has no answer while another window waits for it, and its end is not known once that is gone', async () => {
  lend();
  const { services } = await open([]);
  await keepPayments(services, [paymentOf({ orderId, productId, ...card({ stage: 'committing' }) })]);
  let leave = () => {};
  let other: Promise<unknown> = Promise.resolve();
  // The other window has the lock before this one looks.
  await new Promise<void>((begun) => {
    const waits = new Promise<void>((left) => (leave = left));
    other = withLock(services.storage, payLock(orderId), () => {
      begun();
      return waits;
    });
  });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: paymentBooks.name })));
  expect(await screen.findByText('There is no answer about it yet')).toBeVisible();
  await pass(60);
  expect(screen.getByText('There is no answer about it yet')).toBeVisible();
  leave();
  await other;
  await pass(60);
  expect(await screen.findByText('We do not know yet whether it went through')).toBeVisible();
});

it('each payment has its own complaint', async () => {
  lend();
  const { user, address } = await open([{ ...bni(), complainedAt: ago(1) }, bca()]);
  const first = within(await cardOf(/BNI/));
  expect(first.getByText('You sent us a complaint about it')).toBeVisible();
  expect(first.queryByRole('button', { name: /Report to customer service/ })).not.toBeInTheDocument();
  const second = within(await cardOf(/BCA/));
  expect(second.getByRole('button', { name: /Report to customer service/ })).toBeVisible();
  await user.click(first.getByRole('link', { name: 'My complaints' }));
  await waitFor(() => expect(address().path).toBe('/complaintList'));
});

it('a complaint that was written and not sent is not offered again', async () => {
  lend();
  const { services, router } = await open([]);
  const payments = [bni(), bca()].map((one) => paymentOf({ orderId, productId, ...one }));
  await keepPayments(services, payments, { count: 2 });
  const proof = { text: 'I paid', paymentIds: ['bni'] };
  const entry = queuedComplaint({ orderNo: orderId, proof, state: 'failed' });
  await services.storage.open(complaintOutbox).set(entry.id, entry);
  await act(() => router.navigate({ to: '/error' }));
  await act(() => router.navigate({ to: '/loanDetails', search: { orderId, productId } }));
  const first = within(await cardOf(/BNI/));
  expect(await first.findByText('You have written a complaint about it')).toBeVisible();
  expect(first.queryByRole('button', { name: /Report to customer service/ })).not.toBeInTheDocument();
  expect(first.getByRole('link', { name: 'My complaints' })).toBeVisible();
  expect(first.getByText('1 photo kept in your message')).toBeVisible();
  expect(within(await cardOf(/BCA/)).getByRole('button', { name: /Report to customer service/ })).toBeVisible();
});

it('a complaint about a card payment has its sum and card', async () => {
  lend();
  const { user } = await open([card({ stage: 'unknown' })]);
  await user.click(await screen.findByRole('button', { name: /Report to customer service/ }));
  expect(await screen.findByRole('textbox', { name: /Problem description/ })).toHaveDisplayValue(
    /^I paid Rp1\.554\.000, BCA •••• 1234 on \d{4}-\d\d-\d\d \d\d:\d\d, but it has not arrived\. Please check it\.$/,
  );
});
