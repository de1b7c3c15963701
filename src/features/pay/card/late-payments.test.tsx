import type { MockServer } from '@mocks/node';
import { act, screen, waitFor } from '@testing-library/react';
import { changeAnswer, changeLoan, holdAnswer } from '@tests/support/change-answer';
import { bookOf, keptPayments, paymentOf } from '@tests/support/payments';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { setHidden } from '@tests/support/visibility';
import type { Payment } from '@/domain/payments/payment';
import { alternativeRepayment } from '@/platform/api/contract/card-repayment';
import { withLock } from '@/platform/writes/lock';
import { payLock, paymentBooks } from '../records/book';

const server = useMockServer({ scenario: 'card-repayment' });

const open = (path = '/payway') => renderApp(path, { scenario: 'card-repayment' });

const commits = () => server.callsOf('repayment-commit');
const payButton = () => screen.findByRole('button', { name: /^Pay ¥/ });

type Page = Awaited<ReturnType<typeof open>>;

async function tapPay({ user }: Page) {
  await user.click(await screen.findByRole('radio', { name: /工商银行/ }));
  await user.click(await payButton());
}

async function expectReceived(): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
}

type World = ReturnType<ReturnType<MockServer['backend']>['snapshot']>;

/** Leaves one instalment of the loan, so that a payment settles it. */
function leaveOneInstalment(): void {
  const world = server.backend().snapshot();
  const orders = world.state.orders.map((order) => {
    const next = order.periods.findIndex(({ paidAt }) => paidAt === null);
    return { ...order, periods: order.periods.slice(0, next + 1) };
  });
  server.backend().restore({ ...world, state: { ...world.state, orders } });
}

/**
 * A gateway passes the payment on and answers with a status of its own, or not at all, or the copy that it sent is
 * refused; the bank books later.
 * @param faults of the server from then on
 * @returns books it
 */
function passOn(answer: number | 'lost' | 'refused', faults = ''): () => void {
  const send = globalThis.fetch;
  let booked: World | undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const before = server.backend().snapshot();
    const response = await send(request);
    if (!request.url.includes('/repayment-commit')) return response;
    booked = server.backend().snapshot();
    server.backend().restore(before);
    server.setFaults(faults);
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    if (answer === 'refused') return Response.json({ code: '4099', msg: 'Token used', data: null });
    return new Response('', { status: answer });
  });
  return () => booked && server.backend().restore(booked);
}

// Every status: tests/delivery/model.test.ts.
it.each([401, 500, 'lost'] as const)(
  'a payment is sent once although its answer was %s, and is found when the bank books it later',
  async (answer) => {
    const book = passOn(answer);
    const app = await open();
    await tapPay(app);
    expect(await screen.findByText('We are looking for your payment')).toBeVisible();
    // Before the payment, and after its answer.
    expect(server.callsOf('loan-play-detail').length).toBeGreaterThan(1);
    await app.user.click(await payButton());
    await app.user.click(await screen.findByRole('button', { name: 'Do not pay' }));
    expect(commits()).toHaveLength(1);
    book();
    setHidden(false);
    await expectReceived();
    expect(commits()).toHaveLength(1);
  },
);

it('a payment of a loan whose debt no answer names asks before the next one, once the loan was read', async () => {
  passOn('lost');
  changeLoan({ repayAmount: undefined });
  changeAnswer('/v3/installment/loan-play-detail', {
    repayPlanDetail: { repayWaitDetail: null, repayYetDetail: null },
  });
  const app = await open();
  await tapPay(app);
  await app.user.click(await screen.findByRole('button', { name: 'Check again now' }));
  await app.user.click(await payButton());
  await app.user.click(await screen.findByRole('button', { name: 'Do not pay' }));
  expect(commits()).toHaveLength(1);
});

it('no payment is offered before the loan was read again', async () => {
  passOn('lost', 'http500@loan-play-detail');
  await tapPay(await open());
  await waitFor(() => expect(screen.getByRole('heading', { name: /We do not know yet/ })).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('a refused payment is not called failed when its loan could not be read afterwards', async () => {
  passOn('refused', 'http500@loan-play-detail');
  const app = await open();
  await tapPay(app);
  await screen.findByRole('heading', { name: /We do not know yet/ });
  server.setFaults('');
  await app.user.click(screen.getByRole('button', { name: 'Check again now' }));
  expect(await screen.findByText('We are looking for your payment')).toBeVisible();
  expect(screen.queryByText('Payment failed')).toBeNull();
});

it.each(['next instalment', 'settled'])(
  'a payment that is booked after its page was closed is received: %s',
  async (kind) => {
    if (kind === 'settled') leaveOneInstalment();
    const book = passOn('lost');
    const first = await open();
    await tapPay(first);
    await screen.findByText('We are looking for your payment');
    await act(() => first.router.navigate({ to: '/borrowDetail', search: first.address().search }));
    expect(await screen.findByText(/Your loan does not show it yet \(\d\d:\d\d\)/)).toBeVisible();
    expect(screen.queryByText(/did not go through|may try again/)).toBeNull();
    book();
    first.unmount();
    const { services, address } = await open();
    await expectReceived();
    expect(address().path).toBe('/borrowDetail');
    expect(
      screen.getByText(
        kind === 'settled' ? 'Nothing is due at the moment.' : /^(Amount due|Left to pay|You will repay)$/,
      ),
    ).toBeVisible();
    expect(commits()).toHaveLength(1);
    const payments = await keptPayments(services, address().search['orderId']);
    expect(payments).toMatchObject([{ stage: 'unknown', found: { is: 'arrived' } }]);
  },
);

it('a loan that answers slowly makes no quote old: that is asked for afterwards', async () => {
  const app = await open();
  const loan = holdAnswer('/loan-play-detail');
  await tapPay(app);
  await waitFor(() => expect(server.callsOf('loan-play-detail')).toHaveLength(1));
  expect(server.callsOf('repayment-way')).toHaveLength(1);
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 33_000);
  loan.release();
  await expectReceived();
});

it('the amount from before a payment cannot be paid again', async () => {
  const app = await open();
  await tapPay(app);
  await expectReceived();
  const { search } = app.address();
  // The page of the cards leads to a receipt that was not shown yet.
  await waitFor(async () =>
    expect(await keptPayments(app.services, search['orderId'])).toMatchObject([{ isTold: true }]),
  );
  const way = holdAnswer('/repayment-way');
  await act(() => app.router.navigate({ to: '/payway', search }));
  expect(await screen.findByRole('radio', { name: /工商银行/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay ¥/ })).toBeNull();
  way.release();
  expect(await payButton()).toBeEnabled();
});

it.each(['next instalment', 'settled'])('figures from before a payment elsewhere are not paid: %s', async (kind) => {
  if (kind === 'settled') leaveOneInstalment();
  const app = await open();
  await screen.findByRole('radio', { name: /工商银行/ });
  const { orderId = '' } = app.address().search;
  await app.services.api.call(alternativeRepayment, { userId: 'u', orderId, amount: '328600' });
  server.setFaults('http500@repayment-way');
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + 60_000);
  await act(() => app.router.navigate({ to: '/loanDetails', search: app.address().search }));
  await screen.findByRole('heading', { level: 1, name: 'Loan details' });
  await act(() => app.router.navigate({ to: '/payway', search: app.address().search }));
  expect(await screen.findByText(kind === 'settled' ? 'Nothing to pay' : 'This may be out of date')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay ¥/ })).toBeNull();
});

/** Another window begins or changes a payment. */
async function noteElsewhere({ services, address }: Page, sent: Payment): Promise<void> {
  await services.storage.open(paymentBooks).update(address().search['orderId'] ?? '', (book = bookOf([])) => {
    const count = book.count + 1;
    const seq = book.payments.find(({ id }) => id === sent.id)?.seq ?? count;
    const others = book.payments.filter(({ id }) => id !== sent.id);
    const payments = [...others, { ...sent, seq, stageSeq: seq }].sort((one, other) => one.seq - other.seq);
    return { ...book, payments, count, changeSeq: sent.found ? count : book.changeSeq };
  });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: paymentBooks.name })));
}

const sentBy = ({ address }: Page, parts: Parameters<typeof paymentOf>[0]) => {
  const { orderId = '', productId = '' } = address().search;
  return paymentOf({ orderId, productId, card: {}, ...parts });
};

const arrived = { is: 'arrived', at: 1_800_000_000_000 } as const;

it.each(['while its own tap waits', 'after it was shown as under way'])(
  'a payment whose receipt another window has shown opens its receipt here too: %s',
  async (kind) => {
    const app = await open();
    const sent = sentBy(app, { id: kind, stage: 'accepted' });
    const told = { ...sent, found: arrived, isTold: true };
    await screen.findByRole('radio', { name: /工商银行/ });
    if (kind === 'while its own tap waits') {
      const way = holdAnswer('/repayment-way');
      await tapPay(app);
      await screen.findByRole('button', { name: 'Paying…' });
      await noteElsewhere(app, told);
      way.release();
    } else {
      await noteElsewhere(app, sent);
      await screen.findByText('We have your payment request');
      await noteElsewhere(app, told);
    }
    await expectReceived();
    expect(commits()).toHaveLength(0);
  },
);

it.each(['refused', 'sms'] as const)(
  'the receipt is that of the payment that arrived, not of a %s one',
  async (stage) => {
    const app = await open();
    await screen.findByRole('radio', { name: /工商银行/ });
    const first = sentBy(app, { id: `before ${stage}`, stage: 'unknown' });
    await noteElsewhere(app, first);
    await noteElsewhere(app, sentBy(app, { id: stage, stage }));
    await noteElsewhere(app, { ...first, found: arrived });
    await expectReceived();
    expect(screen.queryByText(/did not go through|waits for its SMS code/)).toBeNull();
  },
);

it('an SMS code that is cancelled opens no receipt of an earlier payment', async () => {
  const app = await open();
  await screen.findByRole('radio', { name: /工商银行/ });
  await noteElsewhere(app, sentBy(app, { id: 'earlier', stage: 'accepted', found: arrived, isTold: true }));
  await noteElsewhere(app, sentBy(app, { id: 'with a code', stage: 'sms' }));
  await app.user.click(await screen.findByRole('button', { name: 'Cancel payment' }));
  expect(await screen.findByText('Payment cancelled. Nothing was paid.')).toBeVisible();
  expect(await payButton()).toBeEnabled();
  expect(app.address().path).toBe('/payway');
});

it('a tap while another window prepares a payment sends nothing, and is told so', async () => {
  const app = await open();
  const { orderId = '' } = app.address().search;
  let end = () => {};
  const other = withLock(app.services.storage, payLock(orderId), () => new Promise<void>((done) => (end = done)));
  await tapPay(app);
  expect(await screen.findByText(/Nothing was sent from here/)).toBeVisible();
  expect(commits()).toHaveLength(0);
  end();
  await other;
  await app.user.click(await payButton());
  await expectReceived();
  expect(commits()).toHaveLength(1);
});
