import { createStore, entries, set } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { storeNames } from '@/config/stores';
import { createStorage } from '@/platform/storage/storage';
import { openTable } from '@/platform/storage/table';
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

/** A device on which another tab works as soon as a record is read or changed for the first time. */
function interruptedDevice(key: string, when: 'read' | 'change', work: () => Promise<unknown>) {
  let working: Promise<unknown> | undefined;
  const interrupt = async (done: string, what: 'read' | 'change') => {
    if (done === key && what === when) await (working ??= work());
  };
  return createStorage({
    owner: () => 'u:1',
    now: () => 9,
    stores: storeNames,
    openTable: (name) => {
      const table = openTable(name);
      return {
        ...table,
        async read(of, signal) {
          const value = await table.read(of, signal);
          await interrupt(of[2], 'read');
          return value;
        },
        async change(of, decide, signal) {
          await table.change(of, decide, signal);
          await interrupt(of[2], 'change');
        },
      };
    },
  });
}

/** A device with these conversations, one after the other. */
async function begin(...ids: string[]) {
  const storage = device();
  for (const [index, id] of ['s1', ...ids].entries())
    await addSession(storage, { id, orderNo: '00123', startedAt: index + 1 });
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

it('a conversation that another tab has deleted gets no more events', async () => {
  const storage = await begin();
  await appendEvents(storage, 's1', 0, many(3));
  await forgetSession(device(), 's1');
  expect(await appendEvents(storage, 's1', 3, many(1))).toEqual({ stored: 0, tail: [], isOver: true });
  expect(await entries(disk())).toEqual([]);
});

it('events that a tab adds while another one deletes the conversation are deleted too', async () => {
  const storage = await begin();
  await appendEvents(storage, 's1', 0, many(250));
  const other = interruptedDevice('s1/0', 'change', () => appendEvents(storage, 's1', 250, many(1)));
  await forgetSession(other, 's1');
  expect(await entries(disk())).toEqual([]);
});

it('events of a conversation that another tab deletes at that moment are deleted too', async () => {
  const storage = await begin();
  await appendEvents(storage, 's1', 0, many(250));
  const other = interruptedDevice('s1', 'read', () => forgetSession(storage, 's1'));
  expect((await appendEvents(other, 's1', 250, many(1))).isOver).toBe(true);
  expect(await entries(disk())).toEqual([]);
});

it('events for which a full device has no room are not stored, and are not counted as stored', async () => {
  const storage = await begin();
  await appendEvents(storage, 's1', 0, many(chunkSize - 1));
  const quota = new DOMException('', 'QuotaExceededError');
  const { put: write } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(this: IDBObjectStore, value, key) {
    if (JSON.stringify(key).includes('s1/1')) throw quota;
    return write.call(this, value, key);
  });
  const { stored, tail } = await appendEvents(storage, 's1', chunkSize - 1, many(2, 'new'));
  expect([stored, texts(tail)]).toEqual([1, ['new0']]);
});
