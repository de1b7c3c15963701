import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeAnswer, holdAnswer } from '@tests/support/change-answer';
import { expectReceipt, keptReceipts } from '@tests/support/kept-receipts';
import { entryOf } from '@tests/support/outbox-world';
import { usePictures } from '@tests/support/pictures';
import { launchOf, renderApp, useMockServer } from '@tests/support/render-app';
import { tapTenTimes } from '@tests/support/taps';
import { holdTimers, pass, passUntil } from '@tests/support/timers';
import { imageTools } from '../images/process-image';
import { cancelEntry } from '../outbox/outbox';
import {
  complaintDrafts,
  attachTranscript,
  emptyDraft,
  type ComplaintDraft,
  complaintOutbox,
} from '../records/complaint-drafts';

const scenario = 'due-today-in';
const server = useMockServer({ scenario });
const { orderId: orderNo = '' } = launchOf(scenario);
const day = 86_400_000;

usePictures();
beforeEach(holdTimers);

function open(search: Record<string, string | undefined> = {}) {
  return renderApp('/complainPageNext', { scenario, search: { orderNo, problemType: '2', ...search } });
}

/** Opens the form, and describes the complaint. */
async function openAndType(description: string, search: Record<string, string | undefined> = {}) {
  const page = await open(search);
  await page.user.type(await text(), description);
  return page;
}

const text = () => screen.findByRole('textbox', { name: 'Problem description' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const keepAsNew = () => screen.findByRole('button', { name: 'Keep it as a new complaint' });
const files = (...names: string[]) =>
  names.map((name) => new File(name.startsWith('empty') ? [] : ['x'], name, { type: 'image/jpeg' }));
const pick = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText('Add pictures'), { target: { files: files(...names) } });
const uploaded = (count: number) => waitFor(() => expect(screen.getAllByText('Upload succeeded!')).toHaveLength(count));
const kept = async (page: Awaited<ReturnType<typeof open>>) =>
  (await page.services.storage.open(complaintDrafts).get(orderNo))?.data;

async function keepDraft(part: Partial<ComplaintDraft>) {
  const { services, unmount } = await open();
  await services.storage.open(complaintDrafts).set(orderNo, { ...emptyDraft(orderNo, Date.now()), ...part });
  unmount();
  return services.storage;
}

/** Reads of the phone's database get no answer. */
function holdDatabase(): void {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue(new EventTarget() as IDBRequest<unknown>);
}

const shownText = () => document.querySelector<HTMLTextAreaElement>('[data-slot="text"]');

it('the type of a complaint has no tag while the server has not named it', async () => {
  server.setFaults('http500@problem-init');
  await open();
  await screen.findByText('We could not load the types of complaint');
  expect(screen.queryByRole('list', { name: 'Type of complaint' })).toBeNull();
});

it('the type of a complaint is shown in the server’s words, and cannot be changed', async () => {
  await open({ problemType: '1', problemSonType: '11' });
  const tags = within(await screen.findByRole('list', { name: 'Type of complaint' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['Collection', 'The agent was rude']);
  expect(screen.queryByRole('radio')).toBeNull();
  // No date, which a public holiday could make wrong.
  expect(screen.getByText('We reply within 3 working days; public holidays do not count.')).toBeVisible();
});

it('the form asks for the type if the address has none; while it is being sent, type and pictures are fixed', async () => {
  const { user } = await openAndType('They called', { problemType: undefined });
  await user.click(await screen.findByRole('radio', { name: 'Fees and interest' }));
  const answer = holdAnswer('/user-problem/problem-save');
  await user.click(sendButton());
  expect(await screen.findByRole('button', { name: 'Sending…' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Payment' })).toBeDisabled();
  expect(screen.getByLabelText('Add pictures')).toBeDisabled();
  answer.release();
  expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
  expect(server.callsOf('problem-save')).toHaveLength(1);
});

it('the form asks for the type if that of the address is unknown', async () => {
  const { user } = await open({ problemType: '<b>1</b>' });
  expect(await screen.findByText(/a type of complaint that we do not know/)).toBeVisible();
  await user.type(await text(), 'x');
  await user.click(sendButton());
  expect(screen.getAllByText('Please choose what your complaint is about')[0]).toBeVisible();
  expect(server.callsOf('problem-save')).toHaveLength(0);
});

const belongs = /^A complaint about collection needs a loan/;
const unsupported = 'The selected order does not support sending collection types';

it.each([
  ['the order does not support it', orderNo, unsupported, belongs],
  ['there is no order', undefined, belongs, unsupported],
  ['the order is not one of the borrower’s', 'unknown-order', belongs, unsupported],
])('the form refuses a complaint about collection if %s', async (_, order, why, other) => {
  if (order === orderNo) changeAnswer('/user-problem/problem-init', { orderDetail: null, orderList: [{ orderNo }] });
  const { user } = await openAndType('x', { orderNo: order, problemType: '1', problemSonType: '11' });
  expect(await screen.findAllByText(why)).toHaveLength(1);
  await user.click(sendButton());
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryByText(other)).toBeNull();
  expect(server.callsOf('problem-save')).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'Fees and interest' }));
  expect(within(screen.getByRole('group', { name: 'Type of complaint' })).queryByText(why)).toBeNull();
});

it.each([
  ['without an order that the borrower’s orders lack', '', '', 1],
  ['with the order of the address if the orders could not be read', 'http500@problem-init', 'unknown-order', 0],
])('the form sends a complaint %s', async (_, faults, sent, notices) => {
  server.setFaults(faults);
  const page = await openAndType('x', { orderNo: 'unknown-order' });
  expect(await passUntil(() => screen.getByText('Loan unknown-order'))).toBeVisible();
  expect(screen.queryAllByText(/^It is not among your loans/)).toHaveLength(notices);
  await page.user.click(sendButton());
  expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
  expect(server.callsOf('problem-save').map(({ body }) => body['orderNo'])).toEqual([sent]);
  await expectReceipt(page.services, { kind: 'complaint', orderId: sent });
});

it('the description must not be empty', async () => {
  const { user } = await openAndType('   ');
  await user.click(sendButton());
  expect(screen.getByText('Please fill in your comments and suggestions')).toBeVisible();
  expect(await text()).toHaveFocus();
  expect(server.callsOf('problem-save')).toHaveLength(0);
});

it('the description takes the first 200 of 50,000 pasted characters, never half an emoji, with a notice', async () => {
  const { user } = await open();
  await user.click(await text());
  await user.paste(`${'a'.repeat(199)}😀${'b'.repeat(50_000)}`);
  expect(await text()).toHaveValue('a'.repeat(199));
  expect(screen.getByText('199/200')).toBeVisible();
  expect(screen.getByText(/Only the first 200 characters fit/)).toBeVisible();
});

const talk = {
  startedAt: Date.now(),
  asked: 'They called my boss',
  topic: '',
  lines: [{ from: 'bot' as const, text: 'Hello, how can I help?' }],
};

it.each([
  ['what was last written in the chat', talk.asked, talk.asked, 0],
  ['200 of 500 characters of it, with a notice', 'a'.repeat(500), 'a'.repeat(200), 1],
])('the description starts with %s, and shows the conversation', async (_, asked, shown, notices) => {
  const { services, unmount } = await open();
  await attachTranscript(services.storage, orderNo, { ...talk, asked });
  unmount();
  const { user } = await open();
  expect(await text()).toHaveValue(shown);
  expect(screen.queryAllByText(/Only the first 200 characters fit/)).toHaveLength(notices);
  await user.click(await screen.findByText('Your conversation with the assistant'));
  expect(screen.getByText('Hello, how can I help?')).toBeVisible();
});

it('a draft is restored with its pictures after the page was killed, but not for another order', async () => {
  await keepDraft({
    text: 'They called',
    images: [{ id: 'i', name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array([1]).buffer, url: '' }],
  });
  const { unmount } = await open();
  expect(await text()).toHaveValue('They called');
  expect(await screen.findByRole('button', { name: 'Show picture 1' })).toBeVisible();
  expect(await screen.findByText('Upload succeeded!')).toBeVisible();
  expect(server.callsOf('upload-problem-img')).toHaveLength(1);
  unmount();
  await open({ orderNo: undefined });
  expect(await text()).toHaveValue('');
});

it('the text of a draft is on screen before the phone’s database answers', async () => {
  await keepDraft({ text: ' Rp1.000\nagain ' });
  holdDatabase();
  await open();
  await waitFor(() => expect(shownText()).toBeVisible());
  expect(shownText()).toHaveValue(' Rp1.000\nagain ');
  expect(shownText()).toHaveAttribute('readonly');
  expect(document.querySelector('[data-slot="textUsed"]')).toHaveTextContent('15/200');
});

it.each<[string, Partial<ComplaintDraft>]>([
  ['text is empty', { text: ' ' }],
  ['page asks about it first', { text: 'x', updatedAt: Date.now() - 31 * day }],
  ['form offers another text beside it', { text: 'x', offered: { text: 'paid', paymentIds: ['a'] } }],
])('the text of a draft is not shown early if its %s', async (_, part) => {
  await keepDraft(part);
  holdDatabase();
  await open();
  expect(await screen.findByRole('heading', { name: 'File a complaint' })).toBeVisible();
  expect(shownText()).not.toBeVisible();
});

it('a draft older than 30 days is offered', async () => {
  await keepDraft({ text: 'Long ago', updatedAt: Date.now() - 31 * day });
  const { user } = await open();
  expect(await screen.findByText('Long ago')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue with it' }));
  expect(await text()).toHaveValue('Long ago');
});

it.each<[string, Partial<ComplaintDraft>, string]>([
  ['a later conversation', { transcript: talk }, 'They called my boss'],
  ['nothing of its own one', { transcript: { ...talk, startedAt: Date.now() - 40 * day } }, ''],
  ['the text about a payment', { offered: { text: 'I paid', paymentIds: ['a'] } }, 'I paid'],
])('an old draft can be dropped, and %s stays', async (_, part, expected) => {
  await keepDraft({ text: 'Long ago', updatedAt: Date.now() - 31 * day, ...part });
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete it and start fresh' }));
  expect(await text()).toHaveValue(expected);
  unmount();
  await open();
  expect(await text()).toHaveValue(expected);
});

it('an old draft that is dropped is the one that was shown, not what another window has written', async () => {
  await keepDraft({ text: 'Long ago', updatedAt: Date.now() - 31 * day });
  const { user, unmount } = await open();
  await screen.findByText('Long ago');
  await keepDraft({ text: 'Please refund me', updatedAt: Date.now() });
  await user.click(screen.getByRole('button', { name: 'Delete it and start fresh' }));
  expect(await text()).toHaveValue('');
  unmount();
  await open();
  expect(await text()).toHaveValue('Please refund me');
});

it('pictures are uploaded, also one that was picked twice, and sent with the complaint', async () => {
  const { user } = await openAndType('See the pictures');
  pick('a.jpg', 'b.jpg');
  await uploaded(2);
  expect(screen.getByLabelText('Add pictures')).toHaveValue('');
  pick('a.jpg');
  await uploaded(3);
  await user.click(sendButton());
  await screen.findByRole('dialog', { name: 'Your complaint was sent' });
  expect(server.callsOf('upload-problem-img')).toHaveLength(3);
});

it('the form lists unusable pictures, refuses the tenth, and uploads the others', async () => {
  const { user } = await open();
  await text();
  pick('empty.jpg', ...Array.from({ length: 9 }, (_, index) => `${String(index)}.jpg`));
  expect(await screen.findByText('empty.jpg')).toBeVisible();
  expect(await screen.findByText(/1 picture was left out/)).toBeVisible();
  await uploaded(8);
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByText('empty.jpg')).toBeNull();
  expect(screen.getByText('8 of 9 pictures')).toBeInTheDocument();
});

it('pictures can be moved and removed by their buttons', async () => {
  const page = await open();
  await text();
  pick('a.jpg', 'b.jpg');
  await uploaded(2);
  await page.user.click(screen.getByRole('button', { name: 'Move picture 2 earlier' }));
  await waitFor(async () => expect((await kept(page))?.images.map(({ name }) => name)).toEqual(['b.jpg', 'a.jpg']));
  await page.user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  await waitFor(async () => expect((await kept(page))?.images.map(({ name }) => name)).toEqual(['a.jpg']));
  expect(screen.getByLabelText('Add pictures')).toHaveFocus();
});

it('the form asks before it sends a complaint without refused pictures', async () => {
  const { user } = await openAndType('x');
  server.setFaults('code:4002@upload-problem-img');
  pick('a.jpg');
  expect(await screen.findByText('Not uploaded')).toBeVisible();
  await user.click(sendButton());
  expect(await screen.findByText('Some pictures could not be uploaded')).toBeVisible();
  expect(server.callsOf('problem-save')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Send without them' }));
  expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
  expect(server.callsOf('problem-save')).toHaveLength(1);
});

it('a complaint is sent once for ten taps, writes a receipt, and opens the list in place of the form', async () => {
  const page = await openAndType('They charged 4111 1111 1111 1111 twice');
  tapTenTimes(sendButton());
  expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
  const search = { from: 'sent', problemId: expect.stringMatching(/^\d+$/) };
  await passUntil(() => expect(page.address()).toMatchObject({ path: '/complaintList', search }));
  expect(server.callsOf('problem-save')).toHaveLength(1);
  expect(page.router.history.length).toBe(1);
  expect(await kept(page)).toBeUndefined();
  const { problemId } = page.address().search;
  const content = 'They charged •••• •••• •••• 1111 twice';
  const facts = { kind: 'complaint', type: 'Payment', content, imageCount: 0, orderId: orderNo, problemId };
  await expectReceipt(page.services, facts);
});

it('a refused complaint shows the server’s words, and its draft stays', async () => {
  const page = await openAndType('x');
  server.setFaults('code:4002@problem-save');
  await page.user.click(sendButton());
  expect(await screen.findByText('Your complaint could not be processed')).toBeVisible();
  expect(await text()).toHaveValue('x');
  expect(await kept(page)).toMatchObject({ text: 'x' });
  expect(await keptReceipts(page.services)).toEqual([]);
  server.setFaults('');
  await page.user.click(sendButton());
  expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
});

it.each([
  ['truncated', 'Your complaint was sent'],
  ['http500', 'Your complaint did not arrive'],
])('the form asks the server after %s, and shows: %s', async (fault, outcome) => {
  const { user } = await openAndType('Only once');
  server.setFaults(`once:${fault}@problem-save`);
  await user.click(sendButton());
  expect(await passUntil(() => screen.getByText(outcome))).toBeVisible();
  expect(server.callsOf('problem-list').length).toBeGreaterThan(0);
  expect(server.callsOf('problem-save')).toHaveLength(1);
});

it.each([
  ['the server can be asked', false, 'Your complaint did not arrive'],
  ['another window has cancelled it', true, 'This complaint was sent or deleted in another window'],
])('a complaint that may have arrived is not sent again until %s', async (_, isCancelled, outcome) => {
  const { user, services } = await openAndType('Only once');
  server.setFaults('http500@user-problem/problem-save,http500@problem-list');
  await user.click(sendButton());
  expect(await screen.findByText(/We do not know yet whether/)).toBeVisible();
  const buttons = screen.getAllByRole('button', { name: /Send|again/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Check again']);
  expect(server.callsOf('problem-save')).toHaveLength(1);
  server.setFaults('');
  const outbox = services.storage.open(complaintOutbox);
  if (isCancelled) await cancelEntry(services.storage, (await outbox.list())[0]?.key ?? '');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await passUntil(() => screen.getByText(outcome))).toBeVisible();
  if (isCancelled) await user.click(await keepAsNew());
  await user.click(sendButton());
  expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
});

it.each(['the network is back', 'the page is shown again', 'a while'])(
  'a complaint that may have arrived is looked for by itself after: %s',
  async (event) => {
    const { user } = await openAndType('Only once');
    server.setFaults('once:truncated@problem-save,http500@problem-list');
    await user.click(sendButton());
    expect(await screen.findByText(/We do not know yet whether/)).toBeVisible();
    server.setFaults('');
    const asked = server.callsOf('problem-list').length;
    if (event === 'the network is back') window.dispatchEvent(new Event('online'));
    if (event === 'the page is shown again') document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const dialog = () => screen.getByRole('dialog', { name: 'Your complaint was sent' });
    if (event === 'a while') expect(await passUntil(dialog)).toBeVisible();
    else await waitFor(() => expect(dialog()).toBeVisible());
    expect(server.callsOf('problem-list').length).toBeGreaterThan(asked);
    expect(server.callsOf('problem-save')).toHaveLength(1);
  },
);

it.each([
  ['sent', '', 'Your complaint was sent.', []],
  ['queued without a network', 'offline', 'Saved. It will be sent as soon as you are online.', []],
  ['refused', 'code:4002@problem-save', /What you wrote is still in the form/, ['Only once']],
  ['unknown', 'http500@problem', 'We do not know yet whether your complaint arrived', ['Only once']],
])(
  'a form that was left while a picture was uploaded says on another page that it was %s',
  async (_, fault, words, left) => {
    const { user, router, services } = await openAndType('Only once');
    const answer = holdAnswer('/user-problem/upload-problem-img');
    pick('a.jpg');
    expect(await screen.findByRole('button', { name: 'Cancel picture 1' })).toBeVisible();
    await user.click(sendButton());
    await act(() => router.navigate({ to: '/phenomenon', search: { orderNo } }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    server.setFaults(fault);
    if (fault === 'offline') answer.breakOff();
    else answer.release();
    expect(await passUntil(() => screen.getByText(words))).toBeVisible();
    const drafts = await services.storage.open(complaintDrafts).list();
    expect(drafts.map(({ data }) => data.text)).toEqual(left);
  },
);

it('a picture that is prepared when the form is left is in the form when it opens again', async () => {
  const { router } = await open();
  await text();
  pick('a.jpg');
  await act(() => router.navigate({ to: '/phenomenon', search: { orderNo } }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await act(() => router.navigate({ to: '/complainPageNext', search: { orderNo, problemType: '2' } }));
  await uploaded(1);
});

it('a picture that is still prepared waits in the outbox with its complaint, also when the form is left', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  const { user, router, services } = await openAndType('They called');
  const { process } = imageTools;
  let prepare = () => {};
  const isHeld = new Promise<void>((resolve) => (prepare = resolve));
  imageTools.process = async (...of) => isHeld.then(() => process(...of));
  server.setFaults('offline');
  pick('a.jpg');
  await user.click(screen.getByRole('button', { name: 'Send when online' }));
  await act(() => router.navigate({ to: '/phenomenon', search: { orderNo } }));
  prepare();
  expect(await passUntil(() => screen.getByText('Saved. It will be sent as soon as you are online.'))).toBeVisible();
  const entries = await services.storage.open(complaintOutbox).list();
  expect(entries.map(({ data }) => data)).toMatchObject([{ text: 'They called', images: [{ name: 'a.jpg' }] }]);
});

it.each(['a full phone', 'another complaint in its place'])(
  'a form that is left with %s says that its text is not saved, and has it when it opens again',
  async (obstacle) => {
    const { router, services } = await openAndType('They called');
    await screen.findByText('Saved on this phone');
    const drafts = services.storage.open(complaintDrafts);
    const isFull = obstacle === 'a full phone';
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    if (isFull) put.mockThrow(new DOMException('no room', 'QuotaExceededError'));
    else await drafts.update(orderNo, (draft) => draft && { ...draft, text: 'They shouted' });
    fireEvent.change(await text(), { target: { value: 'They called again' } });
    await act(() => router.navigate({ to: '/phenomenon', search: { orderNo } }));
    expect(await screen.findByText(/^Your complaint is not saved on this phone/)).toBeVisible();
    await pass(10_000);
    await act(() => router.navigate({ to: '/complainPageNext', search: { orderNo, problemType: '2' } }));
    expect(await text()).toHaveValue('They called again');
    put.mockRestore();
    if (!isFull) await drafts.update(orderNo, (draft) => draft && { ...draft, text: '' });
    // The form that has opened again listens to the window.
    await pass(1);
    fireEvent.focus(window);
    expect(await passUntil(() => screen.getByText('Saved on this phone'))).toBeVisible();
    expect((await drafts.get(orderNo))?.data.text).toBe('They called again');
  },
);

it('after ten seconds of sending the form can be left, and the send goes on', async () => {
  const { user, address } = await openAndType('Only once');
  const answer = holdAnswer('/user-problem/problem-save');
  await user.click(sendButton());
  expect(screen.queryByText('This is taking longer than usual')).toBeNull();
  await user.click(await passUntil(() => screen.getByRole('button', { name: 'Continue in the background' })));
  await waitFor(() => expect(address().path).toBe('/complaintList'));
  answer.release();
  expect(await screen.findByText('Your complaint was sent.')).toBeVisible();
  expect(server.callsOf('problem-save')).toHaveLength(1);
});

it('a form that was left with pictures on their way stops when the borrower signs out, and tells nothing', async () => {
  const { user, router, services } = await openAndType('Only once');
  const answer = holdAnswer('/user-problem/upload-problem-img');
  pick('a.jpg', 'b.jpg', 'c.jpg');
  await waitFor(() => expect(server.callsOf('upload-problem-img')).toHaveLength(1));
  await user.click(sendButton());
  await act(() => router.navigate({ to: '/error' }));
  act(() => services.session.signOut());
  answer.release();
  await pass(200);
  expect(server.callsOf('upload-problem-img')).toHaveLength(1);
  expect(screen.queryByText(/^Your complaint was not sent/)).toBeNull();
});

it('the outbox checks what may have arrived after the form is left', async () => {
  const outbox = (await keepDraft({})).open(complaintOutbox);
  await outbox.set('e1', entryOf({ text: 'Earlier', images: [] }));
  const { user, router } = await openAndType('Only once');
  // The outbox has sent everything, and waits for something new.
  expect(await passUntil(() => screen.getByText('Your complaint was sent.'))).toBeVisible();
  server.setFaults('offline');
  await user.click(sendButton());
  const again = await screen.findByRole('button', { name: 'Check again' });
  await act(() => router.navigate({ to: '/phenomenon', search: { orderNo } }));
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect((await outbox.list())[0]?.data.attempt).toMatchObject({ reached: 'save' });
  server.setFaults('');
  await passUntil(async () => expect(await outbox.list()).toEqual([]));
  expect(server.callsOf('problem-save')).toHaveLength(3);
});

it('an idle form shows what another window has written, and that the draft has ended there', async () => {
  const page = await openAndType('They called');
  await screen.findByText('Saved on this phone');
  const drafts = page.services.storage.open(complaintDrafts);
  const images = [{ id: 'i', name: 'a.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(1), url: 'https://x/1' }];
  await drafts.update(
    orderNo,
    (draft) => draft && { ...draft, text: 'They shouted', images, updatedAt: Date.now() + 1 },
  );
  fireEvent.focus(window);
  await waitFor(async () => expect(await text()).toHaveValue('They shouted'));
  expect(await screen.findByRole('button', { name: 'Show picture 1' })).toBeVisible();
  await drafts.remove(orderNo);
  fireEvent.focus(window);
  expect(await screen.findByText('This complaint was sent or deleted in another window')).toBeVisible();
});

it.each(['a pause', 'Send', 'Send when online'])('a draft that ended elsewhere is shown after %s', async (tapped) => {
  const name = tapped === 'Send when online' ? tapped : 'Send';
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: name === 'Send' });
  const page = await openAndType('They called');
  await screen.findByText('Saved on this phone');
  await page.services.storage.open(complaintDrafts).remove(orderNo);
  await page.user.type(await text(), ' again');
  if (tapped === name) await page.user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('This complaint was sent or deleted in another window')).toBeVisible();
  expect(screen.getByRole('button', { name })).toBeDisabled();
  await page.user.click(await keepAsNew());
  // Until the burst of taps is over, and the draft is stored.
  await pass(1_000);
  expect((await kept(page))?.text).toBe('They called again');
  await page.user.click(screen.getByRole('button', { name }));
  await passUntil(() => expect(page.address().path).toBe('/complaintList'));
});

it('a complaint interrupted by a kill is asked for when its form opens again, and sent once', async () => {
  const storage = await keepDraft({ id: 'd', text: 'Killed' });
  const attempt = { id: 'd', since: null, startedAt: 1, reached: 'save', isUnderWay: true } as const;
  const entry = entryOf({ id: 'd', text: 'Killed', orderNo, images: [], attempt });
  await storage.open(complaintOutbox).set('d', entry);
  const page = await open();
  await waitFor(() => expect(page.address().path).toBe('/complaintList'));
  expect(server.callsOf('problem-list').length).toBeGreaterThan(1);
  expect(server.callsOf('problem-save')).toHaveLength(1);
});

it('a draft that is also in the outbox after a kill stays only in the outbox', async () => {
  const storage = await keepDraft({ id: 'd', text: 'They called' });
  const entry = entryOf({ id: 'd', text: 'They called', orderNo, images: [], state: 'failed' });
  await storage.open(complaintOutbox).set('d', entry);
  const page = await open();
  expect(await text()).toHaveValue('');
  expect(await kept(page)).toBeUndefined();
  expect(await page.services.storage.open(complaintOutbox).list()).toHaveLength(1);
});

it('a complaint without a network is stored, to be sent when the phone is online', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  const page = await openAndType('Later');
  pick('a.jpg');
  await screen.findByText('Upload succeeded!');
  server.setFaults('offline');
  await page.user.click(screen.getByRole('button', { name: 'Send when online' }));
  await waitFor(() => expect(page.address().path).toBe('/complaintList'));
  const entries = await page.services.storage.open(complaintOutbox).list();
  expect(entries.map(({ data }) => data)).toMatchObject([
    { text: 'Later', problemType: '2', typeTitle: 'Payment', orderNo, state: 'waiting', images: [{ name: 'a.jpg' }] },
  ]);
  expect(entries[0]?.data.orderName).toMatch(/./);
  expect(await kept(page)).toBeUndefined();
  // The outbox may have tried it; nothing was sent.
  expect(server.callsOf('problem-save').filter(({ status }) => status !== 0)).toEqual([]);
});

it('a complaint without a network is said to wait only once “Send when online” is tapped', async () => {
  const { user } = await openAndType('Later');
  server.setFaults('offline');
  pick('a.jpg');
  await user.click(sendButton());
  const words = /^Your complaint has not been sent\. Tap “Send when online”/;
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send when online' })).toBeEnabled();
});

it('a saved complaint for which the outbox has no room is said to stay as a draft, not to be lost', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  const { user } = await openAndType('Later');
  await screen.findByText('Saved on this phone');
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...of) {
    if (this.transaction.db.name.includes('outbox')) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, of);
  });
  await user.click(screen.getByRole('button', { name: 'Send when online' }));
  expect(await screen.findByText(/could not be put in line to be sent\. It stays here as a draft/)).toBeVisible();
  expect(screen.getByText('Saved on this phone')).toBeVisible();
  expect(screen.queryByText(/is lost when this page closes/)).toBeNull();
});

it('the form shows that the device is full, and the text stays in the field', async () => {
  const page = await open();
  const box = await text();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('no room', 'QuotaExceededError'));
  await page.user.type(box, 'They called');
  expect(await screen.findByText('There is no room left on this phone')).toBeVisible();
  expect(await text()).toHaveValue('They called');
  await page.user.click(sendButton());
  expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
});
