// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createClock } from '@/domain/clock';
import { flushOutbox } from '@/platform/writes/outbox';
import { openReceiptBook } from '@/platform/writes/receipt-book';
import { entryOf, outboxWorld } from '../../../../tests/support/outbox-world';
import { holdTimers, passUntil } from '../../../../tests/support/timers';
import type { Times } from '../../../../tests/support/times';
import { complaintDrafts, emptyDraft } from '../records/complaint-drafts';
import { complaintOutbox, type OutboxRecord } from '../records/complaint-outbox';
import { cancelEntry, retryEntry, stateOf } from './outbox';
import { complaintReceipt, findAttempt, joinAddresses, sendComplaint, waitingComplaints } from './send-complaint';

beforeEach(holdTimers);

async function worldWith(part: Partial<OutboxRecord> = {}, time?: Times) {
  const world = outboxWorld(time?.clock.now);
  const { api, storage } = world;
  const clock = time?.clock ?? { now: world.now, serverNow: world.now };
  const store = storage.open(complaintOutbox);
  await store.set('e1', entryOf(part));
  const deps = { api, storage, clock, utcOffset: '+07:00', onChange: () => undefined, onTaken: vi.fn() };
  const read = async () => (await store.get('e1'))?.data;
  return { ...world, store, deps, read, send: async () => (await sendComplaint('e1', deps)).kind };
}

/** The phone has the receipt of a complaint that the server lists under 5. */
function keepReceipt(storage: ReturnType<typeof outboxWorld>['storage'], entry: OutboxRecord) {
  const session = { current: () => ({ ownerId: 'someone', userId: undefined }) };
  return openReceiptBook({ storage, clock: createClock(), session }).save(complaintReceipt(entry, '5', 'indonesia'));
}

const began = Date.UTC(2026, 11, 1, 2, 59);
const lostAttempt = { id: 'lost', since: began, startedAt: began, reached: 'save', isUnderWay: true } as const;

it('an entry of the outbox uploads its pictures, is saved, and is removed', async () => {
  const { send, calls, read } = await worldWith();
  expect(await send()).toBe('sent');
  expect(calls).toEqual(['upload-problem-img', 'problem-save']);
  expect(await read()).toBeUndefined();
});

it('an entry of the outbox is removed only after its receipt is written', async () => {
  const { send, read, deps } = await worldWith();
  let written = () => {};
  deps.onTaken.mockReturnValueOnce(new Promise<void>((resolve) => (written = resolve)));
  const sending = send();
  await vi.waitFor(() => expect(deps.onTaken).toHaveBeenCalledOnce());
  expect((await read())?.attempt?.reached).toBe('save');
  written();
  expect(await sending).toBe('sent');
  expect(await read()).toBeUndefined();
});

it('an entry of the outbox removes its own draft, and no other', async () => {
  const { send, storage } = await worldWith();
  const drafts = storage.open(complaintDrafts);
  await drafts.set('00123', { ...emptyDraft('00123', 1), id: 'e1', text: 'They called my boss' });
  await send();
  expect(await drafts.get('00123')).toBeUndefined();

  const other = await worldWith();
  await other.storage.open(complaintDrafts).set('00123', { ...emptyDraft('00123', 1), id: 'newer', text: 'And again' });
  await other.send();
  expect((await other.storage.open(complaintDrafts).get('00123'))?.data.text).toBe('And again');
});

it('an entry of the outbox waits without a network', async () => {
  const { send, calls, read, answers, lost } = await worldWith();
  answers['upload-problem-img'] = lost;
  expect(await send()).toBe('later');
  expect(calls).toEqual(['upload-problem-img']);
  const entry = await read();
  expect(entry && stateOf(entry)).toBe('waiting');
});

it('an entry of the outbox is saved again if the server does not have it', async () => {
  const { send, calls, keys } = await worldWith({ attempt: lostAttempt, images: [] });
  const sending = send();
  await passUntil(() => expect(calls).toEqual(['problem-list', 'problem-list', 'problem-save']));
  expect(await sending).toBe('sent');
  // The same attempt, if the server has it after all.
  expect(keys).toEqual(['lost']);
});

it('an entry of the outbox is not confused with one about another loan with the same text that has a receipt', async () => {
  const { send, calls, listed, storage } = await worldWith({ attempt: lostAttempt, images: [] });
  listed.push({ id: '5', time: Date.UTC(2026, 11, 1, 2, 59, 5), type: '', content: 'They called my boss' });
  await keepReceipt(storage, entryOf({ id: 'first', orderNo: '7' }));
  const sending = send();
  await passUntil(() => expect(calls).toContain('problem-save'));
  expect(await sending).toBe('sent');
});

it('an entry of the outbox stays uncertain while the server cannot be reached', async () => {
  const { send, calls, read, answers, lost } = await worldWith({ attempt: lostAttempt });
  answers['problem-list'] = lost;
  expect(await send()).toBe('unknown');
  expect(calls).not.toContain('problem-save');
  const entry = await read();
  expect(entry && stateOf(entry)).toBe('checking');
  expect(entry?.attempt?.startedAt).toBe(lostAttempt.startedAt);
});

it.each(['upload-problem-img', 'problem-save'])('an entry whose %s was refused can be sent again', async (call) => {
  const { send, read, answers, json, storage } = await worldWith();
  answers[call] = () => json({ code: '4005', msg: 'Not for this order' });
  expect(await send()).toBe('refused');
  expect(await read()).toMatchObject({ state: 'failed', error: 'Not for this order', text: 'They called my boss' });
  expect(await send()).toBe('gone');
  await retryEntry(storage, 'e1');
  answers[call] = () => json({ code: '00', data: { url: 'https://x/1' } });
  expect(await send()).toBe('sent');
});

it('an entry of the outbox waits if the session has ended', async () => {
  const { send, read, answers } = await worldWith({ images: [] });
  answers['problem-save'] = () => new Response('', { status: 401 });
  expect(await send()).toBe('later');
  expect(await read()).toMatchObject({ state: 'waiting', attempt: null });
});

const entry = entryOf({ images: [] });
const fromForm = { isFromForm: true, entry };

it('the complaint of a form is stored before it leaves, and removed when the server has it', async () => {
  const { store, deps, read, answers, json } = await worldWith();
  await store.remove('e1');
  let reached: string | undefined;
  answers['problem-save'] = async () => {
    reached = (await read())?.attempt?.reached;
    return json({ code: '00', data: { problemId: '77' } });
  };
  expect(await sendComplaint('e1', deps, fromForm)).toEqual({ kind: 'sent', answer: '77' });
  expect([reached, await read()]).toEqual(['save', undefined]);
});

it.each([
  ['is refused', 'refused', () => new Response('{"code":"4005","msg":"no"}')],
  ['has to wait', 'later', () => new Response('', { status: 429 })],
])('a complaint returns to the form when it %s', async (_, kind, answer) => {
  const { deps, read, answers } = await worldWith();
  answers['problem-save'] = answer;
  expect(await sendComplaint('e1', deps, fromForm)).toMatchObject({ kind });
  expect(await read()).toBeUndefined();
});

it('the complaint of a form is not sent again automatically if the server does not have it', async () => {
  const { deps, read, calls, answers, lost } = await worldWith();
  answers['problem-save'] = lost;
  const sending = sendComplaint('e1', deps, fromForm);
  await passUntil(() => expect(calls).toEqual(['problem-save', 'problem-list', 'problem-list']));
  expect(await sending).toMatchObject({ kind: 'absent' });
  expect(await read()).toBeUndefined();
});

it('the complaint of a form stays unchanged while it may have arrived, and is checked', async () => {
  const { deps, read, listed } = await worldWith({ attempt: lostAttempt, images: [] });
  listed.push({ id: '5', time: Date.UTC(2026, 11, 1, 2, 59, 5), type: '', content: 'They called my boss' });
  expect(await sendComplaint('e1', deps, { isFromForm: true, entry: { ...entry, text: 'Other words' } })).toEqual({
    kind: 'sent',
    answer: '5',
  });
  expect(await read()).toBeUndefined();
});

it('a complaint that another window has sent is recognised by its receipt, and not sent again', async () => {
  const { deps, store, storage, calls } = await worldWith();
  await store.remove('e1');
  await keepReceipt(storage, entry);
  expect(await sendComplaint('e1', deps, fromForm)).toEqual({ kind: 'sent', answer: '5' });
  expect(calls).toEqual([]);
});

it('a complaint that was removed before its check is not sent', async () => {
  const { deps, store, calls } = await worldWith();
  await store.remove('e1');
  expect(await sendComplaint('e1', deps, { isFromForm: true })).toEqual({ kind: 'gone' });
  expect(calls).toEqual([]);
});

it('a waiting entry of the outbox can be cancelled', async () => {
  const { storage, read, send, calls } = await worldWith();
  expect(await cancelEntry(storage, 'e1')).toBe(true);
  expect(await read()).toBeUndefined();
  expect(await send()).toBe('gone');
  expect(calls).toEqual([]);
});

it('an entry of the outbox cannot be cancelled while it is being sent', async () => {
  const { storage, read, send, answers, json } = await worldWith({ images: [] });
  let isCancelled: boolean | undefined;
  answers['problem-save'] = async () => {
    isCancelled = await cancelEntry(storage, 'e1');
    return json({ code: '4005' });
  };
  await send();
  expect(isCancelled).toBe(false);
  expect(await read()).toBeDefined();
});

it('an entry of the outbox can be cancelled after a kill', async () => {
  const { storage, read } = await worldWith({ attempt: lostAttempt });
  expect(await cancelEntry(storage, 'e1')).toBe(true);
  expect(await read()).toBeUndefined();
});

it('a flush of the outbox sends the oldest first, and skips refused ones', async () => {
  const { store, deps, calls } = await worldWith({ createdAt: 5, images: [] });
  await store.set('e2', entryOf({ id: 'e2', createdAt: 1, images: [] }));
  await store.set('e3', entryOf({ id: 'e3', createdAt: 2, state: 'failed' }));
  expect(await flushOutbox(deps.storage, waitingComplaints(deps))).toEqual({ sent: 2, refused: 0, waiting: 0 });
  expect(calls).toEqual(['problem-save', 'problem-save']);
  expect((await store.list()).map(({ key }) => key)).toEqual(['e3']);
});

const startedAt = Date.UTC(2026, 11, 1, 3, 0, 0);
const item = (content: string, time: string | number | null = '2026-12-01 10:00:05', id = '9') => ({
  id,
  time,
  content,
  type: 'Other',
  tab: '',
});
const find = (list: ReturnType<typeof item>[], text = 'They called\nmy boss') =>
  findAttempt({ tabs: [], list }, { text, attempt: { since: startedAt } }, new Set(['taken']), '+07:00');

it.each([
  ['has the text and was created since', item('They called\nmy boss')],
  ['differs in white space', item(' They called  my boss ')],
  ['was created within what clocks differ', item('They called my boss', '2026-12-01 09:56:00')],
  ['tells no time', item('They called my boss', null)],
])('a complaint is found when one %s', (_, listed) => expect(find([item('something else'), listed])).toBe('9'));

it.each([
  ['another text', item('They called my wife')],
  ['only the beginning of the text', item('They called')],
  ['the same text of an hour ago', item('They called my boss', '2026-12-01 09:00:00')],
  ['the same text about another loan, which this device has a record of', item('They called my boss', null, 'taken')],
])('a complaint is not found in %s', (_, listed) => expect(find([listed])).toBeNull());

it('a complaint is found by a beginning that the list cut', () => {
  const text = 'The agent called my office five times on one day and shouted';
  expect(find([item('The agent called my office five …')], text)).toBe('9');
  expect(find([item('The agent …')], text)).toBeNull();
});

it('addresses are joined so that a comma inside one does not split it', () => {
  expect(joinAddresses([])).toBe('');
  expect(joinAddresses([{ url: 'https://a/1,2.jpg' }, { url: 'https://a/3.jpg' }])).toBe(
    'https://a/1%2C2.jpg,https://a/3.jpg',
  );
});
