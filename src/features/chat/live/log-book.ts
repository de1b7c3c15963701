import * as v from 'valibot';
import { createObservable, type Observable } from '@/platform/browser/observable';
import { createQueue } from '@/platform/storage/queue';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';
import { chatEventSchema, type ChatEvent, type NewChatEvent } from '../log/events';
import { initialChat, reduceChat, type ChatState } from '../log/reduce';
import { appendEvents, readEvents } from '../records/chat-sessions';

type Waiting = NewChatEvent & { at: number };

export type LogBook = Observable<ChatState> & {
  /**
   * Renders the events at once and writes them. Settles when they are on the device, or when it has no room for them.
   */
  add: (...events: NewChatEvent[]) => Promise<void>;
  /** Takes in what other tabs have written. */
  refresh: () => Promise<void>;
  /** Nothing is read or written any more. */
  close: () => void;
};

type Options = {
  storage: DeviceStorage;
  sessionId: string;
  /** The log as it was read. */
  events: readonly ChatEvent[];
  /** Writes the log as it was read, where the device had no room for it. */
  begin?: (() => Promise<WriteOutcome>) | null;
  now: () => number;
  /** Told when the log on the device has grown by our own events. */
  onWritten: () => void;
};

/**
 * A conversation's log in this page: rendered at once, written in turn, joined with what other tabs write. The log on
 * the device decides the order; what waits to be written is rendered behind it.
 */
export function createLogBook({ storage, sessionId, events, begin = null, now, onWritten }: Options): LogBook {
  /** What the log on the device comes to, and how many events that are. */
  let written = events.reduce(reduceChat, initialChat);
  let known = events.length;
  let waiting: Waiting[] = [];
  let isClosed = false;
  let isBegun = begin === null;
  const inTurn = createQueue();
  const shown = createObservable(written);

  function redraw(): void {
    shown.set(waiting.reduce((state, event, index) => reduceChat(state, { ...event, seq: known + index }), written));
  }

  function takeIn(tail: readonly unknown[], ours: number): void {
    known += tail.length;
    // The usual case: nobody else wrote, so what is rendered is what is written.
    if (tail.length === ours && waiting.length === 0) {
      written = shown.getSnapshot();
      return;
    }
    for (const raw of tail) {
      const event = v.safeParse(chatEventSchema, raw);
      // A tab with a newer build may write what we do not know: it keeps its place, and is not rendered.
      if (event.success) written = reduceChat(written, event.output);
    }
    redraw();
  }

  async function write(): Promise<void> {
    const batch = waiting;
    if (isClosed || batch.length === 0) return;
    isBegun ||= (await begin?.()) !== 'full';
    if (!isBegun || isClosed) return;
    const { outcome, tail } = await appendEvents(storage, sessionId, known, batch);
    if (isClosed) return;
    const stored = outcome === 'full' ? 0 : batch.length;
    // Without room the events stay rendered, and are tried again with the next one.
    waiting = waiting.slice(stored);
    if (tail.length > 0) takeIn(tail, stored);
    if (stored > 0) onWritten();
  }

  async function read(): Promise<void> {
    if (isClosed) return;
    const tail = await readEvents(storage, sessionId, known);
    if (!isClosed && tail.length > 0) takeIn(tail, 0);
  }

  return {
    subscribe: shown.subscribe,
    getSnapshot: shown.getSnapshot,
    add(...added) {
      const at = now();
      for (const event of added) {
        const next = { ...event, at };
        shown.set(reduceChat(shown.getSnapshot(), { ...next, seq: known + waiting.length }));
        waiting = [...waiting, next];
      }
      return inTurn(write);
    },
    refresh: () => inTurn(async () => (waiting.length > 0 ? write() : read())),
    close: () => (isClosed = true),
  };
}
