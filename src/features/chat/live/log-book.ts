import * as v from 'valibot';
import { createObservable } from '@/platform/browser/observable';
import { createQueue } from '@/platform/browser/wait';
import type { Services } from '@/platform/services';
import { chatEventSchema, type NewChatEvent } from '../log/events';
import { markUnstored, messagesIn, openMessage, reduceChat, replay } from '../log/reduce';
import { toArray } from '../log/state';
import { appendEvents, readEvents } from '../records/chat-sessions';
import type { Found } from './find-conversation';

/** A message between tabs: the conversation has new events, or it is over. */
type TabNews = 'events' | 'over';

/** Connects the tabs of a conversation; `null` without BroadcastChannel: then a tab reads the log once visible. */
function openTabChannel(sessionId: string, onNews?: (news: TabNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(`loan-web-chat-${sessionId}`);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'events' || data === 'over') onNews?.(data);
  });
  const post = channel.postMessage.bind(channel);
  return { tell: (news: TabNews) => post(news), close: () => channel.close() };
}

/** Notifies the other tabs that a conversation is over. */
export function announceOver(sessionId: string): void {
  const channel = openTabChannel(sessionId);
  channel?.tell('over');
  channel?.close();
}

type Waiting = NewChatEvent & { at: number };

/** The state of a conversation, with the writing and reading of its log. */
export type LogBook = ReturnType<typeof createLogBook>;

/**
 * Creates the log of a conversation in this page. It shows events at once and stores them in order; where another tab
 * has written, the stored order applies. @param found the conversation and the events of its saved log
 * @param onOver called when it has been ended elsewhere @param onNews called when events of another tab are read
 */
export function createLogBook(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  { id: sessionId, events, begin }: Pick<Found, 'id' | 'events' | 'begin'>,
  { onOver, onNews }: { onOver: () => void; onNews: () => void },
) {
  /** The state after the stored events, and their number. */
  let written = replay(events);
  let seenCount = events.length;
  let waiting: Waiting[] = [];
  let isFull = false;
  /** The messages that were written in this page. */
  const own = new Set<string>();
  /** The messages that were queued while the device stored nothing. */
  const inMemory = new Set<string>();
  const isInMemory = () => storage.status.getSnapshot().mode === 'memory';
  let isClosed = false;
  let isBegun = begin === null;
  const inTurn = createQueue();
  const shown = createObservable(written);
  const channel = openTabChannel(sessionId, (news) => (news === 'over' ? onOver() : void refresh().then(onNews)));

  /** Whether such an event of a message is not stored yet. */
  const isWaiting = (type: NewChatEvent['type'], id: string) =>
    waiting.some((event) => event.type === type && 'id' in event && event.id === id);

  const isOnlyHere = (id: string) => !openMessage(written, id);

  /** The texts of this page that the server may not have. @param end ends the conversation @returns those in no log */
  async function unsavedText(end: () => Promise<void>): Promise<string> {
    const items = toArray(shown.getSnapshot().items);
    await end();
    const stored = JSON.stringify((await readEvents(storage, sessionId)) ?? []);
    const isLost = (id: string) => own.has(id) && !stored.includes(id) && !isWaiting('message-sent', id);
    const lost = items.flatMap((item) =>
      item.kind === 'message' && item.record === 4 && isLost(item.id) ? item.value : [],
    );
    return lost.join('\n');
  }

  function redraw(): void {
    const drawn = waiting.reduce(
      (state, event, index) => reduceChat(state, { ...event, seq: seenCount + index }),
      written,
    );
    const stored = new Set(messagesIn(written, 'queued').map(({ id }) => id));
    const unstored = messagesIn(drawn, 'queued').filter(({ id }) => !stored.has(id));
    shown.set(unstored.reduce((state, { id }) => markUnstored(state, id, isFull ? 'unsaved' : 'storing'), drawn));
  }

  function applyTail(tail: readonly unknown[]): void {
    seenCount += tail.length;
    for (const raw of tail) {
      const event = v.safeParse(chatEventSchema, raw);
      // A tab with a newer build may write unknown events; they are counted, but not shown.
      if (event.success) written = reduceChat(written, event.output);
    }
    redraw();
  }

  /** Without a device this page cannot take back what another page may send. */
  function asKnownHere(event: Waiting): Waiting {
    if (event.type !== 'message-cancelled' || inMemory.has(event.id) || isOnlyHere(event.id)) return event;
    return { type: 'message-failed', id: event.id, reason: 'lost', text: '', at: event.at };
  }

  async function storeWaiting(): Promise<void> {
    // Only its use shows that the device stores nothing any more.
    if (waiting.some(({ type }) => type === 'message-cancelled')) await readEvents(storage, sessionId);
    if (isInMemory()) waiting = waiting.map(asKnownHere);
    const batch = waiting;
    if (isClosed || batch.length === 0) return;
    isBegun ||= (await begin?.()) ?? true;
    if (isClosed) return;
    if (!isBegun) {
      isFull = true;
      redraw();
      return;
    }
    if (isInMemory()) for (const event of batch) if (event.type === 'message-queued') inMemory.add(event.id);
    const { outcome, tail } = await appendEvents(storage, sessionId, seenCount, batch);
    if (isClosed) return;
    if (outcome === 'over') {
      isClosed = true;
      onOver();
      return;
    }
    // On a full device the events stay visible, and are stored with the next one if there is space.
    isFull = outcome === 'full';
    if (!isFull) waiting = waiting.slice(batch.length);
    applyTail(tail);
    if (!isFull) channel?.tell('events');
  }

  async function read(): Promise<void> {
    if (isClosed) return;
    const tail = (await readEvents(storage, sessionId))?.slice(seenCount) ?? [];
    if (!isClosed && tail.length > 0) applyTail(tail);
  }

  /** Reads the events of other tabs. */
  function refresh(): Promise<void> {
    return inTurn(async () => (waiting.length > 0 ? storeWaiting() : read()));
  }

  return {
    subscribe: shown.subscribe,
    getSnapshot: shown.getSnapshot,
    /** Shows events at once and stores them. Resolves when they are stored, or the device has no space. */
    add(...added: NewChatEvent[]): Promise<void> {
      const at = clock.now();
      waiting = [...waiting, ...added.map((event) => ({ ...event, at }))];
      for (const event of added) if (event.type === 'message-queued') own.add(event.id);
      redraw();
      return inTurn(storeWaiting);
    },
    /** Resolves when a message of this page is in the log, or over without it. */
    whenStored: (id: string) =>
      new Promise<void>((resolve) => {
        const stop = shown.subscribe(() => {
          if (isWaiting('message-queued', id) && openMessage(shown.getSnapshot(), id)) return;
          stop();
          resolve();
        });
      }),
    refresh,
    isOnlyHere,
    /** Whether another page may send this message: it is queued there, and would not see that it is being sent. */
    isQueuedElsewhere: (id: string) =>
      isInMemory()
        ? !inMemory.has(id)
        : isWaiting('message-sending', id) && openMessage(written, id)?.delivery === 'queued',
    unsavedText,
    close() {
      isClosed = true;
      channel?.close();
    },
  };
}
