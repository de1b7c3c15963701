import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeAnswer, holdAnswer } from '@tests/support/change-answer';
import { renderApp, useMockServer } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import { createStore, get, set } from 'idb-keyval';
import { keepSelectedOrder } from '@/features/complaints/records/selected-order';
import { listSessions, readConversations, readDisputeChats, readEvents, readLog } from '../records/chat-sessions';

const server = useMockServer({ scenario: 'repaying-in' });

const open = (search: Record<string, string | undefined> = {}) =>
  renderApp('/intelligentCustomerService', { scenario: 'repaying-in', search: { orderNo: '00123', ...search } });

type Page = Awaited<ReturnType<typeof open>>;

const input = () => screen.findByRole('textbox', { name: 'Your message' });
const question = (name: string) => screen.findByRole('button', { name });
const openTopics = () => screen.getAllByRole('button', { pressed: true }).map((tab) => tab.textContent);
const sentTexts = () => server.callsOf('qa-record').map(({ body }) => body['value']);
const disk = (store: string) => createStore(`loan-web-${store}`, 'records');

async function sendMessage({ user }: Page, text: string, view?: HTMLElement) {
  await user.click(view ?? (await input()));
  await user.paste(text);
  await user.keyboard('{Enter}');
}

/** Opens the menu of a view, and one of its questions. */
async function openQuestion({ user, container }: Page, row: string) {
  await user.click(within(container).getByRole('button', { name: 'Chat menu' }));
  await user.click(screen.getByRole('button', { name: row }));
  return within(await screen.findByRole('dialog', { name: `${row}?` }));
}

/** The heads of the conversations; `draft` is the unsent text of all pages. */
async function sessions({ services }: Page) {
  const heads = await listSessions(services.storage);
  return heads.map(({ drafts, ...head }) => ({ ...head, draft: Object.values(drafts).join('\n') }));
}

async function storedEvents(page: Page) {
  const [head] = await sessions(page);
  return (await readLog(page.services.storage, head?.id ?? '')).events;
}

it('a conversation that is opened again shows its messages, topic and list again, also without a network', async () => {
  const before = await open();
  await before.user.click(await question('Account'));
  await question('My details');
  await sendMessage(before, 'can I extend my loan');
  await screen.findByText(/due date moves by 14 days/);
  before.unmount();

  server.setFaults('offline');
  await open();
  expect(await question('My details')).toBeVisible();
  expect(screen.getByText(/due date moves by 14 days/)).toBeVisible();
  expect(openTopics()).toEqual(['Account']);
  expect(sentTexts()).toEqual(['can I extend my loan']);
});

it('a conversation that is opened again opens another topic of the address once, and ignores an unknown one', async () => {
  const before = await open();
  await question('How do I pay?');
  before.unmount();
  changeAnswer('/problem-init', { problemStatus: [{ title: 'Account' }, { title: 'Something else', value: '78' }] });
  const asked = await open({ selectedIndex: '0' });
  expect(await question('My details')).toBeVisible();
  await asked.user.click(await question('Complaint'));
  await question('About collection');
  asked.unmount();
  for (const selectedIndex of ['0', '1']) {
    const again = await open({ selectedIndex });
    expect(await question('About collection')).toBeVisible();
    await waitFor(async () => expect((await sessions(again))[0]?.askedIndex).toBe(Number(selectedIndex)));
    expect(openTopics()).toEqual(['Complaint']);
    again.unmount();
  }
});

it('a conversation opens with the topic that was chosen last while it did not open, or opened slowly', async () => {
  server.setFaults('code:4001@problem-init');
  const { router, user } = await open({ selectedIndex: '0' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.setFaults('');
  const { release } = holdAnswer('/problem-init');
  const choose = (selectedIndex: string) =>
    router.navigate({ to: '/intelligentCustomerService', search: { orderNo: '00123', selectedIndex } });
  await choose('1');
  await user.click(again);
  await choose('2');
  release();
  expect(await question('My details')).toBeVisible();
  expect(openTopics()).toEqual(['Account']);
});

it.each([
  ['the text that was typed last', 'tence', 'half a sentence'],
  ['no text that was sent', '{Enter}', ''],
])('a conversation to which the person returns by any address has %s in its input', async (_what, keys, text) => {
  const before = await open({ orderNo: undefined });
  await before.user.type(await input(), 'half a sen');
  const [head] = await sessions(before);
  before.unmount();
  const page = await open({ orderNo: undefined });
  async function visit(orderNo?: string) {
    await page.router.navigate({ to: '/customerService' });
    await screen.findByText('Chat with us');
    await page.router.navigate({ to: '/intelligentCustomerService', search: orderNo ? { orderNo } : {} });
    return input();
  }
  expect(await input()).toHaveValue('half a sen');
  await page.user.type(await visit(head?.orderNo), keys);
  expect(await visit()).toHaveValue(text);
  await visit(head?.orderNo);
  tapTenTimes((await openQuestion(page, 'Start over')).getByRole('button', { name: 'Start over' }));
  await waitFor(async () => expect(await sessions(page)).toMatchObject([{ draft: text }, { id: head?.id }]));
  await visit();
  await waitFor(async () => expect(await input()).toHaveValue(text));
});

it('a conversation that the contact page opens is about the order that is selected now', async () => {
  const page = await renderApp('/customerService', { scenario: 'repaying-in', search: { orderId: undefined } });
  for (const orderNo of ['00123', '00456']) {
    await keepSelectedOrder(page.services.storage, { orderNo, selectedIndex: '1' });
    await page.user.click(await screen.findByRole('link', { name: 'Chat with us' }));
    expect(await screen.findByRole('button', { pressed: true })).toHaveTextContent('Extension');
    await sendMessage(page, `when does the money arrive for ${orderNo}`);
    expect(await screen.findAllByText(/credited within/)).toHaveLength(1);
    page.history.back();
  }
  expect(server.callsOf('qa-record').map(({ body }) => body['orderNo'])).toEqual(['00123', '00456']);
});

it('a conversation is deleted on request, after a question', async () => {
  const page = await open();
  await sendMessage(page, 'zzz');
  await screen.findByText(/did not understand/);
  const [old] = await sessions(page);
  await page.user.type(await input(), 'half a sen');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('did not understand'));
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
    // The last screen of the new conversation cannot be stored.
    if (this.transaction.db.name.endsWith('chat-screens')) throw new DOMException('', 'QuotaExceededError');
    return put.apply(this, record);
  });
  tapTenTimes((await openQuestion(page, 'Delete this chat')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(/did not understand/)).toBeNull());
  expect(await question('How do I pay?')).toBeVisible();
  expect(await readEvents(page.services.storage, old?.id ?? '')).toBeUndefined();
  expect(await sessions(page)).toMatchObject([{ endedAt: null, draft: '' }]);
  expect(await input()).toHaveValue('');
  expect(JSON.stringify(localStorage)).not.toContain('did not understand');
});

it.each([
  ['arrives', 'release', ['did it arrive | ', 'waits | cancelled', expect.stringMatching(/did not understand/)]],
  ['is lost', 'breakOff', ['did it arrive | unclear whether it arrived', 'waits | cancelled']],
] as const)('a conversation starts again while an answer %s, and cancels only what was not sent', async (...row) => {
  const page = await open();
  await question('How do I pay?');
  const answer = holdAnswer('/qa-record');
  await sendMessage(page, 'did it arrive');
  await waitFor(() => expect(sentTexts()).toHaveLength(1));
  await sendMessage(page, 'waits');
  const dialog = await openQuestion(page, 'Start over');
  expect(dialog.getByText(/^1 message that was not sent/)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(screen.queryByText('waits')).toBeNull());
  answer[row[1]]();
  await waitFor(async () => {
    const [, old] = await readDisputeChats(page.services, '', (words) => words.message ?? '');
    expect(old?.lines.slice(2).map(({ text, remark }) => `${text} | ${remark}`)).toEqual(row[2]);
  });
  expect(sentTexts()).toEqual(['did it arrive']);
});

it('a conversation with a damaged log continues from its readable part, with a notice', async () => {
  const before = await open({ selectedIndex: '1' });
  await sendMessage(before, 'when does the money arrive');
  await screen.findByText(/credited within/);
  await before.user.type(await input(), 'half a sen');
  const [head] = await sessions(before);
  const owner = before.services.session.current()?.ownerId ?? '';
  before.unmount();
  const place = [owner, 'record', head?.id ?? ''];
  const raw: unknown = await get(place, disk('chat-events'));
  const broken = JSON.parse(JSON.stringify(raw).replace('"message-sent"', '"message-eaten"'));
  await set(place, broken, disk('chat-events'));

  const after = await open();
  expect(await screen.findByText('Part of this chat could not be read')).toBeVisible();
  expect(screen.getByText('when does the money arrive')).toBeVisible();
  expect(await screen.findByText('We do not know whether this arrived.')).toBeVisible();
  expect(await get(place, disk('chat-events'))).toEqual(broken);
  const copies = (await sessions(after)).filter(({ endedAt }) => endedAt === null);
  expect(copies).toMatchObject([{ draft: 'half a sen', askedIndex: 1 }]);
  // Both files show that a part is missing, also after the next start.
  after.unmount();
  const next = await open();
  expect(await screen.findByText('A part of this chat could not be read and is missing here')).toBeVisible();
  const files = await readConversations(next.services.storage);
  expect(files.map(({ events }) => events.filter(({ type }) => type === 'incomplete').length)).toEqual([1, 1]);
  next.unmount();
  await set([owner, 'record', copies[0]?.id ?? ''], 'unreadable', disk('chat-events'));
  await open();
  expect(await input()).toHaveValue('half a sen');
  expect(sentTexts()).toEqual(['when does the money arrive']);
});

it('chat messages wait without a network, and are sent in order when the browser is online', async () => {
  const page = await open();
  await question('How do I pay?');
  server.setFaults('offline');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await sendMessage(page, 'first');
  await sendMessage(page, 'second');
  expect(await screen.findAllByText('Waiting for a connection')).toHaveLength(2);
  expect(screen.getByText(/No connection/)).toBeVisible();
  expect(sentTexts()).toEqual([]);
  page.unmount();
  await open();
  server.setFaults('');
  vi.restoreAllMocks();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sentTexts()).toEqual(['first', 'second']));
  await waitFor(() => expect(screen.getAllByText('Sent')).toHaveLength(2));
  expect(screen.queryByText(/No connection/)).toBeNull();
});

it.each([
  ['also after a kill', undefined, 'call me'],
  ['not once it was taken back', 'Do not send', ''],
])('a chat message for which the phone has no room stays stored as a draft: %s', async (_what, button, draft) => {
  const page = await open();
  await question('How do I pay?');
  server.setFaults('offline');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await page.user.type(await input(), 'call me');
  await waitFor(async () => expect(await sessions(page)).toMatchObject([{ draft: 'call me' }]));
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
    if (this.transaction.db.name.endsWith('chat-events')) throw new DOMException('', 'QuotaExceededError');
    return put.apply(this, record);
  });
  await page.user.keyboard('{Enter}');
  expect(await screen.findByText(/^Not saved/)).toBeVisible();
  if (button) await page.user.click(await screen.findByRole('button', { name: button }));
  await page.user.type(await input(), '!');
  const kept = [draft, '!'].filter(Boolean).join('\n');
  await waitFor(async () => expect(await sessions(page)).toMatchObject([{ draft: kept }]));
});

it('a refused chat message can be sent again, and not be taken back, because a copy of it may have been accepted', async () => {
  const page = await open();
  await question('How do I pay?');
  server.setFaults('code:4001@qa-record');
  await sendMessage(page, 'refused');
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Do not send' })).toBeNull();
  server.setFaults('');
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(sentTexts()).toEqual(['refused', 'refused']);
});

it('what is typed in a tab whose conversation another tab has deleted is in the input of the next one', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const one = await open();
  await question('How do I pay?');
  const two = await open();
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Your message' })).toHaveLength(2));
  await two.user.click((await openQuestion(two, 'Delete this chat')).getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect((await storedEvents(two)).map(({ type }) => type)).not.toContain('resumed'));
  await sendMessage(one, 'my secret', within(one.container).getByRole('textbox'));
  await waitFor(() => expect(within(one.container).getByRole('textbox')).toHaveValue('my secret'));
  expect(sentTexts()).toEqual([]);
  expect(await sessions(one)).toHaveLength(1);
});
