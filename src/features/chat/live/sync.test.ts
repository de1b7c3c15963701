// @vitest-environment jsdom
import { storeNames } from '@/config/stores';
import type { Clock } from '@/domain/clock';
import { newId } from '@/domain/new-id';
import { HttpError, OfflineError, RefusedError } from '@/platform/api/errors';
import { createQueryClient } from '@/platform/query/query-client';
import { createStorage } from '@/platform/storage/storage';
import { createMemoryTable } from '@/platform/storage/table';
import { sentOutcome } from '@/platform/writes/outcome';
import type { ChatEvent } from '../log/events';
import { messagesIn } from '../log/reduce';
import { itemAt, type Delivery } from '../log/state';
import { addSession, readEvents, readLog } from '../records/chat-sessions';
import { openConversation, type LiveConversation } from './conversation';
import { eventOf } from './sync';

it.each([
  ['no readable answer came', new OfflineError(), 'lost'],
  ['a gateway answered', new HttpError(429), 'lost'],
  ['the server has it already', new RefusedError('800005', 'Not now'), 'lost'],
  ['the server refused it', new RefusedError('4001', 'Not now'), 'refused'],
])('a message that was not sent because %s counts as %s', (_why, error, reason) => {
  const text = reason === 'refused' ? 'Not now' : '';
  const event = eventOf('m', { kind: sentOutcome(error), error });
  expect(event).toEqual({ type: 'message-failed', id: 'm', reason, text });
});

const chats: LiveConversation[] = [];
afterEach(() => chats.splice(0).forEach((chat) => chat.close()));

/** An open conversation. @param probe the answer to the read that asks whether the server can be reached */
function openChat(
  probe: () => Promise<unknown>,
  storage = createStorage({ owner: () => 'u:1', now: () => 0, stores: storeNames, openTable: createMemoryTable }),
  events: ChatEvent[] = [],
) {
  let time = 0;
  const now = () => time;
  if (events.length === 0) void addSession(storage, { id: 'c', orderNo: '1', startedAt: 1 }, []);
  const call = vi.fn(probe);
  const exchange = vi.fn((..._request: unknown[]) => Promise.resolve({ data: { reply: 'Noted' }, message: '' }));
  const session = { current: () => ({ ownerId: 'u:1', userId: '1' }) };
  const chat = openConversation({
    services: { api: { call, exchange }, storage, clock: { now } as Clock, session },
    queryClient: createQueryClient(),
    found: { id: 'c', events, begin: null },
    onOver: () => {},
  });
  chats.push(chat);
  /** Sends a message, until it is sent or known to wait. */
  async function send(text: string): Promise<Delivery | undefined> {
    void chat.actions.send(text, newId());
    const place = chat.book.getSnapshot().items.length - 1;
    const delivery = () => {
      const item = itemAt(chat.book.getSnapshot().items, place);
      return item?.kind === 'message' ? item.delivery : undefined;
    };
    await vi.waitFor(() => expect(delivery() === 'sent' || !chat.book.getSnapshot().isOnline).toBe(true));
    return delivery();
  }
  return { chat, send, call, exchange, wait: (ms: number) => (time += ms) };
}

it('the network is checked before a message is sent, unless it has just answered', async () => {
  const { send, call, exchange, wait } = openChat(() => Promise.resolve());
  await send('first');
  await send('second');
  expect(call).toHaveBeenCalledTimes(1);
  wait(6_000);
  await send('third');
  expect(call).toHaveBeenCalledTimes(2);
  expect(exchange).toHaveBeenCalledTimes(3);
});

it.each([
  ['is there when the server answers with an error', new HttpError(500), 'sent', 1],
  ['is not there when the server cannot be reached, and nothing is sent', new OfflineError(), 'queued', 0],
])('the network %s', async (_what, error, delivery, sent) => {
  const { send, exchange } = openChat(() => Promise.reject(error));
  expect(await send('first')).toBe(delivery);
  expect(exchange).toHaveBeenCalledTimes(sent);
});

it.each([401, 500])(
  'a message answered by %i may have arrived, and is sent again with the same key',
  async (status) => {
    const { chat, send, exchange } = openChat(() => Promise.resolve());
    exchange.mockRejectedValueOnce(new HttpError(status));
    void chat.actions.send('only once', newId());
    const message = () => messagesIn(chat.book.getSnapshot(), 'unknown')[0];
    await vi.waitFor(() => expect(message()).toBeDefined());
    await send('another one');
    expect(exchange).toHaveBeenCalledTimes(2);
    chat.actions.retryMessage(message()?.id ?? '');
    await vi.waitFor(() => expect(exchange).toHaveBeenCalledTimes(3));
    const [first, , again] = exchange.mock.calls;
    expect(again).toEqual(first);
  },
);

it('a message that was queued before the device became full is sent once there is room, by a tap', async () => {
  const storage = createStorage({ owner: () => 'u:1', now: () => 0, stores: storeNames });
  await addSession(storage, { id: 'c', orderNo: '1', startedAt: 1 }, []);
  const first = openChat(() => Promise.reject(new OfflineError()), storage);
  expect(await first.send('call me')).toBe('queued');
  await vi.waitFor(async () => expect(await readEvents(storage, 'c')).toHaveLength(2));
  first.chat.close();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockThrow(new DOMException('', 'QuotaExceededError'));

  const { events } = await readLog(storage, 'c');
  const { chat, exchange, send } = openChat(() => Promise.resolve(), storage, events);
  const stuck = () => messagesIn(chat.book.getSnapshot(), 'full')[0];
  await vi.waitFor(() => expect(stuck()).toBeDefined());
  expect(exchange).not.toHaveBeenCalled();
  expect(await send('written on the full device')).toBe('sent');
  const id = stuck()?.id ?? '';
  chat.actions.retryMessage(id);
  await vi.waitFor(() => expect(stuck()).toBeDefined());
  expect(exchange).toHaveBeenCalledTimes(1);
  put.mockRestore();
  chat.actions.retryMessage(id);
  await vi.waitFor(() => expect(exchange).toHaveBeenCalledTimes(2));
  expect(exchange.mock.calls.map(([, request]) => request)).toMatchObject([
    { value: 'written on the full device' },
    { value: 'call me' },
  ]);
});

it('the network is checked again after an answer when the browser reports none', async () => {
  const { send, call, exchange } = openChat(
    vi.fn(() => Promise.reject(new OfflineError())).mockImplementationOnce(() => Promise.resolve() as never),
  );
  await send('first');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await send('second')).toBe('queued');
  expect(call).toHaveBeenCalledTimes(2);
  expect(exchange).toHaveBeenCalledTimes(1);
});
