import * as v from 'valibot';
import { createObservable } from '@/platform/browser/observable';
import { createQueue } from '@/platform/browser/wait';
import type { Services } from '@/platform/services';
import { chatEventSchema, type NewChatEvent } from '../log/events';
import { messagesIn, reduceChat } from '../log/reduce';
import { initialChat } from '../log/state';
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
 * has written, the stored order applies.
 * @param found the conversation and the events of its saved log
 * @param onOver called when the conversation has been ended elsewhere: its id, and the text of the messages that only
 *   this page has
 */
export function createLogBook(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  { id: sessionId, events, begin }: Pick<Found, 'id' | 'events' | 'begin'>,
  onOver?: (id: string, unsaved: string) => void,
) {
  /** The state after the stored events, and their number. */
  let written = events.reduce(reduceChat, initialChat);
  let seenCount = events.length;
  let waiting: Waiting[] = [];
  let isClosed = false;
  let isBegun = begin === null;
  const inTurn = createQueue();
  const shown = createObservable(written);
  const channel = openTabChannel(sessionId, (news) => (news === 'over' ? noteOver() : void refresh()));

  /** Whether such an event of a message is not stored yet. */
  const isWaiting = (type: NewChatEvent['type'], id: string) =>
    waiting.some((event) => event.type === type && 'id' in event && event.id === id);

  function noteOver(): void {
    const unsaved = messagesIn(shown.getSnapshot(), 'queued').filter(
      ({ id, record }) => record === 4 && isWaiting('message-queued', id),
    );
    onOver?.(sessionId, unsaved.map(({ value }) => value).join('\n'));
  }

  function redraw(): void {
    shown.set(
      waiting.reduce((state, event, index) => reduceChat(state, { ...event, seq: seenCount + index }), written),
    );
  }

  function applyTail(tail: readonly unknown[], ours: number): void {
    seenCount += tail.length;
    // The usual case: no other tab has written, so the shown state is the stored state.
    if (tail.length === ours && waiting.length === 0) {
      written = shown.getSnapshot();
      return;
    }
    for (const raw of tail) {
      const event = v.safeParse(chatEventSchema, raw);
      // A tab with a newer build may write unknown events; they are counted, but not shown.
      if (event.success) written = reduceChat(written, event.output);
    }
    redraw();
  }

  async function storeWaiting(): Promise<void> {
    const batch = waiting;
    if (isClosed || batch.length === 0) return;
    isBegun ||= (await begin?.()) ?? true;
    if (!isBegun || isClosed) return;
    const { stored, tail, isOver } = await appendEvents(storage, sessionId, seenCount, batch);
    if (isClosed) return;
    if (isOver) {
      isClosed = true;
      noteOver();
      return;
    }
    // On a full device the events stay visible, and are stored with the next one if there is space.
    waiting = waiting.slice(stored);
    if (tail.length > 0) applyTail(tail, stored);
    if (stored > 0) channel?.tell('events');
  }

  async function read(): Promise<void> {
    if (isClosed) return;
    const tail = await readEvents(storage, sessionId, seenCount);
    if (!isClosed && tail.length > 0) applyTail(tail, 0);
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
      redraw();
      return inTurn(storeWaiting);
    },
    refresh,
    isWaiting,
    /** Stops storing and reading. */
    close() {
      isClosed = true;
      channel?.close();
    },
  };
}
