import * as v from 'valibot';
import { createObservable, type Observable } from '@/platform/browser/observable';
import { createQueue } from '@/platform/browser/wait';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';
import { chatEventSchema, type ChatEvent, type NewChatEvent } from '../log/events';
import { initialChat, reduceChat, type ChatState } from '../log/reduce';
import { appendEvents, readEvents } from '../records/chat-sessions';

type Waiting = NewChatEvent & { at: number };

export type LogBook = Observable<ChatState> & {
  /** Shows events at once and saves them. Resolves when they are saved, or the device has no room. */
  add: (...events: NewChatEvent[]) => Promise<void>;
  /** Reads the events of other tabs. */
  refresh: () => Promise<void>;
  close: () => void;
};

type Options = {
  storage: DeviceStorage;
  sessionId: string;
  /** The events of the saved log. */
  events: readonly ChatEvent[];
  /** Saves those events, if the device had no room for them before. */
  begin?: (() => Promise<WriteOutcome>) | null;
  now: () => number;
  /** Called after events of this page were saved. */
  onWritten: () => void;
};

/** The log in this page: shown at once, saved in turn, merged with the events of other tabs; what is saved counts. */
export function createLogBook({ storage, sessionId, events, begin = null, now, onWritten }: Options): LogBook {
  /** The state after the saved events, and their number. */
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

  function applyTail(tail: readonly unknown[], ours: number): void {
    known += tail.length;
    // The usual case: no other tab has written, so the shown state is the saved state.
    if (tail.length === ours && waiting.length === 0) {
      written = shown.getSnapshot();
      return;
    }
    for (const raw of tail) {
      const event = v.safeParse(chatEventSchema, raw);
      // A tab with a newer build may write unknown events: they count, and are not shown.
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
    // On a full device the events stay visible, and are saved with the next one if there is room.
    waiting = waiting.slice(stored);
    if (tail.length > 0) applyTail(tail, stored);
    if (stored > 0) onWritten();
  }

  async function read(): Promise<void> {
    if (isClosed) return;
    const tail = await readEvents(storage, sessionId, known);
    if (!isClosed && tail.length > 0) applyTail(tail, 0);
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
