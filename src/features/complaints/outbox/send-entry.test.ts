// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchUnchanged } from '@/delivery/unchanged';
import { complaintDrafts, emptyDraft } from '@/storage/records/complaint-drafts';
import { complaintOutbox, type OutboxRecord } from '@/storage/records/complaint-outbox';
import { allJumps, createTimes, type Times } from '../../../../tests/support/times';
import { holdTimers, passUntil } from '../../../../tests/support/timers';
import { createClock } from '@/domain/clock';
import { openReceiptBook } from '@/services/receipt-book';
import { complaintReceipt } from './complaint-receipt';
import { cancelEntry, retryEntry } from './outbox-entries';
import { stateOf } from './outbox-query';
import { passOverOutbox } from './run-outbox';
import { sendEntry } from './send-entry';
import { entryOf, outboxWorld } from './test-support/outbox-world';

beforeEach(holdTimers);

async function worldWith(part: Partial<OutboxRecord> = {}, time?: Times) {
  const world = outboxWorld(time?.clock.now);
  const clock = time?.clock ?? { now: world.now, serverNow: world.now };
  const store = world.storage.open(complaintOutbox);
  await store.set('e1', entryOf(part));
  const deps = { api: world.api, storage: world.storage, clock, holder: 'me', unchangedMs: watchUnchanged(time?.monotonic), utcOffset: '+07:00', onChange: () => undefined, onTaken: vi.fn() };
  const read = async () => (await store.get('e1'))?.data;
  return { ...world, store, deps, read, send: (isAlone = false) => sendEntry('e1', isAlone, deps) };
}

const lostAttempt = { id: 'lost', since: Date.UTC(2026, 11, 1, 2, 59), startedAt: Date.UTC(2026, 11, 1, 2, 59), reached: 'save', holder: 'killed', until: 0 } as const;

describe('an entry of the outbox', () => {
  it('uploads its pictures, is saved, and is gone', async () => {
    const { send, calls, read } = await worldWith();
    expect(await send()).toBe('sent');
    expect(calls).toEqual(['upload-problem-img', 'problem-save']);
    expect(await read()).toBeUndefined();
  });

  it('stays until the record of it is written: a kill in between loses neither', async () => {
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

  it('takes the draft with it that a kill has left behind, and no other', async () => {
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

  it('waits while there is no network, and says so', async () => {
    const { send, calls, read, answers, lost, now } = await worldWith();
    answers['upload-problem-img'] = lost;
    expect(await send()).toBe('later');
    expect(calls).toEqual(['upload-problem-img']);
    const entry = await read();
    expect(entry && stateOf(entry, now())).toBe('waiting');
  });

  it('uploads no picture twice', async () => {
    const { send, calls, answers, lost } = await worldWith();
    answers['problem-save'] = lost;
    await send();
    answers['problem-save'] = () => new Response('{"code":"00","data":{}}');
    expect(await send()).toBe('sent');
    expect(calls.filter((name) => name === 'upload-problem-img')).toHaveLength(1);
  });

  it('asks the server before it is saved again after a lost answer, and is not saved twice', async () => {
    const { send, calls, read, answers, lost, listed, now } = await worldWith();
    answers['problem-save'] = () => {
      listed.push({ id: '5', time: now(), type: '', content: 'They called my boss' });
      return lost();
    };
    expect(await send()).toBe('later');
    const waiting = await read();
    expect(waiting && stateOf(waiting, now())).toBe('checking');
    expect(await send()).toBe('sent');
    expect(calls).toEqual(['upload-problem-img', 'problem-save', 'problem-list']);
    expect(await read()).toBeUndefined();
  });

  it.each(allJumps)('is not saved twice although %s before it leaves, and again before the question', async (_, happen) => {
    const times = createTimes(Date.UTC(2026, 11, 1, 3));
    times.answer();
    const { send, calls, answers, lost, listed } = await worldWith({ images: [] }, times);
    happen(times);
    answers['problem-save'] = () => {
      times.pass(2_000);
      listed.push({ id: '5', time: times.server(), type: '', content: 'They called my boss' });
      return lost();
    };
    expect(await send()).toBe('later');
    happen(times);
    expect(await send()).toBe('sent');
    expect(calls).toEqual(['problem-save', 'problem-list']);
  });

  it('is saved again when the server has no such complaint', async () => {
    const { send, calls, keys } = await worldWith({ attempt: lostAttempt, images: [] });
    const sending = send();
    await passUntil(() => expect(calls).toEqual(['problem-list', 'problem-list', 'problem-save']));
    expect(await sending).toBe('sent');
    // The same attempt, for a server that took it after all.
    expect(keys).toEqual(['lost']);
  });

  it('is looked for twice: a server may still be writing when its answer is lost', async () => {
    const { send, calls, listed } = await worldWith({ attempt: lostAttempt, images: [] });
    const sending = send();
    await vi.waitFor(() => expect(calls).toEqual(['problem-list']));
    listed.push({ id: '5', time: Date.UTC(2026, 11, 1, 2, 59, 5), type: '', content: 'They called my boss' });
    await passUntil(() => expect(calls).toEqual(['problem-list', 'problem-list']));
    expect(await sending).toBe('sent');
    expect(calls).not.toContain('problem-save');
  });

  it('is not taken for one about another loan, in the same words, that has a record', async () => {
    const { send, calls, listed, storage } = await worldWith({ attempt: lostAttempt, images: [] });
    listed.push({ id: '5', time: Date.UTC(2026, 11, 1, 2, 59, 5), type: '', content: 'They called my boss' });
    const book = openReceiptBook({ storage, clock: createClock(), session: { current: () => ({ ownerId: 'someone', userId: undefined }) } });
    await book.keep(complaintReceipt({ id: 'first', problemId: '5', sentAt: 1, text: 'They called my boss', typeTitle: '', sonTypeTitle: '', orderNo: '7', orderName: '', imageCount: 0 }, 'indonesia'));
    const sending = send();
    await passUntil(() => expect(calls).toContain('problem-save'));
    expect(await sending).toBe('sent');
  });

  it('stays in question while the server cannot be asked', async () => {
    const { send, calls, read, answers, lost, now } = await worldWith({ attempt: lostAttempt });
    answers['problem-list'] = lost;
    expect(await send()).toBe('later');
    expect(calls).not.toContain('problem-save');
    const entry = await read();
    expect(entry && stateOf(entry, now())).toBe('checking');
    expect(entry?.attempt?.startedAt).toBe(lostAttempt.startedAt);
  });

  it.each(['upload-problem-img', 'problem-save'])('is kept with the server’s words when %s is refused, and can be tried again', async (call) => {
    const { send, read, answers, json, storage } = await worldWith();
    answers[call] = () => json({ code: '4005', msg: 'Not for this order' });
    expect(await send()).toBe('failed');
    expect(await read()).toMatchObject({ state: 'failed', error: 'Not for this order', text: 'They called my boss' });
    expect(await send()).toBe('gone');
    await retryEntry(storage, 'e1');
    answers[call] = () => json({ code: '00', data: { url: 'https://x/1' } });
    expect(await send()).toBe('sent');
  });

  it('waits on when the session has ended', async () => {
    const { send, read, answers } = await worldWith({ images: [] });
    answers['problem-save'] = () => new Response('', { status: 401 });
    expect(await send()).toBe('later');
    expect(await read()).toMatchObject({ state: 'waiting', attempt: null });
  });
});

describe('two windows', () => {
  it('never both send an entry', async () => {
    const { deps, calls } = await worldWith({ images: [] });
    const results = await Promise.all([sendEntry('e1', false, deps), sendEntry('e1', false, { ...deps, holder: 'other' })]);
    expect(results.sort()).toEqual(['gone', 'sent']);
    expect(calls).toEqual(['problem-save']);
  });

  it('leave it to the other while its lease lasts, unless this one is surely alone', async () => {
    const { send, now, calls } = await worldWith({ images: [], attempt: { id: 'a', since: null, startedAt: 1, reached: 'images', holder: 'other', until: Date.UTC(2027, 0, 1) } });
    expect(now()).toBeLessThan(Date.UTC(2027, 0, 1));
    expect(await send(false)).toBe('gone');
    expect(calls).toEqual([]);
    expect(await send(true)).toBe('sent');
  });
});

describe('a lease', () => {
  it.each(allJumps)('lasts the 90 seconds for which it was seen although %s meanwhile', async (_, happen) => {
    const times = createTimes(Date.UTC(2026, 11, 1, 3));
    times.answer();
    const { send, calls } = await worldWith({ images: [], attempt: { id: 'a', since: null, startedAt: times.clock.now(), reached: 'images', holder: 'other', until: times.clock.now() + 90_000 } }, times);
    expect(await send()).toBe('gone');
    times.pass(80_000);
    happen(times);
    expect([await send(), calls]).toEqual(['gone', []]);
    times.pass(13_000);
    expect([await send(), calls]).toEqual(['sent', ['problem-save']]);
  });
});

describe('taking an entry back', () => {
  it('works while it waits', async () => {
    const { storage, read, now, send, calls } = await worldWith();
    expect(await cancelEntry(storage, 'e1', now())).toBe(true);
    expect(await read()).toBeUndefined();
    expect(await send()).toBe('gone');
    expect(calls).toEqual([]);
  });

  it('comes too late while it is sent', async () => {
    const { storage, read, now } = await worldWith({ attempt: { id: 'a', since: null, startedAt: 1, reached: 'save', holder: 'other', until: Date.UTC(2027, 0, 1) } });
    expect(await cancelEntry(storage, 'e1', now())).toBe(false);
    expect(await read()).toBeDefined();
  });
});

describe('a pass over the outbox', () => {
  it('sends the oldest first, and passes over what was refused', async () => {
    const { store, deps, calls } = await worldWith({ createdAt: 5, images: [] });
    await store.set('e2', entryOf({ id: 'e2', createdAt: 1, images: [] }));
    await store.set('e3', entryOf({ id: 'e3', createdAt: 2, state: 'failed' }));
    expect(await passOverOutbox(deps)).toEqual({ sent: 2, failed: 0, waiting: 0 });
    expect(calls).toEqual(['problem-save', 'problem-save']);
    expect((await store.list()).map(({ key }) => key)).toEqual(['e3']);
  });

  it('stops at the first that has to wait', async () => {
    const { store, deps, calls, answers, lost } = await worldWith();
    await store.set('e2', entryOf({ id: 'e2', createdAt: 9 }));
    answers['upload-problem-img'] = lost;
    expect(await passOverOutbox(deps)).toEqual({ sent: 0, failed: 0, waiting: 2 });
    expect(calls).toHaveLength(1);
  });
});
