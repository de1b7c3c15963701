import { isApiError, OfflineError, RefusedError, TimedOutError } from '@/platform/api/errors';
import { isOnline } from '@/platform/browser/online';
import type { DeviceStorage } from '@/platform/storage/storage';
import { sendOnce, type Delivered } from '@/platform/writes/deliver';
import { withLock } from '@/platform/writes/lock';
import { runOutbox } from '@/platform/writes/outbox';
import type { NewChatEvent } from '../log/events';
import { openMessage, type ChatState } from '../log/reduce';
import type { MessageItem } from '../log/state';
import type { LogBook } from './log-book';

/** A younger answer proves that there is a network, milliseconds. */
const freshMs = 5_000;

/** Whether the server can be reached, as requests show. What the device reports counts only if it has no network. */
export type Reachability = {
  /** Asks the server, unless it has just answered. */
  check: () => Promise<boolean>;
  /** Takes the result of a call; no error: the server answered. */
  note: (error?: unknown) => void;
};

type ReachabilityOptions = {
  /** A read that changes nothing. */
  probe: () => Promise<unknown>;
  now: () => number;
  onChange: (online: boolean) => void;
};

/** Whether an error means that the server was not reached. */
export function isUnreached(error: unknown): boolean {
  return error instanceof OfflineError || error instanceof TimedOutError;
}

/** Finds out before a message is sent whether it would reach the server: a lost answer must not mean two sends. */
export function createReachability({ probe, now, onChange }: ReachabilityOptions): Reachability {
  let answeredAt = -Infinity;

  function note(error?: unknown): void {
    if (isUnreached(error)) answeredAt = -Infinity;
    // An error of the server proves that it was reached.
    else if (error === undefined || isApiError(error)) answeredAt = now();
    else return;
    onChange(answeredAt !== -Infinity);
  }

  return {
    note,
    async check() {
      const age = now() - answeredAt;
      if (isOnline() && age >= 0 && age < freshMs) return true;
      try {
        await probe();
        note();
      } catch (error) {
        note(error);
      }
      return answeredAt !== -Infinity;
    },
  };
}

export type Outbox = { wake: () => void; close: () => void };

type Options = {
  book: LogBook;
  storage: DeviceStorage;
  sessionId: string;
  network: Reachability;
  /** Sends one message. @returns the server's reply */
  record: (message: MessageItem) => Promise<string>;
  /** Whether the borrower who wrote the messages is still signed in. */
  isOurs: () => boolean;
};

function nextQueued(state: ChatState): MessageItem | undefined {
  return state.unsettled.map(({ id }) => openMessage(state, id)).find((message) => message?.delivery === 'queued');
}

/** The event of a message after its send. `lost`: the server may have it, so it is sent again only by a tap. */
export function eventOf(id: string, delivered: Delivered<string>): NewChatEvent {
  if (delivered.kind === 'sent') return { type: 'message-sent', id, reply: delivered.answer };
  if (delivered.kind === 'absent') return { type: 'message-failed', id, reason: 'lost', text: '' };
  const { kind, error } = delivered;
  if (error instanceof RefusedError) return { type: 'message-failed', id, reason: 'refused', text: error.text };
  return { type: 'message-failed', id, reason: kind === 'unknown' ? 'lost' : 'server', text: '' };
}

/**
 * Sends the messages of a conversation: one at a time, in order, each at most once without a tap. A message is saved as
 * `sending` before its first byte leaves. One that a killed page left in that state may have arrived, and waits for a
 * tap. Messages have this outbox of their own because the log of the conversation is their store and their order.
 */
export function createOutbox({ book, storage, sessionId, network, record, isOurs }: Options): Outbox {
  let isClosed = false;
  const mayGoOn = () => !isClosed && isOurs();

  /** Called while the lock is held, so no window sends: a message that is `sending` is of a killed page. */
  async function markInterrupted(): Promise<void> {
    const state = book.getSnapshot();
    const interrupted = state.unsettled.filter(({ id }) => openMessage(state, id)?.delivery === 'sending');
    if (interrupted.length > 0)
      await book.add(
        ...interrupted.map(({ id }): NewChatEvent => ({ type: 'message-failed', id, reason: 'lost', text: '' })),
      );
  }

  function send(message: MessageItem): Promise<unknown> {
    const { id, attempts } = message;
    return sendOnce<MessageItem, string, null>({
      async begin() {
        await book.add({ type: 'message-sending', id, attempt: attempts + 1 });
        // Another tab may have cancelled it meanwhile.
        return mayGoOn() && openMessage(book.getSnapshot(), id)?.delivery === 'sending'
          ? { attempt: message }
          : { stop: null };
      },
      send: record,
      async end(_, delivered) {
        network.note('error' in delivered ? delivered.error : undefined);
        await book.add(eventOf(id, delivered));
      },
    });
  }

  /** @returns whether messages wait for a network */
  async function drain(): Promise<boolean> {
    const next = () => (mayGoOn() ? nextQueued(book.getSnapshot()) : undefined);
    for (let message = next(); message; message = next()) {
      if (!(await network.check())) return true;
      await send(message);
    }
    return false;
  }

  async function flush(): Promise<boolean> {
    if (!mayGoOn()) return false;
    const waits = await withLock(
      storage,
      `loan-web-chat-${sessionId}`,
      async () => {
        await book.refresh();
        await markInterrupted();
        return drain();
      },
      'inTurn',
    );
    return waits === true;
  }

  const { wake, stop } = runOutbox(flush);
  return {
    wake,
    close() {
      isClosed = true;
      stop();
    },
  };
}
