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
  /** Renders the events at once and writes them. Settles when they are stored, or when the device has no space. */
  add: (...events: NewChatEvent[]) => Promise<void>;
  /** Reads the events of other tabs. */
  refresh: () => Promise<void>;
  /** Stops reading and writing. */
  close: () => void;
};

type Options = {
  storage: DeviceStorage;
  sessionId: string;
  /** The log as it was read. */
  events: readonly ChatEvent[];
  /** Writes the log as it was read, if the device had no space for it before. */
  begin?: (() => Promise<WriteOutcome>) | null;
  now: () => number;
  /** Called when our own events are stored. */
  onWritten: () => void;
};

/**
 * The log of a conversation in this page: rendered at once, written in order, merged with other tabs. The stored log
 * decides the order; unwritten events are rendered after it.
 */
export function createLogBook({ storage, sessionId, events, begin = null, now, onWritten }: Options): LogBook {
  /** The state of the stored log, and its number of events. */
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
    // The usual case: no other tab wrote, so the rendered events are the stored ones.
    if (tail.length === ours && waiting.length === 0) {
      written = shown.getSnapshot();
      return;
    }
    for (const raw of tail) {
      const event = v.safeParse(chatEventSchema, raw);
      // A tab with a newer build may write unknown events: they keep their index, and are not rendered.
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
    // Without space the events stay rendered, and are written with the next one.
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
