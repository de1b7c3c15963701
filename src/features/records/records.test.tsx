import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { keptReceipts, receiptOf } from '@tests/support/kept-receipts';
import { keepPayments, keptPayments, paymentOf } from '@tests/support/payments';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { holdTimers, pass } from '@tests/support/timers';
import { storeNames } from '@/config/stores';
import { createShownOnce } from '@/platform/storage/tab-memory';
import { saveReportChoice } from '@/platform/telemetry/report-choice';
import { receiptIds, receipts } from '@/platform/writes/receipts';

const server = useMockServer();

// In the time zone of the phone.
const march = new Date(2026, 2, 15, 11).getTime();
const april = new Date(2026, 3, 2, 11).getTime();

const inApril = { startedAt: april, found: { is: 'arrived', at: april } } as const;
const loan = { market: 'mainland', orderId: '7', productName: '闪电贷' } as const;
const paid = { bankName: '招商银行', cardEnd: '1234', recordId: '9001' };
const card = paymentOf({ ...inApril, ...loan, id: 'card', stage: 'accepted', amount: '328600', card: paid });
const said = paymentOf({ id: 'said', stage: 'said', startedAt: april - 1, amount: '155400000' });
const complaint = receiptOf('complaint', { at: march, keptAt: march, content: 'I <b>paid</b> twice', imageCount: 2 });
const rating = receiptOf('rating', { at: march - 1 });
const ofCard = receiptIds.payment('7', 'card');
const ofSaid = receiptIds.payment('00123', 'said');

async function open(search: Record<string, string> = {}) {
  const app = await renderApp('/error');
  const store = app.services.storage.open(receipts);
  await Promise.all([rating, complaint].map((receipt) => store.set(receipt.id, receipt)));
  await keepPayments(app.services, [card]);
  await keepPayments(app.services, [said, paymentOf({ id: 'shown' })]);
  await act(() => app.router.navigate({ to: '/records', search }));
  return app;
}

const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('the records are by month, newest first, with amount and state, without the server', async () => {
  await open();
  await screen.findByRole('heading', { name: 'April 2026' });
  expect(links()).toEqual([
    expect.stringMatching(/April 2026.*Repayment by card.*¥3,286.*闪电贷.*Paid/),
    expect.stringMatching(/Repayment by virtual account.*Rp1\.554\.000.*Waiting for confirmation/),
    expect.stringMatching(/March 2026.*Complaint.*Payment.*Received by us/),
    expect.stringMatching(/Rating of the loan.*4 of 5 stars/),
  ]);
  expect(screen.getByText(/kept on this phone only/)).toBeVisible();
  expect(server.calls()).toEqual([]);
});

it('the records can be limited to one order, with a link to all', async () => {
  const { user, address } = await open({ orderId: '00123' });
  await screen.findByText('Only the records of one loan are shown.');
  expect(links()).toHaveLength(3);
  await user.click(screen.getByRole('link', { name: 'All records' }));
  await waitFor(() => expect(links()).toHaveLength(4));
  expect(address().search).not.toHaveProperty('orderId');
});

it('the page without records shows what will appear here', async () => {
  const { router } = await renderApp('/error');
  await act(() => router.navigate({ to: '/records' }));
  expect(await screen.findByRole('heading', { name: 'No records yet' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete all' })).toBeNull();
});

it('the records show that they are lost with the page if the device cannot store them', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await open();
  expect(await screen.findByText(/gone when you close this page/)).toBeVisible();
  expect(screen.getByText(/Repayment by card/)).toBeVisible();
});

it('the records are deleted when the borrower signs out, after a warning', async () => {
  const { user, services, native, queryClient, address } = await open();
  const { userId } = services.session.commonParams();
  expect(address().search).toMatchObject({ userId });
  saveReportChoice(window.localStorage, true, services.session.current()?.ownerId ?? '');
  createShownOnce('rating-asked').add('1');
  queryClient.setQueryData(['loan'], { amount: 5 });
  await user.click(await screen.findByRole('button', { name: 'Sign out of this phone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out of this phone?' });
  expect(
    within(dialog).getByText(/have not sent, complaints, messages and ratings waiting.*payment codes and all records/),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(native.calls.getSnapshot().map(({ action }) => action)).toContain('logoutToLogin'));
  expect(services.session.current()).toBeNull();
  expect(await screen.findByText('Nothing of yours is left on this phone.')).toBeVisible();
  await waitFor(() => expect(address().search).not.toHaveProperty('userId'));
  expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain(userId);
  expect(Object.keys(window.sessionStorage).filter((name) => name.startsWith('person.'))).toEqual([]);
  expect(services.session.commonParams()).not.toHaveProperty('token');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  const next = (await renderApp('/error')).services;
  expect(await keptReceipts(next)).toEqual([]);
  expect(await keptPayments(next)).toEqual([]);
  const databases = (await indexedDB.databases()).map(({ name = '' }) => name.replace('loan-web-', ''));
  expect(storeNames).toEqual(expect.arrayContaining(databases));
});

it('after signing out, a phone that does not delete does not say that it has, and the app asks for the next sign-in', async () => {
  const { services, native } = await open();
  vi.spyOn(services.storage, 'clearOwner').mockReturnValue(new Promise(() => undefined));
  holdTimers();
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out of this phone' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await pass(10_000);
  expect(screen.getByText('You are signed out')).toBeVisible();
  expect(screen.queryByText(/Nothing of yours is left/)).toBeNull();
  expect(native.calls.getSnapshot().map(({ action }) => action)).toContain('logoutToLogin');
});

it('all records are deleted at once, after a question', async () => {
  const { user, services } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete all records?' }));
  expect(dialog.getByText(/4 records are removed/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete all' }));
  expect(await screen.findByRole('heading', { name: 'No records yet' })).toBeVisible();
  expect(await keptReceipts(services)).toEqual([]);
  expect(await keptPayments(services, '7')).toEqual([]);
  // What may still arrive warns before the next payment, and a code can still be paid.
  expect(await keptPayments(services)).toMatchObject([
    { id: 'said', isHidden: true },
    { id: 'shown', isHidden: false },
  ]);
});

it('one record opens from the list, shows all its facts, and back closes it', async () => {
  const { user, address, router } = await open();
  await user.click(await screen.findByRole('link', { name: /Repayment by card/ }));
  await screen.findByRole('heading', { name: 'Record' });
  expect(address().search).toMatchObject({ receipt: ofCard });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('¥3,286')).toBeVisible();
  expect(main.getByText('Paid')).toBeVisible();
  const rows = Object.fromEntries(
    main.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(rows).toMatchObject({
    'Payment method': '招商银行 •••• 1234',
    'Loan number': '7',
    Loan: '闪电贷',
    'Reference number': expect.stringContaining('9001'),
    Lender: expect.any(String),
    'Paid on': expect.stringMatching(/^2026-04-02/),
  });
  expect(main.getByRole('link', { name: 'See the loan' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/loanDetails\?.*orderId=7/),
  );
  act(() => router.history.back());
  expect(await screen.findByRole('heading', { name: 'April 2026' })).toBeVisible();
});

it('one record of a complaint has a link to it, and its text', async () => {
  await open({ receipt: 'complaint' });
  expect((await screen.findAllByText('I <b>paid</b> twice'))[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the complaint' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/complainDetails\?.*problemId=55/),
  );
});

it('the page of a missing record shows that it does not exist', async () => {
  await open({ receipt: 'nowhere' });
  expect(await screen.findByRole('heading', { name: 'This record is not on this phone' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All records' })).toBeVisible();
});

it('one record is printed, with a notice if printing does not work', async () => {
  holdTimers();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open({ receipt: ofCard });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = document.querySelector('[data-print-sheet]');
  expect(sheet).toHaveTextContent(/Repayment by card.*¥3,286.*Not an official statement of the lender/);
  await pass(2_000);
  expect(screen.getByText(/printing does not work here/)).toBeVisible();
});

it('one record has no button to print in Android’s webview', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; Redmi; wv) Chrome/92');
  await open({ receipt: ofCard });
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('one record is shared as text', async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  const { user } = await open({ receipt: ofCard });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/sent to the app you chose/)).toBeVisible();
  expect(share).toHaveBeenCalledWith({
    title: 'Repayment by card',
    text: expect.stringMatching(/^Repayment by card\nAmount: ¥3,286\n[^]*Loan number: 7/),
  });
});

it('one record is copied if sharing is missing, with a notice', async () => {
  const { user } = await open({ receipt: ofCard });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/so the record was copied/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('¥3,286');
});

it('one record is shown for selection if sharing and copying are missing', async () => {
  const { user } = await open({ receipt: ofCard });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('textbox', { name: 'Text of the record' })).toHaveDisplayValue(/Amount: ¥3,286/);
});

it('one record is deleted after a question, and the list opens', async () => {
  const { user, services, address } = await open({ receipt: ofSaid });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this record?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(await keptPayments(services)).toMatchObject([{ isHidden: false }, {}]);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('heading', { name: 'April 2026' });
  expect(address().search).not.toHaveProperty('receipt');
  await waitFor(() => expect(links()).toHaveLength(3));
  expect(await keptPayments(services)).toMatchObject([{ id: 'said', isHidden: true }, { id: 'shown' }]);
});
