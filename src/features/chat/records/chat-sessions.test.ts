import { createStore, entries, set } from 'idb-keyval';
import { expect, it } from 'vitest';
import { storeNames } from '@/config/stores';
import { createStorage } from '@/platform/storage/storage';
import { sessionStarted } from '../../../../tests/support/sample-conversation';
import {
  addSession,
  appendEvents,
  changeSession,
  chunkSize,
  forgetSession,
  listSessions,
  readAllSessions,
  readEvents,
  readChatSession,
} from './chat-sessions';

const device = () => createStorage({ owner: () => 'u:1', now: () => 9, stores: storeNames });
const say = (text: string) => ({ type: 'message', at: 1, text });
const many = (count: number, name = 'e') => Array.from({ length: count }, (_, index) => say(`${name}${String(index)}`));
const field = (name: string) => (events: unknown[]) =>
  events.map((event) => Reflect.get(Object(event), name) as unknown);
const texts = field('text');
const seqs = field('seq');
const disk = () => createStore('loan-web-chat-events', 'records');

/** A device with these conversations, one after the other. */
async function begin(...ids: string[]) {
  const storage = device();
  for (const [index, id] of ['s1', ...ids].entries())
    await addSession(storage, { id, orderNo: '00123', startedAt: index + 1, logVersion: 1 });
  return storage;
}

it.each([0, 1, chunkSize - 1, chunkSize, chunkSize + 1, 1_050])('a log of %i events is numbered', async (count) => {
  const storage = await begin();
  await appendEvents(storage, 's1', 0, many(count));
  const events = await readEvents(device(), 's1');
  expect(texts(events)).toEqual(texts(many(count)));
  expect(seqs(events)).toEqual(events.map((_, index) => index));
  const sizes = (await entries<IDBValidKey, { data: { events: unknown[] } }>(disk())).map(
    ([, { data }]) => data.events.length,
  );
  expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(chunkSize);
});

it('a stored conversation joins the writes of two tabs, and gives each the events of the other', async () => {
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

it('a stored conversation is listed with its order, newest first, without reading its log', async () => {
  const storage = await begin('s2');
  await changeSession(storage, 's1', (head) => ({ ...head, endedAt: 5 }));
  expect((await listSessions(storage)).map(({ id, orderNo, endedAt }) => [id, orderNo, endedAt])).toEqual([
    ['s2', '00123', null],
    ['s1', '00123', 5],
  ]);
  await changeSession(storage, 'nobody', (head) => head);
  expect(await listSessions(storage)).toHaveLength(2);
});

it('a stored conversation is deleted with all its records, and no others', async () => {
  const storage = await begin('s2');
  await appendEvents(storage, 's1', 0, many(450));
  await appendEvents(storage, 's2', 0, many(2));
  await forgetSession(storage, 's1');
  expect(await readChatSession(storage, 's1')).toBeUndefined();
  expect(await entries(disk())).toHaveLength(1);
  expect(texts(await readEvents(storage, 's2'))).toEqual(['e0', 'e1']);
});

it('a stored conversation is the same among others as alone; a cut one has its beginning, and loses no record', async () => {
  const storage = await begin('s2', 's3');
  await appendEvents(storage, 's1', 0, many(450));
  await appendEvents(storage, 's2', 0, many(450));
  await set(['u:1', 'record', 's1/1'], 'garbage', disk());
  const alone = await Promise.all(['s3', 's2', 's1'].map((id) => readChatSession(device(), id)));
  expect(await readAllSessions(device())).toEqual(alone);
  expect(alone.map((session) => [session?.events.length, session?.isCut])).toEqual([
    [0, false],
    [450, false],
    [chunkSize, true],
  ]);
  expect((await entries(disk())).map(([, value]) => value as unknown)).toContain('garbage');
});

it('a conversation of the first builds is migrated', async () => {
  const storage = await begin();
  const second = (count: number) => `2026-01-05T09:00:0${count}.000Z`;
  const list = [{ id: '101', title: 'Bagaimana?', action: 4 }];
  const categories = [{ id: '1', title: 'Pembayaran' }];
  const events = [
    { time: second(0), type: 'session-started', orderNo: '00123', categories },
    { time: second(1), type: 'questions-loaded', pid: '1', text: null, list },
    { time: second(2), type: 'message-queued', id: 'm', text: 'halo' },
    { time: second(3), type: 'message-sent', id: 'm', reply: 'Hai' },
  ];
  const record = { version: 1, owner: 'u:1', savedAt: 1, data: { first: 0, events } };
  await set(['u:1', 'record', 's1/0'], record, disk());
  const at = (seq: number) => ({ seq, at: Date.UTC(2026, 0, 5, 9, 0, seq) });
  const answers = [{ id: '101', title: 'Bagaimana?', alias: '', actionType: 4 }];
  expect(await readEvents(storage, 's1')).toEqual([
    { ...sessionStarted({ orderNo: '00123', orderName: '', orderStatus: '', categories }), ...at(0) },
    { ...at(1), type: 'questions-loaded', pid: '1', question: null, answers },
    { ...at(2), type: 'message-queued', id: 'm', kind: 4, value: 'halo', qaId: '' },
    { ...at(3), type: 'message-sent', id: 'm', reply: 'Hai' },
  ]);
  // Writing migrates the whole record.
  expect(seqs((await appendEvents(storage, 's1', 4, many(1))).tail)).toEqual([4]);
  expect(seqs(await readEvents(storage, 's1'))).toEqual([0, 1, 2, 3, 4]);
});

it('a conversation of the builds before the overview is unchanged', async () => {
  const storage = await begin();
  const events = [{ seq: 0, at: 1, type: 'session-started', selectedIndex: 9, categories: [{ id: '1', title: 'A' }] }];
  const record = { version: 2, owner: 'u:1', savedAt: 1, data: { first: 0, events } };
  await set(['u:1', 'record', 's1/0'], record, disk());
  expect(await readEvents(storage, 's1')).toEqual(events);
});
