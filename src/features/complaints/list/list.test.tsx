import { screen, waitFor, within } from '@testing-library/react';
import { changeAnswer } from '@tests/support/change-answer';
import { entryOf } from '@tests/support/outbox-world';
import { useScreen } from '@tests/support/render-app';
import { holdTimers, passUntil } from '@tests/support/timers';
import { wakeOutbox } from '@/platform/writes/outbox';
import { complaintDrafts, emptyDraft, complaintOutbox } from '../records/complaint-drafts';

const { open: openPage, server } = useScreen('/complaintList', 'complaint-answered-in');
const open = (search: Record<string, string> = {}) => openPage('complaint-answered-in', { search });

const items = () => screen.findAllByRole('listitem');

it('the complaints show their time, type and text, and open their page', async () => {
  const { user, address } = await open();
  const [first] = await items();
  expect(first).toHaveTextContent(/Collection.*In progress.*An agent called me at ten.*\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  await user.click(within(first ?? document.body).getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Complaint details' })).toBeVisible();
  expect(address().search['problemId']).toMatch(/^\d{9}$/);
});

it('the complaints are sorted under the server’s tabs, after one for all; the address has the tab', async () => {
  const { user, address, history } = await open();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All', 'In progress', 'Answered', 'Closed']);
  const states = (await items()).map((item) => item.querySelector('[data-tone]')?.textContent);
  expect(states).toEqual(['In progress', 'Answered', 'Closed', 'Closed', 'Closed']);
  await user.click(screen.getByRole('tab', { name: 'In progress' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(address().search['tab']).toBe('1');
  expect(history.length).toBe(1);
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
});

it('the first tab is selected if the address has an unknown tab', async () => {
  await open({ tab: '__proto__' });
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('All');
});

it('the complaints have no tabs if the server sends none, and invalid times stay as they are', async () => {
  changeAnswer('/user-problem/problem-list', {
    tabs: null,
    list: [{ id: '1', time: 'yesterday', type: '', content: '<b>bold</b>' }, { id: null }],
  });
  await open();
  expect(await items()).toHaveLength(1);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByText('<b>bold</b>')).toBeVisible();
  expect(screen.getByText('yesterday')).toBeVisible();
  expect(screen.getByText('Complaint')).toBeVisible();
});

it.each([
  ['the one that was just sent', { from: 'sent' }, 1],
  ['none that only the address names', {}, 0],
])('the list of complaints marks %s', async (_, search, marks) => {
  const [one, other] = [41, 42].map((id) => ({ id, time: null, type: 'A', content: String(id) }));
  changeAnswer('/user-problem/problem-list', { list: [one, other] });
  await open({ problemId: '42', ...search });
  const [first, second] = await items();
  expect(within(first ?? document.body).queryByText('New')).toBeNull();
  expect(within(second ?? document.body).queryAllByText('New')).toHaveLength(marks);
});

it.each([
  ['Cancel', 'Do not send'],
  ['Cancel', 'Send anyway'],
  ['Try again', ''],
])('“%s” in the outbox, then “%s”, ends the draft and moves the focus to the title', async (name, then) => {
  holdTimers();
  const { services, unmount } = await open();
  const drafts = services.storage.open(complaintDrafts);
  await drafts.set('', { ...emptyDraft('', 1), id: 'e1', text: 'They called my boss' });
  await services.storage.open(complaintOutbox).set('e1', entryOf({ state: 'failed', orderNo: '', images: [] }));
  unmount();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name }));
  if (then !== '') await user.click(screen.getByRole('button', { name: then }));
  await passUntil(() => expect(screen.queryByText('Not sent yet')).toBeNull());
  expect(server.callsOf('problem-save')).toHaveLength(then === 'Do not send' ? 0 : 1);
  expect(await drafts.get('')).toBeUndefined();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

const attempt = { id: 'e1', startedAt: 1, since: null, isUnderWay: false };

it.each([
  ['absent', 'Try again', /We checked: it did not reach us/],
  ['save', 'Check again', /We do not know whether it has arrived/],
] as const)(
  'a complaint that was tried too often (%s) has one button, and says what is known',
  async (reached, name, words) => {
    const { services, unmount } = await open();
    const entry = entryOf({ state: 'failed', images: [], attempt: { ...attempt, reached } });
    await services.storage.open(complaintOutbox).set('e1', entry);
    unmount();
    const { user } = await open();
    expect(await screen.findByText(words)).toBeVisible();
    const buttons = within(screen.getByRole('region', { name: 'Not sent yet' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([name, 'Cancel']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Do not send this complaint again?' })).toBeVisible();
    expect(screen.getByText('It was sent already, and may have arrived.')).toBeVisible();
  },
);

it.each([
  [
    'one',
    'once:code:4002@problem-save',
    'Your complaint was sent. A complaint could not be sent. See your complaints.',
  ],
  ['none', 'http500@problem', 'We do not know whether a complaint arrived. See your complaints.'],
])('a toast says what became of two queued complaints of which %s was refused', async (_, faults, words) => {
  holdTimers();
  const { services } = await open();
  server.setFaults(faults);
  for (const id of ['e1', 'e2'])
    await services.storage.open(complaintOutbox).set(id, entryOf({ id, text: id, images: [], tries: 7 }));
  wakeOutbox();
  expect(await passUntil(() => screen.getByText(words))).toBeVisible();
});

it('a queued complaint that the server lists already is shown once', async () => {
  const { services, unmount } = await open();
  const entry = entryOf({ state: 'failed', images: [], attempt: { ...attempt, reached: 'save' } });
  await services.storage.open(complaintOutbox).set('e1', entry);
  unmount();
  changeAnswer('/user-problem/problem-list', { list: [{ id: 41, time: null, type: 'A', content: entry.text }] });
  await open();
  await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
  expect(await screen.findAllByText(entry.text)).toHaveLength(1);
});

it.each([
  ['goes back to its form', '', 'They called my boss'],
  ['stays while another complaint is in that form', 'Another one', 'Another one'],
])('a queued complaint that was refused can be corrected: it %s', async (_, begun, shown) => {
  const { services, unmount } = await open();
  const { storage } = services;
  await storage.open(complaintDrafts).set('00123', { ...emptyDraft('00123', Date.now()), text: begun });
  const entry = entryOf({ state: 'failed', error: 'Too large', createdAt: Date.now() });
  await storage.open(complaintOutbox).set('e1', entry);
  unmount();
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  if (begun === '') await waitFor(() => expect(address().path).toBe('/complainPageNext'));
  else expect(await screen.findByText(/You have begun another complaint/)).toBeVisible();
  const draft = (await storage.open(complaintDrafts).get('00123'))?.data;
  expect(draft).toMatchObject({ text: shown, images: begun === '' ? [{ id: 'i1' }] : [] });
  expect(draft?.id).not.toBe('e1');
  expect(await storage.open(complaintOutbox).list()).toHaveLength(begun === '' ? 0 : 1);
});

it('the page without complaints explains how to file one', async () => {
  const { user, address } = await openPage('empty-account');
  expect(await screen.findByText('You have not filed a complaint')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'File a complaint' }));
  await waitFor(() => expect(address().path).toBe('/complainNewPage'));
});
