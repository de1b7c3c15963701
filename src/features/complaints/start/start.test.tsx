import { act, screen, waitFor, within } from '@testing-library/react';
import { changeAnswer } from '@tests/support/change-answer';
import { entryOf } from '@tests/support/outbox-world';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import { emptyDraft, complaintDrafts, complaintOutbox } from '../records/complaint-drafts';
import { keepSelectedOrder, readSelectedOrder } from '../records/selected-order';

const server = useMockServer();

/** Opens without an order, unless the test names one. */
function open(scenario: string, search: Record<string, string | undefined> = {}, path = '/phenomenon') {
  server.reset({ scenario });
  return renderApp(path, { scenario, search: { orderId: undefined, ...search } });
}

const card = () => screen.findByRole('region', { name: 'Selected loan' });
const type = (name: RegExp) => screen.findByRole('button', { name });
const toast = 'The selected order does not support sending collection types';

async function pickOther(user: Awaited<ReturnType<typeof renderApp>>['user']): Promise<string> {
  await user.click(within(await card()).getByRole('button', { name: 'All' }));
  const other = within(screen.getByRole('dialog', { name: 'Choose a loan' })).getAllByRole('radio', {
    checked: false,
  })[0];
  if (!(other instanceof HTMLInputElement)) throw new Error('There is no other order');
  await user.click(other);
  return other.value;
}

it.each([
  ['the Indonesian one without flag 1', 'overdue', '/phenomenon', '/complainNewPage', 'chat-init'],
  ['the complaint start with flag 1', 'overdue-in', '/phenomenon', '/phenomenon', 'problem-init'],
  ['the Indonesian one by its address', 'overdue-in', '/complainNewPage', '/complainNewPage', 'chat-init'],
])('the start that opens is %s, with the inputs of the address', async (_, scenario, path, opened, call) => {
  const { address } = await open(scenario, { orderNo: '00123' }, path);
  await screen.findByText('Select question type');
  expect(address()).toMatchObject({ path: opened, search: { orderNo: '00123' } });
  const calls = [...server.callsOf('chat-init'), ...server.callsOf('problem-init')];
  expect(calls.map((entry) => entry.call)).toEqual([call]);
  expect(screen.getByRole('link', { name: 'My complaints' })).toBeVisible();
});

it.each([
  ['product of an order', '/phenomenon', {}, 'Bright Salary Loan'],
  ['status of an order', '/phenomenon', {}, 'Late'],
  ['particulars of an order', '/phenomenon', {}, '₹30,000'],
  ['types to choose from', '/complainPageNext', {}, 'Fees and interest'],
  ['type of a complaint', '/complainPageNext', { problemType: '1', problemSonType: '11' }, 'The agent was rude'],
])('the %s is shown, and has the server’s language', async (_, path, search, words) => {
  server.reset({ scenario: 'overdue-in' });
  await renderApp(path, { scenario: 'overdue-in', search, locale: 'hi' });
  expect((await screen.findByText(words)).closest('[lang]')).toHaveAttribute('lang', 'en');
});

it('the order of the address is selected, even if another one was chosen before', async () => {
  const { orderId = '' } = launchOf('overdue-in');
  const app = await open('overdue-in', { orderNo: orderId }, '/customerService');
  await keepSelectedOrder(app.services.storage, { orderNo: '1', selectedIndex: '' });
  await app.router.navigate({ to: '/phenomenon', search: { orderNo: orderId } });
  await card();
  expect(server.callsOf('problem-init')[0]?.body).toMatchObject({ orderId });
});

it('a chosen order is restored when the page opens again', async () => {
  const first = await open('overdue-in');
  const orderNo = await pickOther(first.user);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(async () => expect(await readSelectedOrder(first.services.storage)).toMatchObject({ orderNo }));
  const name = within(await card()).getByRole('heading').textContent;
  expect(server.callsOf('problem-init')).toHaveLength(1);
  first.unmount();

  const again = await renderApp('/phenomenon', { scenario: 'overdue-in', search: { orderId: undefined } });
  expect(within(await card()).getByRole('heading')).toHaveTextContent(name);
  expect(server.callsOf('problem-init')[1]?.body).toMatchObject({ orderId: orderNo });
  await again.user.click(await type(/Payment/));
  expect(again.address()).toMatchObject({ path: '/complainPageNext', search: { problemType: '2', orderNo } });
});

it.each([
  ['/phenomenon', 'problem-init'],
  ['/complainNewPage', 'chat-init'],
] as const)('%s shows no order until it has asked about the one that is selected now', async (to, call) => {
  const { services, router } = await open('overdue-in', {}, to);
  await card();
  await act(() => router.navigate({ to: '/customerService' }));
  await keepSelectedOrder(services.storage, { orderNo: 'IN-OTHER', selectedIndex: '' });
  const calls: number[] = [];
  const order = () => screen.queryByRole('region', { name: 'Selected loan' });
  const watch = new MutationObserver(() => order() && calls.push(server.callsOf(call).length));
  watch.observe(document.body, { childList: true, subtree: true });
  await act(() => router.navigate({ to }));
  await card();
  watch.disconnect();
  expect(new Set(calls)).toEqual(new Set([2]));
});

it('a chosen order replaces the one in the address', async () => {
  const { orderId = '' } = launchOf('overdue-in');
  const { user, address, history } = await open('overdue-in', { orderNo: orderId });
  const orderNo = await pickOther(user);
  await waitFor(() => expect(address().search).toMatchObject({ orderNo }));
  expect(history.length).toBe(1);
  expect(server.callsOf('problem-init')).toHaveLength(1);
});

it.each([
  ['the borrower’s own order', 'overdue-in', 'Bright Salary Loan', launchOf('overdue-in')['orderId']],
  ['no order if the borrower has none', 'empty-account-in', 'You have no loans yet', undefined],
])('the form gets %s', async (_, scenario, shown, orderNo) => {
  const { user, address } = await open(scenario, { orderNo: '<b>999</b>' });
  expect(await screen.findByText(shown)).toBeVisible();
  await user.click(await type(/Payment/));
  expect(address()).toMatchObject({ path: '/complainPageNext', search: { problemType: '2' } });
  expect(address().search['orderNo']).toBe(orderNo);
});

it('the type of collection shows its sub-types, focuses them, and they open the form', async () => {
  const { user, address } = await open('overdue-in');
  const collection = await type(/Collection/);
  expect(collection).toHaveAttribute('aria-expanded', 'false');
  await user.click(collection);
  expect(collection).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('heading', { name: 'What happened?' })).toHaveFocus();
  expect(address().path).toBe('/phenomenon');
  await user.click(screen.getByRole('button', { name: 'The agent was rude' }));
  expect(address()).toMatchObject({ path: '/complainPageNext', search: { problemType: '1', problemSonType: '11' } });
});

it('the type of collection is refused for an order that does not support it, and nothing else happens', async () => {
  const { user, address } = await open('repaying-in');
  const collection = await type(/Collection/);
  expect(collection).toHaveAccessibleName(/Not for this loan/);
  await user.click(collection);
  expect(await screen.findByText(toast)).toBeVisible();
  expect(screen.queryByText('What happened?')).toBeNull();
  expect(address().path).toBe('/phenomenon');
});

it('the sub-types of collection close if the order does not support them', async () => {
  const { user } = await open('overdue-in');
  await user.click(await type(/Collection/));
  await pickOther(user);
  expect(screen.queryByText('What happened?')).toBeNull();
});

it('any other type opens the form, once for a burst of taps', async () => {
  const { address, history } = await open('overdue-in');
  tapTenTimes(await type(/Payment/));
  await waitFor(() => expect(address().path).toBe('/complainPageNext'));
  expect(address().search).not.toHaveProperty('problemSonType');
  expect(history.length).toBe(2);
  // The form asks for no types that the page before had.
  expect(await screen.findByRole('textbox')).toBeVisible();
  expect(server.callsOf('problem-init')).toHaveLength(1);
});

it('the type has the server’s picture only if its address is allowed', async () => {
  changeAnswer('/user-problem/problem-init', {
    problemType: [
      { title: 'Allowed', value: '7', icon: 'https://cdn.example/a.png' },
      { title: 'Refused', value: '8', icon: 'file:///a.png' },
    ],
  });
  await open('overdue-in');
  expect((await type(/Allowed/)).querySelector('img')).toHaveAttribute('src', 'https://cdn.example/a.png');
  const refused = await type(/Refused/);
  expect(refused.querySelector('img')).toBeNull();
  expect(refused.querySelector('svg')).not.toBeNull();
});

it('the form opens without a type if the server sends none', async () => {
  changeAnswer('/user-problem/problem-init', { problemType: null });
  const { user, address } = await open('overdue-in');
  await user.click(await screen.findByRole('button', { name: 'Write a complaint' }));
  expect(address().path).toBe('/complainPageNext');
  expect(address().search).not.toHaveProperty('problemType');
});

it('the Indonesian start stores order and index, and opens the chatbot with both', async () => {
  const { user, address, services } = await open('overdue', {}, '/complainNewPage');
  const buttons = within(await screen.findByRole('region', { name: 'Select question type' })).getAllByRole('button');
  expect(buttons).toHaveLength(4);
  await user.click(buttons[2] ?? document.body);
  const { orderId } = launchOf('overdue');
  const search = { selectedIndex: '2', orderNo: orderId, deviceId: expect.any(String) };
  expect(address()).toMatchObject({ path: '/intelligentCustomerService', search });
  await waitFor(async () =>
    expect(await readSelectedOrder(services.storage)).toEqual({ orderNo: orderId, selectedIndex: '2' }),
  );
});

/** Opens with a draft of this age on the device, ms, and with one that is also in the outbox. */
async function openWithDraft(age: number) {
  const app = await open('overdue-in', {}, '/customerService');
  const { storage } = app.services;
  const now = Date.now();
  const written = { text: 'They called at night', orderName: 'Quick Rupee', updatedAt: now - age };
  await storage.open(complaintDrafts).set('77', { ...emptyDraft('77', now), ...written });
  await storage.open(complaintDrafts).set('78', { ...emptyDraft('78', now), id: 'e1', text: 'In the outbox' });
  await storage.open(complaintOutbox).set('e1', entryOf({ state: 'failed', orderNo: '78' }));
  await app.router.navigate({ to: '/phenomenon' });
  return app;
}

const longAgo = 40 * 86_400_000;

it('the start offers a draft that is not in the outbox, which continues for its order', async () => {
  const { user, address } = await openWithDraft(0);
  const row = await screen.findByRole('button', { name: /^They called at night/ });
  expect(row).toHaveAccessibleName(/Today.*Quick Rupee/);
  expect(screen.queryByText('In the outbox')).toBeNull();
  expect(screen.queryByText('Older than 30 days')).toBeNull();
  await user.click(row);
  expect(address()).toMatchObject({ path: '/complainPageNext', search: { orderNo: '77' } });
});

it('an old draft is marked, and is deleted only after a question, which gives the focus to the title', async () => {
  const { user } = await openWithDraft(longAgo);
  expect(await screen.findByText('Older than 30 days')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete draft: They called at night' }));
  await user.click(screen.getByRole('button', { name: 'Keep draft' }));
  expect(screen.getByText('They called at night')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete draft: They called at night' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('They called at night')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('only the draft that is shown is deleted, not what another window has written in its place', async () => {
  const first = await open('overdue-in');
  const store = first.services.storage.open(complaintDrafts);
  await store.set('7', { ...emptyDraft('7', Date.now()), text: 'They called my boss' });
  first.unmount();
  const { user } = await open('overdue-in');
  await screen.findByText('They called my boss');
  await store.set('7', { ...emptyDraft('7', Date.now()), text: 'Please refund me' });
  await user.click(screen.getByRole('button', { name: /delete/i }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Please refund me')).toBeVisible();
});
