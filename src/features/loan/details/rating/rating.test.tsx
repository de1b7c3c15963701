import { screen, waitFor } from '@testing-library/react';
import { changeLoan } from '@tests/support/change-answer';
import { expectReceipt } from '@tests/support/kept-receipts';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import { holdTimers, passUntil } from '@tests/support/timers';
import { policy } from '@/config/policy';

const server = useMockServer();

beforeEach(holdTimers);

/** Each test takes another order: an order is asked about once per page session. */
async function open(scenario: string) {
  server.reset({ scenario });
  changeLoan({ isScore: '1' });
  return renderApp('/loanDetails', { scenario });
}

const rated = (native: { calls: { getSnapshot: () => readonly { action: string }[] } }) =>
  native.calls.getSnapshot().filter(({ action }) => action === 'rate');

it('the rating of a loan opens by itself, and requires a star', async () => {
  const { user } = await open('settled');
  expect(await screen.findByRole('dialog', { name: 'How are we doing?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Please choose')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
  expect(screen.queryByText('Please choose')).not.toBeInTheDocument();
  expect(server.callsOf('google-score')).toEqual([]);
});

it('three stars for a loan are thanked for once for a burst of taps, with a receipt and no report', async () => {
  const { user, native, services } = await open('settled-in');
  await user.click(await screen.findByRole('radio', { name: '3 of 5 stars' }));
  tapTenTimes(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.callsOf('google-score')).toEqual([]);
  expect(rated(native)).toEqual([]);
  await expectReceipt(services, { kind: 'rating', subject: 'loan', stars: 3, market: 'india' });
});

it("four stars for a loan open the store's own prompt", async () => {
  const { user, native, services, address } = await open('closed');
  await user.click(await screen.findByRole('radio', { name: '4 of 5 stars' }));
  tapTenTimes(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(rated(native)).toMatchObject([{ action: 'rate', payload: { score: 4 } }]);
  await waitFor(() => expect(server.callsOf('google-score')).toHaveLength(1));
  expect(server.callsOf('google-score')[0]?.body).toMatchObject({ score: '5' });
  await expectReceipt(services, { subject: 'loan', stars: 4, orderId: address().search['orderId'] });
});

it('the rating of a loan is asked for once per order and page session', async () => {
  const { user, unmount } = await open('repaying');
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  unmount();
  await renderApp('/loanDetails', { scenario: 'repaying' });
  expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.callsOf('google-score')).toEqual([]);
});

it('a refused rating of a loan is shown, and can be sent again', async () => {
  const { user } = await open('overdue');
  server.setFaults('code:9@google-score');
  await user.click(await screen.findByRole('radio', { name: '5 of 5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Your rating was not sent')).toBeVisible();
  server.setFaults('');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Your rating was not sent')).not.toBeInTheDocument());
  await waitFor(() => expect(server.callsOf('google-score')).toHaveLength(2));
});

it('the rating of a loan waits without a network, is sent when the network is back, and is not asked for meanwhile', async () => {
  const { user, unmount } = await open('overdue-in');
  await user.click(await screen.findByRole('radio', { name: '5 of 5 stars' }));
  server.setFaults('offline');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const kept = /We keep your rating/;
  expect(await passUntil(() => screen.getByText(kept))).toBeVisible();
  unmount();
  sessionStorage.clear();
  server.setFaults('');
  await renderApp('/loanDetails', { scenario: 'overdue-in' });
  expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
  await passUntil(() => expect(server.callsOf('google-score')).toHaveLength(1));
  expect(screen.queryByRole('dialog', { name: 'How are we doing?' })).not.toBeInTheDocument();
});

it('the policy that asks everybody for a rating in the store shows the prompt for two stars too', async () => {
  const before = policy.nativeRating;
  Object.assign(policy, { nativeRating: 'always' });
  onTestFinished(() => void Object.assign(policy, { nativeRating: before }));
  const { user, native } = await open('collection');
  await user.click(await screen.findByRole('radio', { name: '2 of 5 stars' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(rated(native)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
