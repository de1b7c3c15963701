import { createStore, entries, set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { storeNames } from '@/config/stores';
import { createStorage } from '../storage';
import {
  addSession,
  appendEvents,
  changeSession,
  chunkSize,
  forgetSession,
  listSessions,
  readAllSessions,
  readEvents,
  readSession,
} from './chat-sessions';

const device = () => createStorage({ owner: () => 'u:1', now: () => 9, stores: storeNames });
const say = (text: string) => ({ type: 'message', at: 1, text });
const many = (count: number, name = 'e') => Array.from({ length: count }, (_, index) => say(`${name}${String(index)}`));
const texts = (events: unknown[]) =>
  events.map((event) => (typeof event === 'object' && event !== null && 'text' in event ? event.text : event));
const seqs = (events: unknown[]) =>
  events.map((event) => (typeof event === 'object' && event !== null && 'seq' in event ? event.seq : null));
const disk = () => createStore('loan-web-chat-events', 'records');

const begin = async (id = 's1', startedAt = 1) => {
  const storage = device();
  await addSession(storage, { id, orderNo: '00123', startedAt, logVersion: 1 });
  return storage;
};

describe('a stored conversation', () => {
  it.each([0, 1, chunkSize - 1, chunkSize, chunkSize + 1, 1_050])(
    'gives %i events back, numbered without gaps, from small records',
    async (count) => {
      const storage = await begin();
      await appendEvents(storage, 's1', 0, many(count));
      const events = await readEvents(device(), 's1');
      expect(texts(events)).toEqual(texts(many(count)));
      expect(seqs(events)).toEqual(events.map((_, index) => index));
      const sizes = (await entries<IDBValidKey, { data: { events: unknown[] } }>(disk())).map(
        ([, { data }]) => data.events.length,
      );
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(chunkSize);
    },
  );

  it('joins what two tabs write, and tells each what the other wrote', async () => {
    const one = await begin();
    const two = device();
    await appendEvents(one, 's1', 0, many(198, 'a'));
    expect(texts((await appendEvents(two, 's1', 0, many(5, 'b'))).tail)).toEqual([
      ...texts(many(198, 'a')),
      ...texts(many(5, 'b')),
    ]);
    expect(texts((await appendEvents(one, 's1', 198, many(1, 'c'))).tail)).toEqual([...texts(many(5, 'b')), 'c0']);
    expect(seqs(await readEvents(one, 's1', 196))).toEqual([196, 197, 198, 199, 200, 201, 202, 203]);
  });

  it('is listed with its order, the latest first, without its log being read', async () => {
    const storage = await begin('old', 1);
    await addSession(storage, { id: 'new', orderNo: '00456', startedAt: 2, logVersion: 1 });
    await changeSession(storage, 'old', (head) => ({ ...head, endedAt: 5 }));
    expect((await listSessions(storage)).map(({ id, orderNo, endedAt }) => [id, orderNo, endedAt])).toEqual([
      ['new', '00456', null],
      ['old', '00123', 5],
    ]);
    await changeSession(storage, 'nobody', (head) => head);
    expect(await listSessions(storage)).toHaveLength(2);
  });

  it('is forgotten with every record of it, and alone', async () => {
    const storage = await begin();
    await addSession(storage, { id: 's2', orderNo: '00123', startedAt: 2, logVersion: 1 });
    await appendEvents(storage, 's1', 0, many(450));
    await appendEvents(storage, 's2', 0, many(2));
    await forgetSession(storage, 's1');
    expect(await readSession(storage, 's1')).toBeUndefined();
    expect(await entries(disk())).toHaveLength(1);
    expect(texts(await readEvents(storage, 's2'))).toEqual(['e0', 'e1']);
  });

  it('reads the same among all others as alone, a cut one included', async () => {
    const storage = await begin();
    await addSession(storage, { id: 's2', orderNo: '00123', startedAt: 2, logVersion: 1 });
    await addSession(storage, { id: 's3', orderNo: '00123', startedAt: 3, logVersion: 1 });
    await appendEvents(storage, 's1', 0, many(450));
    await appendEvents(storage, 's2', 0, many(450));
    await set(['u:1', 'record', 's1/1'], 'garbage', disk());
    const alone = await Promise.all(['s3', 's2', 's1'].map((id) => readSession(device(), id)));
    expect(await readAllSessions(device())).toEqual(alone);
    expect(alone.map((session) => [session?.events.length, session?.isCut])).toEqual([
      [0, false],
      [450, false],
      [chunkSize, true],
    ]);
  });

  it('says that it is cut when a record of it cannot be read, keeps the beginning, and deletes nothing', async () => {
    const storage = await begin();
    await appendEvents(storage, 's1', 0, many(450));
    const place = ['u:1', 'record', 's1/1'];
    await set(place, 'garbage', disk());
    const read = await readSession(device(), 's1');
    expect(read?.isCut).toBe(true);
    expect(read?.events).toHaveLength(chunkSize);
    expect((await entries(disk())).find(([key]) => JSON.stringify(key) === JSON.stringify(place))?.[1]).toBe('garbage');
  });

  it('of the first builds is read in the present form', async () => {
    const storage = await begin();
    const old = [
      {
        time: '2026-01-05T09:00:00.000Z',
        type: 'session-started',
        orderNo: '00123',
        categories: [{ id: '1', title: 'Pembayaran' }],
      },
      {
        time: '2026-01-05T09:00:01.000Z',
        type: 'questions-loaded',
        pid: '1',
        text: null,
        list: [{ id: '101', title: 'Bagaimana?', action: 4 }],
      },
      { time: '2026-01-05T09:00:02.000Z', type: 'message-queued', id: 'm', text: 'halo' },
      { time: '2026-01-05T09:00:03.000Z', type: 'message-sent', id: 'm', reply: 'Hai' },
    ];
    await set(
      ['u:1', 'record', 's1/0'],
      { version: 1, owner: 'u:1', savedAt: 1, data: { first: 0, events: old } },
      disk(),
    );
    expect(await readEvents(storage, 's1')).toEqual([
      {
        seq: 0,
        at: Date.UTC(2026, 0, 5, 9),
        type: 'session-started',
        orderNo: '00123',
        orderName: '',
        orderStatus: '',
        selectedIndex: 0,
        locale: 'id',
        marketId: 'indonesia',
        categories: [{ id: '1', title: 'Pembayaran' }],
      },
      {
        seq: 1,
        at: Date.UTC(2026, 0, 5, 9, 0, 1),
        type: 'questions-loaded',
        pid: '1',
        question: null,
        answers: [{ id: '101', title: 'Bagaimana?', alias: '', actionType: 4 }],
      },
      { seq: 2, at: Date.UTC(2026, 0, 5, 9, 0, 2), type: 'message-queued', id: 'm', kind: 4, value: 'halo', qaId: '' },
      { seq: 3, at: Date.UTC(2026, 0, 5, 9, 0, 3), type: 'message-sent', id: 'm', reply: 'Hai' },
    ]);
    // Written on, the whole record takes the present form.
    expect(seqs((await appendEvents(storage, 's1', 4, many(1))).tail)).toEqual([4]);
    expect(seqs(await readEvents(storage, 's1'))).toEqual([0, 1, 2, 3, 4]);
  });

  it('writes an event into ten thousand about as fast as into ten', async () => {
    const storage = await begin();
    await appendEvents(storage, 's1', 0, many(10));
    const time = async (from: number) => {
      const begun = performance.now();
      await appendEvents(storage, 's1', from, many(1));
      return performance.now() - begun;
    };
    const early = await time(10);
    await appendEvents(storage, 's1', 11, many(9_989));
    expect(await time(10_000)).toBeLessThan(early * 10 + 100);
  });
});
