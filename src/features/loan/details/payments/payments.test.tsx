import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { complaintDrafts } from '@/features/complaints/records/complaint-drafts';
import { paymentClaims, type PaymentClaim } from '@/features/pay/records/payment-claims';
import { persistedAnswers } from '@/platform/query/persisted-answers';
import { changeLoan } from '../../../../../tests/support/change-answer';
import { launchOf, renderApp, useMockServer } from '../../../../../tests/support/render-app';
import { holdTimers, pass as passTime } from '../../../../../tests/support/timers';

const server = useMockServer();

beforeEach(holdTimers);

/** The borrower says to have paid, then comes to the loan, as from the payment page. */
async function openClaimed(
  scenario: string,
  { statusBefore = '', minutesAgo = 1, ...said }: { minutesAgo?: number } & Partial<PaymentClaim> = {},
) {
  server.reset({ scenario });
  const { orderId = '', productId = '' } = launchOf(scenario);
  const app = await renderApp('/error', { scenario });
  const store = app.services.storage.open(paymentClaims);
  const claimedAt = Date.now() - minutesAgo * 60_000;
  await store.set(orderId, { orderId, claimedAt, statusBefore, receiptId: '', ...said });
  await act(() => app.router.navigate({ to: '/loanDetails', search: { orderId, productId } }));
  return { ...app, orderId, claim: () => store.get(orderId) };
}

const asked = () => server.callsOf('loan-details').length;
const pass = (seconds: number) => passTime(seconds * 1_000);

it('after a claim the loan shows that we are checking, and asks not to pay twice', async () => {
  await openClaimed('due-today', { statusBefore: '174' });
  const told = await screen.findByText('You told us that you paid');
  expect(told.nextSibling).toHaveTextContent(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  // Neither engine nor narrow screen breaks the day in two.
  expect(told.nextSibling?.firstChild).toHaveClass('figure');
  expect(screen.getByText('We are checking')).toBeVisible();
  expect(screen.getByText(/^Usually by/)).toHaveTextContent(/^Usually by \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(screen.getByRole('heading', { name: 'We are looking for your payment' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Repay' }).closest('footer')).toBeNull();
  expect(screen.getByText(/do not pay twice/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I cannot pay' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Repay on time/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send a photo of the receipt' })).not.toBeInTheDocument();
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
});

it('after a claim the loan shows its facts, and a complaint prepared with them', async () => {
  const claim = { statusBefore: '174', code: '3901012345678901', amount: '51234500', place: 'BCA' };
  const { user, router, services, orderId } = await openClaimed('due-today', claim);
  const facts = within(await screen.findByRole('region', { name: /show your receipt and this/ }));
  expect(facts.getByText('3901')).toBeVisible();
  expect(facts.getByRole('button', { name: 'Copy number that was paid to' })).toBeVisible();
  expect(facts.getByText('Rp512.345')).toBeVisible();
  expect(facts.getByText('BCA')).toBeVisible();
  expect(screen.getByRole('region', { name: /show your receipt and this/ })).toHaveTextContent(orderId);
  await user.click(screen.getByRole('button', { name: /Write to customer service about this payment/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/complainPageNext'));
  const written = (await services.storage.open(complaintDrafts).get(orderId))?.data.text;
  expect(written).toMatch(/^I paid Rp512.345 at BCA with the code 3901012345678901 on /);
});

it('after a claim the loan shows its facts without a network, and a stored answer does not end the claim', async () => {
  const app = await openClaimed('due-today', { statusBefore: '174', code: '39010123' });
  await screen.findByRole('region', { name: /show your receipt and this/ });
  await waitFor(async () => expect(await app.services.storage.open(persistedAnswers).list()).not.toEqual([]));
  app.unmount();
  // By the loan as it was read before, this claim would be over.
  await app.services.storage
    .open(paymentClaims)
    .update(app.orderId, (claim) => claim && { ...claim, statusBefore: '180' });
  server.setFaults('offline');
  await renderApp('/loanDetails', { scenario: 'due-today' });
  expect(await screen.findByRole('region', { name: /show your receipt and this/ })).toHaveTextContent(/3901/);
  expect(await app.claim()).not.toBeNull();
});

it('after 15 minutes a claim shows that it takes longer than usual', async () => {
  await openClaimed('due-today', { statusBefore: '174', minutesAgo: 16 });
  expect(await screen.findByText(/longer than usual/)).toBeVisible();
});

it('a loan without a claim shows no check, and asks the server once', async () => {
  server.reset({ scenario: 'due-today-in' });
  await renderApp('/loanDetails', { scenario: 'due-today-in' });
  await screen.findByRole('button', { name: 'Repay' });
  await pass(60);
  expect(screen.queryByText(/We are checking/)).not.toBeInTheDocument();
  expect(asked()).toBe(1);
});

it('after a claim the loan is polled with growing pauses, for a quarter of an hour at most', async () => {
  await openClaimed('overdue', { statusBefore: '180' });
  await screen.findByText(/We are checking/);
  const before = asked();
  await pass(6);
  expect(asked() - before).toBe(1);
  await pass(10);
  expect(asked() - before).toBe(2);
  await pass(15 * 60);
  const total = asked() - before;
  expect(total).toBeGreaterThan(8);
  expect(total).toBeLessThan(15);
  await pass(60 * 60);
  expect(asked() - before).toBe(total);
});

it('after a claim the borrower can check again at once', async () => {
  const { user } = await openClaimed('collection', { statusBefore: '5' });
  const again = await screen.findByRole('button', { name: 'Check again' });
  const before = asked();
  await user.click(again);
  await pass(1);
  expect(asked()).toBe(before + 1);
});

it('after a claim the loan shows that the money has arrived, and the claim is removed', async () => {
  let status = '174';
  changeLoan(() => ({ orderStatus: status }));
  const { claim } = await openClaimed('due-today', { statusBefore: '174' });
  await screen.findByText(/We are checking/);
  status = '200';
  await pass(6);
  const news = await screen.findByText('Your payment has arrived');
  expect(news).toBeVisible();
  // It comes before the amount and the picture of the status.
  const [picture] = screen.getByRole('main').querySelectorAll('svg[class*="art"], [class*="banner"]');
  expect(picture && news.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/We are checking/)).not.toBeInTheDocument();
  expect(await claim()).toBeUndefined();
  const before = asked();
  await pass(600);
  expect(asked()).toBe(before);
  expect(screen.getByText('Your payment has arrived')).toBeVisible();
});

it.each([
  ['another status', 'repaying', { statusBefore: '174' }],
  ['a later due date', 'repaying', { statusBefore: '170', before: { status: '170', amount: '1', dueAt: 0 } }],
  ['a smaller debt', 'overdue', { statusBefore: '180', before: { status: '180', amount: '999999999', dueAt: null } }],
])('the loan shows at once that the money of a claim had arrived before, by %s', async (_, scenario, said) => {
  const { claim } = await openClaimed(scenario, said);
  expect(await screen.findByText('Your payment has arrived')).toBeVisible();
  await waitFor(async () => expect(await claim()).toBeUndefined());
});

it('a claim stays when the instalment has become late meanwhile', async () => {
  const { claim } = await openClaimed('overdue-in', { statusBefore: '174' });
  expect(await screen.findByText(/We are checking/)).toBeVisible();
  expect(await claim()).toBeDefined();
});

const paid = { statusBefore: '174', minutesAgo: 31, code: '8881012345678901', amount: '155400000', place: 'ALFAMART' };

it('half an hour after a claim the open page asks for a photo', async () => {
  const { services } = await openClaimed('due-today', { ...paid, minutesAgo: 29.9 });
  await screen.findByText('You told us that you paid');
  expect(screen.queryByRole('button', { name: 'Send a photo of the receipt' })).not.toBeInTheDocument();
  const later = Date.now() + 60_000;
  vi.spyOn(services.clock, 'now').mockReturnValue(later);
  await pass(16);
  expect(screen.getByRole('button', { name: 'Send a photo of the receipt' })).toBeVisible();
});

it.each([
  [
    'amount, place, code and time',
    paid,
    /^I paid Rp1\.554\.000 at ALFAMART with the code 8881012345678901 on \d{4}-\d\d-\d\d \d\d:\d\d, but it has not arrived\. Please check my receipt\.$/,
  ],
  [
    'its time, if nothing more is known',
    { statusBefore: '174', minutesAgo: 31 },
    /^I paid my loan on [-\d :]+, but the payment has not arrived\. Please check my receipt\.$/,
  ],
])('the photo of a claim is added to a complaint with %s', async (_, said, text) => {
  const { user, address, services, orderId } = await openClaimed('due-today', said);
  await user.click(await screen.findByRole('button', { name: 'Send a photo of the receipt' }));
  await waitFor(() => expect(address()).toMatchObject({ path: '/complainPageNext', search: { orderNo: orderId } }));
  const field = await screen.findByRole('textbox', { name: /Problem description/ });
  expect(field).toHaveValue((await services.storage.open(complaintDrafts).get(orderId))?.data.text);
  expect(field).toHaveDisplayValue(text);
});

it('a claim with a complaint has a link to it, and asks for no photo', async () => {
  const { user, address } = await openClaimed('due-today', { ...paid, complainedAt: Date.now() });
  expect(await screen.findByText('You sent us a complaint about it')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a photo of the receipt' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'My complaints' }));
  await waitFor(() => expect(address().path).toBe('/complaintList'));
});
