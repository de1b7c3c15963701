import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { changeAnswer, holdAnswer } from '@tests/support/change-answer';
import { atCounter, codePaymentOf, keepPayments, keptPayments, wholeCode } from '@tests/support/payments';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { holdTimers, pass as passTime, passUnanswered } from '@tests/support/timers';
import type { Book, CodePayment } from '@/domain/payments/payment';
import { parseServerTime } from '@/domain/server-time';
import { activeAt } from '@/platform/offline/switches/active-switches';

const server = useMockServer({ scenario: 'due-today' });
const { productId = '', orderId = '' } = launchOf('due-today');
const order = { productId, orderId };

const [codePage, voucherPage, cashierPage] = ['/that', '/dragonpayPaymentInstructions', '/cashier'] as const;
const pages = [codePage, voucherPage, cashierPage];
type Page = (typeof pages)[number];

const loanCall = 'loan-details/loan-details';
const planCall = 'loan-play-detail';
const codeCall = 'generate-vcode';
const number = '8881012345678901';
const amount = '155400000';

const requested = () => server.callsOf(codeCall).length;
const pass = (seconds: number) => passTime(seconds * 1_000);
const shownCode = () => screen.queryByText(wholeCode(/^8881012345678901$/));

/** Waits for a code that can be paid. */
async function codeToPay(page: Page) {
  if (page === codePage) await screen.findByRole('button', { name: 'I HAVE PAID' });
  await waitFor(() => expect(shownCode()).toBeVisible());
}

/** What the server answers besides its usual answers. */
let answers: Record<string, Record<string, unknown>> = {};

beforeEach(() => {
  holdTimers();
  answers = {
    ...plan([amount, firstDue], ['100', '2026-04-10']),
    [codeCall]: { vcode: number, amount, fee: '0', payCode: 'ALFAMART', expireTime: null },
  };
  for (const call of [loanCall, planCall, codeCall]) changeAnswer(call, () => answers[call] ?? {});
});

/** Holds an answer back. @returns lets it go */
const hold = (call: string) => holdAnswer(call).release;

/** Lets time pass while an answer is held back. */
const passHeld = (seconds: number) => passUnanswered(seconds * 1_000);

const settled = { [loanCall]: { orderStatus: '200', repayAmount: '0' } };
const plan = (...rows: (readonly [amount: string, dueTime: string])[]) => ({
  [planCall]: {
    repayPlanDetail: {
      repayWaitDetail: rows.map(([totalAmount, dueTime]) => ({ totalAmount, dueTime })),
      repayYetDetail: [{ totalAmount: '1' }],
    },
  },
});

const firstDue = '2026-03-10';
const dueAt = (date: string) => parseServerTime(date, '+07:00')?.instant ?? 0;
/** The reading of the plan above. */
const last = { seq: 1, at: 0, status: '174', left: '155400100', dues: [firstDue, '2026-04-10'].map(dueAt) };

type Parts = Parameters<typeof codePaymentOf>[0];

/** The code of a counter. */
const own = ({ code, ...parts }: Parts = {}): CodePayment =>
  codePaymentOf({
    id: 'own',
    ...order,
    amount,
    startedAt: Date.now() - 60_000,
    ...parts,
    code: { number, ...atCounter, ...code },
  });

/** Opens a page of a code, with a book on the phone; the cashier's page needs the code of it. */
async function open(page: Page, kept: CodePayment[] = [], book: Partial<Book> = {}, search: object = {}) {
  const app = await renderApp('/customerService');
  const payments = page === cashierPage && kept.length === 0 ? [own()] : kept;
  if (payments.length > 0) await keepPayments(app.services, payments, { last, count: 2, ...book });
  const address = { ...order, ...atCounter, ...(page === codePage ? {} : { refNo: number }), ...search };
  await act(() => app.router.navigate({ to: page, search: address }));
  return app;
}

function closeWay({ services }: Awaited<ReturnType<typeof open>>): void {
  const closedWays = [{ way: 'ALFAMART', text: { en: 'Down until 14:00' } }];
  const active = activeAt({ version: 1, closedWays }, Date.now());
  const Nothing = () => null;
  act(() => services.switches.set(active && { ...active, Notices: Nothing, ClosedPage: Nothing }));
}

const unclear = { is: 'unclear', at: Date.now(), money: '5000000' } as const;
const other = (parts: Parts = {}) =>
  own({ id: 'other', ...parts, code: { number: '7770012345678901', ...parts.code } });

/** What is said in place of the code, and the button that shows it anyway. */
const reasons: readonly (readonly [string, CodePayment[], Partial<Book>, object, RegExp, string])[] = [
  ['it was said', [own({ stage: 'said' })], {}, {}, /^You told us on .* that you paid Rp1.554.000/, 'Show the code'],
  ['another one was said', [own(), other({ stage: 'said' })], {}, {}, /^You told us on/, 'Show the code'],
  ['unclear', [own({ stage: 'said', found: unclear })], {}, {}, /^Your debt has fallen by Rp50.000/, 'Show the code'],
  ['nothing is owed', [own()], {}, settled, /^Nothing is owed on this loan right now/, 'Get a code'],
  ['it is closed', [own()], { isClosed: true }, {}, /^It is not clear whether anything is still owed/, 'Get a code'],
  [
    'two were said, each at its time',
    [own({ stage: 'said', saidAt: 0 }), other({ stage: 'said' })],
    {},
    {},
    /^You told us on 1970[^.]* Rp1\.554\.000 \(\S+\)\. [^.]*\. You told us on 20\S+ \S+ that .* twice\.$/,
    'Show the code',
  ],
];

describe.each(pages)('%s', (page) => {
  it('has no code of a settled loan whose answer takes more than three seconds', async () => {
    const [releaseLoan, releaseCode] = [hold(loanCall), hold(codeCall)];
    answers = { ...answers, ...settled };
    await open(page);
    await passHeld(3.5);
    releaseLoan();
    await passHeld(1);
    releaseCode();
    await pass(1);
    expect(await screen.findByText('Nothing to pay')).toBeVisible();
    await pass(60);
    expect(shownCode()).toBeNull();
  });

  it('takes the code away when a later answer says that nothing is owed', async () => {
    await open(page);
    await codeToPay(page);
    answers = { ...answers, ...settled, ...plan() };
    await pass(20);
    expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toHaveFocus();
    expect(shownCode()).toBeNull();
  });

  it('of a closed way shows a code that is there, and requests none', async () => {
    const app = await open(page);
    await codeToPay(page);
    closeWay(app);
    expect(await screen.findByText('Down until 14:00')).toBeVisible();
    expect(shownCode()).toBeVisible();
    const asked = requested();
    await act(() => app.router.navigate({ to: '/customerService' }));
    await act(() =>
      app.router.navigate({
        to: page,
        search: { ...order, ...atCounter, ...(page === cashierPage ? {} : { amount: '300' }) },
      }),
    );
    expect(await screen.findByText('Down until 14:00')).toBeVisible();
    if (page === cashierPage) return;
    expect(screen.getByRole('button', { name: 'Change payment method' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /anyway/ })).toBeNull();
    expect(requested()).toBe(asked);
  });

  it('does not show an expired code as one to pay', async () => {
    answers[codeCall] = { ...answers[codeCall], expireTime: '2020-01-01 10:00:00' };
    await open(page, [own({ code: { expireTime: '2020-01-01 10:00:00' } })]);
    expect(await screen.findByText('This code has expired')).toBeVisible();
    // Not on white paper either, as a code to scan is.
    expect(document.querySelector('main [class*="outdated"].light')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Copy payment code|^Show to the cashier/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Get a new code' })).toBeVisible();
  });

  it.each(['an expired', 'a stored'])(
    'of a closed way with %s code leads to other ways, and requests none',
    async (kind) => {
      const isExpired = kind === 'an expired';
      const expireTime = isExpired ? '2020-01-01 10:00:00' : null;
      answers[codeCall] = { ...answers[codeCall], expireTime };
      if (!isExpired) server.setFaults(`offline@${codeCall}`);
      const app = await open(page, [own({ code: { expireTime: expireTime ?? '' } })]);
      await screen.findByText(
        isExpired
          ? 'This code has expired'
          : page === cashierPage
            ? wholeCode(/^8881012345678901$/)
            : /the copy on your phone/,
      );
      server.setFaults(`offline@${codeCall}`);
      if (isExpired && page !== cashierPage) {
        await app.user.click(screen.getByRole('button', { name: 'Get a new code' }));
        expect(await screen.findByText('This may be out of date')).toBeVisible();
      }
      closeWay(app);
      expect(await screen.findByText('Down until 14:00')).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Get a new code|^Try again/ })).toBeNull();
      if (isExpired) expect(screen.getByRole('button', { name: 'Change payment method' })).toBeVisible();
    },
  );

  it('shows a stored code to read while the server is asked, on its page alone', async () => {
    const release = hold(codeCall);
    await open(page, [own()]);
    if (page === voucherPage) await passHeld(3);
    else await waitFor(() => expect(shownCode()).toBeVisible());
    expect(shownCode() !== null).toBe(page !== voucherPage);
    if (page === codePage) expect(await screen.findByText(/^Checking that this code is still valid/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /I HAVE PAID|^Copy|^Show to the cashier/ })).toBeNull();
    release();
    await waitFor(() => expect(screen.queryByText(/^Checking that this code is still valid/)).toBeNull());
    await waitFor(() => expect(shownCode()).toBeVisible());
  });

  it('shows the stored code without a network', async () => {
    server.setFaults('offline');
    await open(page, [own()]);
    await waitFor(() => expect(shownCode()).toBeVisible());
    if (page !== cashierPage) expect(await screen.findByText(/This is the copy on your phone/)).toBeVisible();
  });

  it('never shows the code of an extension as that of the loan, and the reverse', async () => {
    server.setFaults('offline');
    const { router } = await open(page, [own({ purpose: 'extension' })]);
    await pass(20);
    expect(shownCode()).toBeNull();
    await act(() => router.navigate({ to: page, search: { ...order, ...atCounter, refNo: number, display: '1' } }));
    await waitFor(() => expect(shownCode()).toBeVisible());
  });

  it('shows nothing that another borrower has stored', async () => {
    server.setFaults('offline');
    const first = await open(page, [own()]);
    await waitFor(() => expect(shownCode()).toBeVisible());
    first.unmount();
    await renderApp(page, { search: { ...atCounter, refNo: number, userId: 'another' } });
    await pass(20);
    expect(shownCode()).toBeNull();
  });

  it('says "received" of this payment alone, with what is left, once', async () => {
    const { services, user, router } = await open(page, [own()]);
    await codeToPay(page);
    await pass(1);
    answers = { ...answers, [loanCall]: { repayAmount: '100', dueTime: '2026-04-10' }, ...plan(['100', '2026-04-10']) };
    await pass(20);
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toHaveFocus();
    expect(screen.getByText(/still to pay/)).toHaveTextContent('Rp1 is still to pay.');
    expect(shownCode()).toBeNull();
    expect(screen.queryByRole('button', { name: /I HAVE PAID|Get a new code/ })).toBeNull();
    await waitFor(async () => expect(await keptPayments(services, orderId)).toMatchObject([{ isTold: true }]));
    const asked = requested();
    await user.click(screen.getByRole('button', { name: 'Go to my loan' }));
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/loanDetails'));
    if (page === cashierPage) return;
    await act(() => router.navigate({ to: page, search: { ...order, ...atCounter } }));
    await waitFor(() => expect(shownCode()).toBeVisible());
    expect(requested()).toBe(asked + 1);
  });
});

it('the next code is requested once, although the borrower leaves and comes back before it is there', async () => {
  const { router } = await open(codePage);
  await codeToPay(codePage);
  await pass(1);
  answers = { ...answers, [loanCall]: { repayAmount: '100', dueTime: '2026-04-10' }, ...plan(['100', '2026-04-10']) };
  await pass(20);
  await screen.findByRole('heading', { name: 'Payment received' });
  const asked = requested();
  const release = hold(codeCall);
  for (let visits = 0; visits < 2; visits += 1) {
    await act(() => router.navigate({ to: '/customerService' }));
    await act(() => router.navigate({ to: codePage, search: { ...order, ...atCounter } }));
    await waitFor(() => expect(requested()).toBeGreaterThan(asked));
    await passHeld(1);
  }
  release();
  await waitFor(() => expect(shownCode()).toBeVisible());
  expect(requested()).toBe(asked + 1);
});

it('"I have paid" is said of the code that was on screen at the tap, although another one has come since', async () => {
  answers[codeCall] = { ...answers[codeCall], expireTime: '2020-01-01 10:00:00' };
  const { user, services } = await open(codePage);
  await screen.findByText('This code has expired');
  const release = hold(codeCall);
  answers[codeCall] = { ...answers[codeCall], vcode: '7770012345678901', expireTime: null };
  await user.click(screen.getByRole('button', { name: 'Get a new code' }));
  await user.click(screen.getByRole('button', { name: 'I HAVE PAID' }));
  await screen.findByRole('dialog', { name: 'Have you paid?' });
  release();
  await waitFor(async () => expect(await keptPayments(services, orderId)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'YES' }));
  await waitFor(async () =>
    expect(await keptPayments(services, orderId)).toMatchObject([
      { stage: 'said', code: { number } },
      { stage: 'shown', code: { number: '7770012345678901' } },
    ]),
  );
});

it('"I have paid" is said again of a code whose record was deleted: it has a card and a record again', async () => {
  const deleted = own({ stage: 'said', isHidden: true });
  const { user, services } = await open(codePage, since([deleted]), changed());
  await user.click(await screen.findByRole('button', { name: 'Show the code anyway' }));
  await user.click(await screen.findByRole('button', { name: 'I HAVE PAID' }));
  await user.click(await screen.findByRole('button', { name: 'YES' }));
  expect(await screen.findByText('You told us that you paid')).toBeVisible();
  const [payment] = await keptPayments(services, orderId);
  expect(payment).toMatchObject({ id: 'own', stage: 'said', isHidden: false });
  expect(payment?.saidAt).toBeGreaterThan(deleted.saidAt ?? Infinity);
});

let changes = 0;

/** An answered question is asked again after the next change of the loan. */
const changed = () => {
  changes += 1_000;
  return { changeSeq: changes, count: changes + 1, last: { ...last, seq: changes } };
};
const since = (payments: CodePayment[]) => payments.map((one) => ({ ...one, seq: changes + 1 }));

const bni = () => other({ stage: 'said', amount: '20000000', code: { payType: '1', payCode: 'BNI' } });

/** Its money arrives. */
function arriveBni(): void {
  const left = '135400000';
  answers = { ...answers, [loanCall]: { repayAmount: left }, ...plan([left, firstDue], ['100', '2026-04-10']) };
}

describe.each(pages)('%s, if something speaks against paying,', (page) => {
  it.each([
    ['the loan', 'the fee of an extension moves its days', {}, [amount, '2026-05-10'], '2026-06-10'],
    ['an extension', 'money for the loan comes', { display: '1' }, ['100000000', firstDue], '2026-04-10'],
  ] as const)('does not say "received" of the code of %s when %s', async (_, __, search, first, lastDue) => {
    const book = changed();
    const { services } = await open(
      page,
      since([own({ purpose: 'display' in search ? 'extension' : 'loan' })]),
      book,
      search,
    );
    await codeToPay(page);
    await pass(1);
    const [repayAmount, dueTime] = first;
    answers = { ...answers, [loanCall]: { repayAmount, dueTime }, ...plan(first, ['100', lastDue]) };
    await pass(40);
    expect(await screen.findByText(/^Your loan has changed since you got this code/)).toBeVisible();
    expect(screen.queryByText('Payment received')).toBeNull();
    expect(await keptPayments(services, orderId)).toMatchObject([{ found: null }]);
  });

  // What each page shares is tried on the first.
  const tried = page === codePage ? reasons : reasons.slice(2, 4);
  it.each(tried)('asks before the code if %s', async (_, kept, book, answered, words, button) => {
    answers = { ...answers, ...answered };
    const later = changed();
    const { user } = await open(page, since(kept), { ...later, ...book });
    // The sum in it is an element of its own.
    expect(
      await screen.findByText((_text, element) => element?.tagName === 'P' && words.test(element.textContent)),
    ).toBeVisible();
    expect(shownCode()).toBeNull();
    expect(screen.queryByRole('button', { name: /I HAVE PAID|Show to the cashier/ })).toBeNull();
    expect(requested()).toBe(0);
    await user.click(screen.getByRole('button', { name: `${button} anyway` }));
    await waitFor(() => expect(shownCode()).toBeVisible());
    expect(requested()).toBe(page === cashierPage ? 0 : 1);
    await pass(60);
    expect(shownCode()).toBeVisible();
  });

  it('says that the payment of a question has arrived, and requests no code by itself', async () => {
    const book = changed();
    const { services } = await open(page, since(page === cashierPage ? [bni(), own()] : [bni()]), book);
    expect(await screen.findByText('We are looking for your payment')).toBeVisible();
    await pass(1);
    arriveBni();
    await pass(40);
    expect(await screen.findByRole('heading', { name: 'Your payment of Rp200.000 (BNI) has arrived' })).toBeVisible();
    expect(screen.getByText(/still to pay/)).toHaveTextContent('Rp1.354.001 is still to pay.');
    await pass(60);
    expect(shownCode()).toBeNull();
    expect(requested()).toBe(0);
    expect((await keptPayments(services, orderId))[0]).toMatchObject({ id: 'other', isTold: true });
  });

  it('leaves a code that was asked for within reach when the payment of the question has arrived', async () => {
    await open(page, since([bni(), own()]), changed());
    fireEvent.click(await screen.findByRole('button', { name: 'Show the code anyway' }));
    await waitFor(() => expect(shownCode()).toBeVisible());
    arriveBni();
    await pass(40);
    expect(screen.queryByRole('heading', { name: /BNI.* has arrived/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show the code anyway' })).toBeVisible();
  });

  it('asks before a code of the phone if the loan has changed since', async () => {
    server.setFaults(`offline@${codeCall}`);
    const { user } = await open(page, [own()], changed());
    expect(await screen.findByText(/^Your loan has changed since you got this code/)).toBeVisible();
    expect(shownCode()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the code anyway' }));
    await waitFor(() => expect(shownCode()).toBeVisible());
  });
});
