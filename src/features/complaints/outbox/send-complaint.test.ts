import { entryOf, outboxStorage, outboxWorld } from '@tests/support/outbox-world';
import { holdTimers, passUntil } from '@tests/support/timers';
// @vitest-environment jsdom
import { createClock } from '@/domain/clock';
import { flushOutbox } from '@/platform/writes/outbox';
import { openReceiptBook } from '@/platform/writes/receipts';
import { loadDraft } from '../drafts/use-drafts';
import { complaintDrafts, emptyDraft, complaintOutbox, type OutboxRecord } from '../records/complaint-drafts';
import { cancelEntry, retryEntry, stateOf } from './outbox';
import { complaintReceipt, joinAddresses, sendComplaint, waitingComplaints, type SendDeps } from './send-complaint';

beforeEach(holdTimers);

async function worldWith(part: Partial<OutboxRecord> = {}) {
  const world = outboxWorld();
  const { api, storage } = world;
  const clock = { now: world.now, serverNow: world.now };
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

const typed = entryOf({ images: [] });
const fromForm = { isFromForm: true, entry: typed };
const began = Date.UTC(2026, 11, 1, 2, 59);
const lostAttempt = { id: 'lost', since: began, startedAt: began, reached: 'save', isUnderWay: true } as const;

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

it.each([
  ['its draft', 'e1', undefined],
  ['no other draft', 'newer', 'newer'],
])('an entry of the outbox uploads its pictures, is saved, and is removed with %s', async (_, id, left) => {
  const { send, calls, read, storage } = await worldWith();
  const drafts = storage.open(complaintDrafts);
  await drafts.set('00123', { ...emptyDraft('00123', 1), id, text: typed.text });
  expect(await send()).toBe('sent');
  expect(calls).toEqual(['upload-problem-img', 'problem-save']);
  expect(await read()).toBeUndefined();
  expect((await drafts.get('00123'))?.data.id).toBe(left);
});

it.each([
  ['there is no network', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the session has ended', 1, () => new Response('', { status: 401 })],
])('an entry of the outbox waits with its pictures if %s', async (_, tries, answer) => {
  const { send, calls, read, answers } = await worldWith();
  answers['upload-problem-img'] = answer;
  expect(await send()).toBe('later');
  expect(calls).toEqual(['upload-problem-img']);
  expect(await read()).toMatchObject({ state: 'waiting', tries, attempt: { reached: 'images' } });
});

/** Flushes as the loop of the outbox does, until nothing waits. @returns how often it flushed */
async function flushAll(deps: SendDeps): Promise<number> {
  for (let flushes = 1; flushes < 50; flushes += 1) {
    const flushing = flushOutbox(deps.storage, waitingComplaints(deps));
    let isOver = false;
    void flushing.then(() => (isOver = true));
    await passUntil(() => expect(isOver).toBe(true));
    if ((await flushing).waiting === 0) return flushes;
  }
  return Infinity;
}

it.each([401, 413, 503])('a complaint answered by %i has one key for its whole life, and an end', async (status) => {
  const { deps, calls, keys, answers, read, storage, store } = await worldWith({ images: [] });
  answers['problem-save'] = () => new Response('', { status });
  expect(await flushAll(deps)).toBe(8);
  // The list is asked before and after each repeat.
  const rounds = calls.join(' ').split('problem-save');
  expect(rounds.slice(1, -1)).toEqual(Array(7).fill(' problem-list problem-list problem-list problem-list '));
  const stopped = await read();
  expect(stopped && stateOf(stopped)).toBe('absent');
  await retryEntry(storage, 'e1');
  await flushAll(deps);
  // The form of the same complaint.
  await store.remove('e1');
  const sending = sendComplaint('e1', deps, fromForm);
  await passUntil(() => expect(calls.slice(-3)).toEqual(['problem-save', 'problem-list', 'problem-list']));
  await sending;
  expect(keys).toHaveLength(17);
  expect(new Set(keys).size).toBe(1);
});

it('a complaint whose list cannot be read is sent once, and then only asked for', async () => {
  const { deps, calls, answers, read } = await worldWith({ images: [] });
  answers['problem-save'] = () => new Response('', { status: 403 });
  answers['problem-list'] = () => new Response('', { status: 403 });
  expect(await flushAll(deps)).toBe(8);
  expect(calls.filter((name) => name === 'problem-save')).toHaveLength(1);
  const stopped = await read();
  expect(stopped && stateOf(stopped)).toBe('unknown');
});

it('a complaint waits for a network as long as it takes', async () => {
  const { deps, read, answers, lost } = await worldWith({ images: [] });
  for (const name of ['problem-save', 'problem-list']) answers[name] = lost;
  expect(await flushAll(deps)).toBe(Infinity);
  expect(await read()).toMatchObject({ state: 'waiting', tries: 0 });
});

it('a refusal may answer a copy of the complaint: the list decides', async () => {
  const { send, answers, listed, json, keys } = await worldWith({ images: [] });
  answers['problem-save'] = () => {
    listed.push({ id: '5', time: began + 60_000, type: '', content: 'They called my boss' });
    return json({ code: '4005', msg: 'Sent already' });
  };
  expect(await send()).toBe('sent');
  expect(keys).toHaveLength(1);
});

it.each([
  ['does not have it', false],
  ['has one about another loan with the same text, of which the phone has a receipt', true],
])('an entry of the outbox is saved again if the server %s', async (_, hasOther) => {
  const { send, calls, keys, listed, storage } = await worldWith({ attempt: lostAttempt, images: [] });
  if (hasOther) listed.push({ id: '5', time: began + 5_000, type: '', content: 'They called my boss' });
  if (hasOther) await keepReceipt(storage, entryOf({ id: 'first', orderNo: '7' }));
  const sending = send();
  await passUntil(() => expect(calls).toEqual(['problem-list', 'problem-list', 'problem-save']));
  expect(await sending).toBe('sent');
  // The same attempt, if the server has it after all.
  expect(keys).toEqual([expect.stringMatching(/^lost-/)]);
});

it.each([
  ['upload-problem-img', []],
  ['problem-save', ['problem-list', 'problem-list']],
])('an entry whose %s was refused can be sent again, with another key', async (call, looks) => {
  const { send, read, calls, keys, answers, json, storage } = await worldWith();
  answers[call] = () => json({ code: '4005', msg: 'Not for this loan' });
  const sending = send();
  await passUntil(() => expect(calls.slice(calls.indexOf(call))).toEqual([call, ...looks]));
  expect(await sending).toBe('refused');
  expect(await read()).toMatchObject({ state: 'failed', error: 'Not for this loan', text: 'They called my boss' });
  expect(await send()).toBe('gone');
  await retryEntry(storage, 'e1');
  answers[call] = () => json({ code: '00', data: { url: 'https://x/1' } });
  expect(await send()).toBe('sent');
  expect(new Set(keys).size).toBe(keys.length);
});

it.each([
  ['is refused', 'refused', () => new Response('{"code":"4005","msg":"no"}')],
  ['is not there after a status', 'absent', () => new Response('', { status: 429 })],
  ['did not arrive', 'absent', () => Promise.reject(new TypeError('lost'))],
])('a complaint returns to the form, and is not sent again, when it %s', async (_, kind, answer) => {
  const { deps, read, calls, answers } = await worldWith({ images: [] });
  answers['problem-save'] = answer;
  const onReturn = vi.fn();
  const sending = sendComplaint('e1', deps, { ...fromForm, onReturn });
  await passUntil(() => expect(calls).toEqual(['problem-save', 'problem-list', 'problem-list']));
  expect(await sending).toMatchObject({ kind });
  expect(onReturn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining(kind === 'absent' ? { id: 'e1', reached: 'absent' } : { reached: 'images' }),
  );
  expect(await read()).toBeUndefined();
});

it('a form that asks for a complaint gets it back if the outbox was refused meanwhile', async () => {
  const attempt = { ...lostAttempt, reached: 'images', isUnderWay: false } as const;
  const { deps, read, calls } = await worldWith({ attempt, state: 'failed', error: 'Too long', images: [] });
  const onReturn = vi.fn();
  const result = await sendComplaint('e1', deps, { isFromForm: true, onReturn });
  expect(result).toMatchObject({ kind: 'refused', error: { text: 'Too long' } });
  expect(onReturn).toHaveBeenCalledExactlyOnceWith(attempt);
  expect([await read(), calls]).toEqual([undefined, []]);
});

it('the complaint of a form that may have arrived is checked, but not for other words', async () => {
  const { deps, read, listed } = await worldWith({ attempt: lostAttempt, images: [] });
  listed.push({ id: '5', time: Date.UTC(2026, 11, 1, 2, 59, 5), type: '', content: 'They called my boss' });
  const other = { isFromForm: true, entry: { ...typed, text: 'Other words' } };
  expect(await sendComplaint('e1', deps, other)).toEqual({ kind: 'gone' });
  expect(await sendComplaint('e1', deps, { isFromForm: true })).toEqual({ kind: 'sent', answer: '5' });
  expect(await read()).toBeUndefined();
});

it.each([
  ['was sent', true],
  ['may have arrived', false],
])('a picture that another window has added to a complaint that %s is not shown as sent', async (_, hasReceipt) => {
  const { deps, storage, calls } = await worldWith({ attempt: lostAttempt, images: [] });
  if (hasReceipt) await keepReceipt(storage, typed);
  expect(await sendComplaint('e1', deps, { isFromForm: true, entry: entryOf() })).toEqual({ kind: 'gone' });
  expect(calls).toEqual([]);
});

it.each([
  ['another window has sent it, and there is a receipt', true, fromForm, { kind: 'sent', answer: '5' }],
  ['another window has sent other words', true, { ...fromForm, entry: { ...typed, text: 'x' } }, { kind: 'gone' }],
  ['it was removed before its check', false, { isFromForm: true }, { kind: 'gone' }],
])('a complaint is not sent if %s', async (_, hasReceipt, options, result) => {
  const { deps, store, storage, calls } = await worldWith();
  await store.remove('e1');
  if (hasReceipt) await keepReceipt(storage, typed);
  expect(await sendComplaint('e1', deps, options)).toEqual(result);
  expect(calls).toEqual([]);
});

it.each([
  ['waits', null],
  ['was left by a kill', lostAttempt],
])('an entry of the outbox that %s can be cancelled', async (_, attempt) => {
  const { storage, read, send, calls } = await worldWith({ attempt });
  expect(await cancelEntry(storage, 'e1')).toBe('removed');
  expect(await read()).toBeUndefined();
  expect(await send()).toBe('gone');
  expect(calls).toEqual([]);
});

it('an entry of the outbox that the phone does not delete is not cancelled', async () => {
  const { storage, read } = await worldWith();
  const deletion = vi.spyOn(IDBObjectStore.prototype, 'delete').mockThrow(new DOMException('', 'UnknownError'));
  expect(await cancelEntry(storage, 'e1')).toBe('kept');
  deletion.mockRestore();
  const next = outboxStorage();
  expect((await next.open(complaintOutbox).get('e1'))?.data.state).toBe('waiting');
  expect(await read()).toBeUndefined();
});

it('an entry of the outbox cannot be cancelled while it is being sent', async () => {
  const { storage, read, send, calls, answers, json } = await worldWith({ images: [] });
  let outcome: string | undefined;
  answers['problem-save'] = async () => {
    outcome = await cancelEntry(storage, 'e1');
    return json({ code: '4005' });
  };
  const sending = send();
  await passUntil(() => expect(calls).toHaveLength(3));
  await sending;
  expect(outcome).toBe('taken');
  expect(await read()).toBeDefined();
});

it.each([
  ['asks again', lostAttempt, { isFromForm: true }],
  ['sends what was only prepared', { ...lostAttempt, reached: 'images' } as const, fromForm],
])(
  'a kill on a full phone, after a form that %s, does not hide that the complaint may have arrived',
  async (_, attempt, options) => {
    const { deps, storage, answers, lost } = await worldWith({ attempt, images: [] });
    await storage.open(complaintDrafts).set('00123', { ...emptyDraft('00123', 1), id: 'e1', text: typed.text });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));
    for (const name of ['problem-save', 'problem-list']) answers[name] = lost;
    expect(await sendComplaint('e1', deps, options)).toMatchObject({ kind: 'unknown' });
    const { draft, mayHaveArrived } = await loadDraft(outboxStorage(), '00123', Date.now);
    expect([mayHaveArrived || draft.attempt?.reached, draft.text]).toEqual([
      expect.toBeOneOf([true, 'save']),
      typed.text,
    ]);
  },
);

it('addresses are joined so that a comma inside one does not split it', () => {
  expect(joinAddresses([])).toBe('');
  const two = [{ url: 'https://a/1,2.jpg' }, { url: 'https://a/3.jpg' }];
  expect(joinAddresses(two)).toBe('https://a/1%2C2.jpg,https://a/3.jpg');
});
