import { createBackend } from '@mocks/backend/create-backend';
import { findScenario } from '@mocks/scenarios';
import { orderIdOf } from '@mocks/seed/create-state';
import { vi } from 'vitest';
import { storeNames } from '@/config/stores';
import type { Market } from '@/domain/market';
import { type Conversation, loadConversations } from '@/features/chat/export/conversation';
import { createLiveChat, type LiveChat } from '@/features/chat/live/live-chat';
import { itemAt, toArray, type ChatState } from '@/features/chat/log/state';
import type { ComplaintSource } from '@/features/records/dispute/sources';
import { problemDetail } from '@/platform/api/contract/complaints';
import { createCallLog } from '@/platform/api/http/call-log';
import { createQueryClient } from '@/platform/query/query-client';
import type { Services } from '@/platform/services';
import { createStorage } from '@/platform/storage/storage';
import { createMemoryTable, type Table } from '@/platform/storage/table';
import { clientOn } from '../support/client';
import { createTimes } from '../support/times';

/** The machine's own event loop, whatever a test does to timers. */
const { setImmediate: nextRound } = globalThis;

/** Actions of a borrower; each waits `afterMs` before, and until nothing in the chat is loading or sending after. */
export type Borrower = {
  /** Lets time pass, milliseconds: reading, typing, a phone in a pocket. */
  wait: (ms: number) => Promise<void>;
  /** Chooses an entry of the present list by its title. */
  ask: (title: string, afterMs?: number) => Promise<void>;
  chooseCategory: (index: number, afterMs?: number) => Promise<void>;
  say: (text: string, afterMs?: number) => Promise<void>;
  feedback: (isResolved: boolean, afterMs?: number) => Promise<void>;
  rate: (stars: number, afterMs?: number) => Promise<void>;
  handOff: (afterMs?: number) => Promise<void>;
  /** Sends again what failed. */
  retryLast: () => Promise<void>;
  /** Leaves the page, and opens it again. */
  comeBack: () => Promise<void>;
  /** Faults of the server from now on, as in the demo's address; empty for none. */
  setFaults: (literal: string) => void;
};

export type Recording = {
  borrower: Borrower;
  /** The stored conversation, with plain names in place of random ones. */
  conversation: () => Promise<Conversation>;
  services: Services;
  orderNo: string;
  market: Market;
  /** The complaint of the scenario, as its page reads it. */
  readComplaint: () => Promise<ComplaintSource>;
  now: () => number;
  end: () => void;
};

export type Scene = {
  /** Names the conversation. */
  name: string;
  scenario: string;
  seed: number;
  /** Epoch milliseconds, a whole second. */
  start: number;
  /** An answer takes these in turn, milliseconds. */
  answerMs?: readonly number[];
};

const usualAnswers = [180, 240, 150, 310, 205] as const;

/** Replaces random bytes by a counter; ids that are made of them get plain names at the end. */
function countBytes(): void {
  let count = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    count += 1;
    if (bytes instanceof Uint8Array) bytes.forEach((_, place) => (bytes[place] = (count >> (8 * (place % 4))) & 255));
    return bytes;
  });
}

/** Replaces random names by the order in which they appear. */
function withPlainNames(conversation: Conversation, name: string): Conversation {
  const names = new Map<string, string>();
  const plain = (id: string) => {
    if (!names.has(id)) names.set(id, `m${String(names.size + 1)}`);
    return names.get(id) ?? id;
  };
  return {
    ...conversation,
    id: name,
    events: conversation.events.map((event) =>
      event.type.startsWith('message-') && 'id' in event ? { ...event, id: plain(event.id) } : event,
    ),
  };
}

/**
 * Opens the real chat on the mock backend, with a clock that only the borrower moves: without the machine's clock,
 * latency and random values.
 */
export async function record({
  name,
  scenario: scenarioName,
  seed,
  start,
  answerMs = usualAnswers,
}: Scene): Promise<Recording> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: start });
  countBytes();
  const times = createTimes(start);
  vi.spyOn(performance, 'now').mockImplementation(times.monotonic);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const scenario = findScenario(scenarioName);
  const { market } = scenario;
  const orderNo = orderIdOf(scenario, seed);
  const settings = { scenario: scenarioName, seed };
  const backend = createBackend({ settings, origin: 'https://loan.example', realNow: times.server });
  let isOffline = false;
  let answered = 0;

  function pass(ms: number): void {
    times.pass(ms);
    vi.setSystemTime(times.wall());
  }

  async function transport(request: Request): Promise<Response> {
    // The caller has stored its time before.
    await new Promise<void>((resolve) => nextRound(resolve));
    pass(answerMs[answered++ % answerMs.length] ?? 0);
    if (isOffline) throw new TypeError('Failed to fetch');
    return backend.respond(request);
  }

  const tables = new Map<string, Table>();
  const owner = 'u:sample';
  const storage = createStorage({
    owner: () => owner,
    now: times.clock.now,
    stores: storeNames,
    openTable(store) {
      const table = tables.get(store) ?? createMemoryTable();
      tables.set(store, table);
      return table;
    },
  });
  const calls = createCallLog(times.clock.now, () => owner);
  const api = clientOn(transport, {
    idempotencyHeader: 'Idempotency-Key',
    commonParams: () => ({ userId: 'sample', token: 'none', deviceId: 'sample' }),
    onServerTime: times.clock.synchronize,
    watch: calls.watch,
  });
  // Only the services that the chat and the dispute file use: code that uses others fails at once.
  const services = {
    api,
    calls,
    storage,
    clock: times.clock,
    bridge: { call: () => Promise.resolve(undefined) },
    session: { current: () => ({ ownerId: owner, userId: 'sample' }), commonParams: () => ({ appVersion: '3.2.0' }) },
    locale: { i18n: { locale: market.id === 'india' ? 'en' : 'id', _: () => '' } },
  } as unknown as Services;

  let chat: LiveChat;

  function open(): ReturnType<LiveChat['getSnapshot']> & { phase: 'open' } {
    const snapshot = chat.getSnapshot();
    if (snapshot.phase !== 'open') throw new Error(`${name}: the chat is not open`);
    return snapshot;
  }

  const isBusy = ({ list, unsettled, items }: ChatState) =>
    list.status === 'loading' ||
    unsettled.some(({ index }) => {
      const item = itemAt(items, index);
      return item?.kind === 'message' && item.delivery === 'sending';
    });

  /** Waits until nothing is loading or sending. */
  async function rest(): Promise<void> {
    let quiet = 0;
    for (let round = 0; quiet < 12 && round < 2_000; round += 1) {
      await new Promise<void>((resolve) => nextRound(resolve));
      const snapshot = chat.getSnapshot();
      quiet = snapshot.phase === 'opening' || (snapshot.phase === 'open' && isBusy(snapshot.state)) ? 0 : quiet + 1;
    }
  }

  async function begin(): Promise<void> {
    const queryClient = createQueryClient();
    chat = createLiveChat({ services, queryClient, orderNo, selectedIndex: null, marketId: market.id });
    await chat.open();
    await rest();
  }

  async function waitFor(ms: number): Promise<void> {
    pass(ms);
    await vi.advanceTimersByTimeAsync(ms);
    // Timers of that time have added it once more.
    vi.setSystemTime(times.wall());
    await rest();
  }

  async function act(work: () => void, afterMs = 0): Promise<void> {
    if (afterMs > 0) await waitFor(afterMs);
    work();
    await rest();
  }

  await begin();
  return {
    services,
    orderNo,
    market,
    now: times.clock.now,
    async readComplaint() {
      const [problemId = ''] = backend.snapshot().state.complaints.map((complaint) => complaint.problemId);
      const detail = await api.call(problemDetail, { problemId });
      await rest();
      return { detail, sentAt: '' };
    },
    borrower: {
      wait: waitFor,
      ask: (title, afterMs) =>
        act(() => {
          const { state, conversation } = open();
          const item = toArray(state.items).find(({ key }) => key === state.list.key);
          const answer = item?.kind === 'answer' ? item.answers.find((one) => one.title === title) : undefined;
          if (!answer) throw new Error(`${name}: the list has no entry "${title}"`);
          conversation.actions.ask(answer);
        }, afterMs),
      chooseCategory: (index, afterMs) => act(() => open().conversation.actions.chooseCategory(index), afterMs),
      say: (text, afterMs) => act(() => open().conversation.actions.send(text), afterMs),
      feedback: (isResolved, afterMs) =>
        act(() => {
          if (!open().state.feedback) throw new Error(`${name}: there is no request for feedback`);
          open().conversation.actions.giveFeedback(isResolved);
        }, afterMs),
      rate: (stars, afterMs) =>
        act(() => {
          if (!open().state.rating) throw new Error(`${name}: there is no request for a rating`);
          open().conversation.actions.rate(stars);
        }, afterMs),
      handOff: (afterMs) => act(() => open().conversation.actions.handOff('button', ''), afterMs),
      retryLast: () =>
        act(() => {
          const { state, conversation } = open();
          const last = state.unsettled[state.unsettled.length - 1];
          if (!last) throw new Error(`${name}: nothing has failed`);
          conversation.actions.retryMessage(last.id);
        }),
      async comeBack() {
        open().conversation.close();
        await begin();
      },
      setFaults(literal) {
        isOffline = literal === 'offline';
        backend.apply({ faults: isOffline ? '' : literal });
      },
    },
    async conversation() {
      const [found] = await loadConversations(storage);
      if (!found) throw new Error(`${name}: nothing was recorded`);
      return withPlainNames(found, name);
    },
    end() {
      open().conversation.close();
      vi.restoreAllMocks();
      vi.useRealTimers();
    },
  };
}
