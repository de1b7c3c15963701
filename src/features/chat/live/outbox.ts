import { RefusedError } from '@/platform/api/errors';
import type { DeviceStorage } from '@/platform/storage/storage';
import { sendOnce, type Delivered } from '@/platform/writes/deliver';
import { withLock } from '@/platform/writes/lock';
import { runOutbox } from '@/platform/writes/outbox';
import type { NewChatEvent } from '../log/events';
import { openMessage, type ChatState } from '../log/reduce';
import type { MessageItem } from '../log/state';
import type { LogBook } from './log-book';
import type { Reachability } from './reachability';

export type Outbox = {
  /** Sends waiting messages in order, if possible. */
  wake: () => void;
  close: () => void;
};

type Options = {
  book: LogBook;
  storage: DeviceStorage;
  sessionId: string;
  network: Reachability;
  /** Records one message. @returns the server's text */
  record: (message: MessageItem) => Promise<string>;
  /** Whether the session is still that of the borrower of these messages. */
  isOurs: () => boolean;
};

/** The oldest waiting message. */
function nextQueued(state: ChatState): MessageItem | undefined {
  return state.unsettled.map(({ id }) => openMessage(state, id)).find((message) => message?.delivery === 'queued');
}

/**
 * The result of a sent message in the log. `lost`: it left without a readable answer; it may be recorded, so it is
 * never sent again automatically.
 */
export function eventOf(id: string, delivered: Delivered<string>): NewChatEvent {
  if (delivered.kind === 'sent') return { type: 'message-sent', id, reply: delivered.answer };
  if (delivered.kind === 'absent') return { type: 'message-failed', id, reason: 'lost', text: '' };
  const { kind, error } = delivered;
  if (error instanceof RefusedError) return { type: 'message-failed', id, reason: 'refused', text: error.text };
  return { type: 'message-failed', id, reason: kind === 'unknown' ? 'lost' : 'server', text: '' };
}

/**
 * Sends the messages of a conversation: one at a time, in order, each at most once automatically. A message is marked
 * as being sent before its first byte leaves; after a killed page such a message may have arrived, and waits for a tap.
 */
export function createOutbox({ book, storage, sessionId, network, record, isOurs }: Options): Outbox {
  let isClosed = false;
  const mayGoOn = () => !isClosed && isOurs();

  /**
   * Called while the lock is held, so no window sends: a message in the state `sending` is of a page that was killed.
   */
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
        // Another tab may have taken it back in the meantime.
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
