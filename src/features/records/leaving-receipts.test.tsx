import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { complaintOutbox } from '@/features/complaints/records/complaint-outbox';
import { paymentClaims } from '@/features/pay/records/payment-claims';
import { receipts } from '@/platform/writes/receipts';
import { expectReceipt, keptReceipts } from '../../../tests/support/kept-receipts';
import { entryOf } from '../../../tests/support/outbox-world';
import { launchOf, renderApp, useMockServer } from '../../../tests/support/render-app';
import { tapTenTimes } from '../../../tests/support/taps';
import { holdTimers, passUntil } from '../../../tests/support/timers';

// That a page leaves its receipt is tested with that page.
const server = useMockServer();

beforeEach(holdTimers);

type App = Awaited<ReturnType<typeof renderApp>>;

function open(path: string, scenario: string) {
  server.reset({ scenario });
  return renderApp(path, { scenario });
}

async function pay({ user }: App) {
  await user.click(await screen.findByRole('radio', { name: /工商银行/ }));
  await user.click(screen.getByRole('button', { name: /^Pay ¥/ }));
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
}

/** Reports a payment on the page of the code. */
async function claim(app: App) {
  await app.user.click(await screen.findByRole('button', { name: 'I HAVE PAID' }));
  tapTenTimes(within(await screen.findByRole('dialog')).getByRole('button', { name: 'YES' }));
  await waitFor(() => expect(app.address().path).toBe('/loanDetails'));
}

const byCard = 'card-repayment';

it('the receipt of a repayment by card is not written again after a reload', async () => {
  const app = await open('/payway', byCard);
  await pay(app);
  await expectReceipt(app.services, { state: 'paid' });
  await app.services.storage.open(receipts).clear();
  app.unmount();
  const again = await renderApp('/borrowDetail', { scenario: byCard });
  await screen.findByRole('heading', { name: 'Payment received' });
  expect(await keptReceipts(again.services)).toEqual([]);
});

it('a payment by card succeeds if its receipt cannot be stored', async () => {
  const app = await open('/error', byCard);
  const { open: openStore } = app.services.storage;
  vi.spyOn(app.services.storage, 'open').mockImplementation((definition) => {
    const store = openStore(definition);
    return definition.name === receipts.name ? { ...store, update: () => Promise.reject(new Error('broken')) } : store;
  });
  await act(() => app.router.navigate({ to: '/payway', search: launchOf(byCard) }));
  await pay(app);
  expect(await keptReceipts(app.services)).toEqual([]);
});

const byCode = 'due-today';
const { orderId = '', productId = '' } = launchOf(byCode);

async function claimOnCode(app: App, isSecond = false) {
  const inputs = { amount: '155400000', payType: '1', payCode: 'BNI' };
  await act(() => app.router.navigate({ to: '/that', search: { orderId, productId, ...inputs } }));
  if (isSecond) await app.user.click(await screen.findByRole('button', { name: 'Show the code all the same' }));
  await claim(app);
  await expectReceipt(app.services, { state: 'claimed' });
}

async function openLoan() {
  const app = await open('/loanDetails', byCode);
  await screen.findByRole('region', { name: 'Amount due' });
  return app;
}

/** The loan shows the payment; then the claim is deleted. */
async function arrive({ user, services }: App) {
  server.setClock('+10m');
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await screen.findByText('Your payment has arrived');
  await waitFor(async () => expect(await services.storage.open(paymentClaims).get(orderId)).toBeUndefined());
}

it('the receipt of a claim is written once for ten taps and a second visit, and confirmed by the loan', async () => {
  const app = await openLoan();
  await claimOnCode(app);
  const facts = { kind: 'payment', method: 'virtual-account', amount: '155400000', place: 'BNI', market: 'indonesia' };
  await expectReceipt(app.services, { ...facts, orderId });
  await claimOnCode(app, true);
  expect(screen.getAllByRole('link', { name: 'My records' }).length).toBeGreaterThan(0);
  await arrive(app);
  await expectReceipt(app.services, { state: 'paid', amount: '155400000', confirmedAt: expect.any(Number) });
});

it('the deleted receipt of a claim does not return', async () => {
  const app = await openLoan();
  await claimOnCode(app);
  await app.services.storage.open(receipts).clear();
  await arrive(app);
  expect(await keptReceipts(app.services)).toEqual([]);
});

it('the receipt of a claim for an extension is of an extension', async () => {
  const app = await open('/extension', 'extension-available');
  await app.user.click(await screen.findByRole('button', { name: /^Pay/ }));
  await waitFor(() => expect(app.address()).toMatchObject({ path: '/that', search: { display: '1' } }));
  await claim(app);
  const own = launchOf('extension-available');
  const newDueTime: unknown = expect.stringMatching(/\d/);
  await expectReceipt(app.services, { kind: 'extension', state: 'claimed', orderId: own['orderId'], newDueTime });
});

it('a complaint from the outbox writes one receipt when it is sent', async () => {
  const app = await open('/error', 'due-today-in');
  const entry = entryOf({ text: 'Sent late', typeTitle: 'Payment', images: [] });
  await app.services.storage.open(complaintOutbox).set(entry.id, entry);
  await act(() => app.router.navigate({ to: '/complaintList' }));
  await passUntil(() => expect(server.callsOf('problem-save')).toHaveLength(1));
  const facts = { kind: 'complaint', content: 'Sent late', type: 'Payment', problemId: expect.stringMatching(/^\d+$/) };
  await expectReceipt(app.services, facts);
});
