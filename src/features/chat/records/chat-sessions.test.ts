import { createStore, entries } from 'idb-keyval';
import { storeNames } from '@/config/stores';
import { createStorage } from '@/platform/storage/storage';
import { addSession, appendEvents, changeSession, forgetSession, listSessions, readEvents } from './chat-sessions';

const device = () => createStorage({ owner: () => 'u:1', now: () => 9, stores: storeNames });
const many = (count: number, name = 'e') =>
  Array.from({ length: count }, (_, index) => ({ type: 'message', at: 1, text: `${name}${String(index)}` }));
const field = (name: string) => (events: readonly unknown[] | undefined) =>
  events?.map((event) => Reflect.get(Object(event), name) as unknown);
const texts = field('text');
const seqs = field('seq');
const disk = () => createStore('loan-web-chat-events', 'records');

/** A device with these conversations, one after the other. */
async function begin(...ids: string[]) {
  const storage = device();
  for (const [index, id] of ['s1', ...ids].entries())
    await addSession(storage, { id, orderNo: '00123', startedAt: index + 1 }, []);
  return storage;
}

it('a stored conversation joins the writes of two tabs, numbers them, and gives each the events of the other', async () => {
  const one = await begin();
  const two = device();
  await appendEvents(one, 's1', 0, many(2, 'a'));
  expect(texts((await appendEvents(two, 's1', 0, many(2, 'b'))).tail)).toEqual(['a0', 'a1', 'b0', 'b1']);
  expect(texts((await appendEvents(one, 's1', 2, many(1, 'c'))).tail)).toEqual(['b0', 'b1', 'c0']);
  expect(seqs(await readEvents(one, 's1'))).toEqual([0, 1, 2, 3, 4]);
});

it('a stored conversation is listed with its order, newest first', async () => {
  const storage = await begin('s2');
  await changeSession(storage, 's1', (head) => ({ ...head, endedAt: 5 }));
  expect((await listSessions(storage)).map(({ id, orderNo, endedAt }) => [id, orderNo, endedAt])).toEqual([
    ['s2', '00123', null],
    ['s1', '00123', 5],
  ]);
  await changeSession(storage, 'nobody', (head) => head);
  expect(await listSessions(storage)).toHaveLength(2);
});

it('a stored conversation is deleted with its log, and no other; it gets no more events from another tab', async () => {
  const storage = await begin('s2');
  await appendEvents(storage, 's1', 0, many(3));
  await appendEvents(storage, 's2', 0, many(2));
  await forgetSession(device(), 's1');
  expect(await appendEvents(storage, 's1', 3, many(1))).toEqual({ outcome: 'over', tail: [] });
  expect(await entries(disk())).toHaveLength(1);
  expect((await listSessions(storage)).map(({ id }) => id)).toEqual(['s2']);
  expect(texts(await readEvents(storage, 's2'))).toEqual(['e0', 'e1']);
});

it('events for which a full device has no room are not stored, and are not counted as stored', async () => {
  const storage = await begin();
  await appendEvents(device(), 's1', 0, many(1));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));
  const { outcome, tail } = await appendEvents(storage, 's1', 0, many(2, 'new'));
  expect([outcome, texts(tail)]).toEqual(['full', ['e0']]);
  expect(await addSession(storage, { id: 's2', orderNo: '1', startedAt: 1 }, [])).toBe('full');
  expect(await listSessions(storage)).toHaveLength(1);
});
