import { RefusedError } from '@/api/errors';
import { outcomeOf } from '@/delivery/outcome';
import type { NewChatEvent } from '../log/events';
import { openMessage, type ChatState } from '../log/reduce';
import type { MessageItem } from '../log/state';
import type { LogBook } from './log-book';
import type { Reachability } from './reachability';
import type { SendLock } from './send-lock';

/** Waiting times between two looks at a network that is not there, milliseconds; the last one repeats. */
const pauses = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

export type Outbox = {
  /** Sends what waits, in order, if nothing is in the way. */
  wake: () => void;
  close: () => void;
};

type Options = {
  book: LogBook;
  lock: SendLock;
  network: Reachability;
  /** Records one message. @returns the server's words */
  record: (message: MessageItem) => Promise<string>;
  /** Whether this is still the borrower whose messages these are. */
  isOurs: () => boolean;
};

/** The oldest message that waits. */
export function nextQueued(state: ChatState): MessageItem | undefined {
  return state.unsettled.map(({ id }) => openMessage(state, id)).find((message) => message?.delivery === 'queued');
}

/**
 * What a failed record comes to. `lost`: the request left, and no readable answer came; it may have been recorded, so it
 * is never sent again by itself.
 */
export function failureOf(id: string, error: unknown): NewChatEvent {
  if (error instanceof RefusedError) return { type: 'message-failed', id, reason: 'refused', text: error.text };
  return { type: 'message-failed', id, reason: outcomeOf(error) === 'unknown' ? 'lost' : 'server', text: '' };
}

/**
 * Sends the messages of a conversation: one at a time, in order, each at most once by itself. A message is written down
 * as being sent before its first byte leaves; what a dead page left in that state may have arrived, and waits for a tap.
 */
export function createOutbox({ book, lock, network, record, isOurs }: Options): Outbox {
  let isClosed = false;
  let isRunning = false;
  let isWanted = false;
  let fails = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mayGoOn = () => !isClosed && isOurs();

  /** Holding the lock, nobody sends: a message that stands as being sent was left by a page that died. */
  async function doubtOrphans(): Promise<void> {
    const state = book.getSnapshot();
    const orphans = state.unsettled.filter(({ id }) => openMessage(state, id)?.delivery === 'sending');
    if (orphans.length > 0) await book.add(...orphans.map(({ id }): NewChatEvent => ({ type: 'message-failed', id, reason: 'lost', text: '' })));
  }

  async function send(message: MessageItem): Promise<void> {
    const { id, attempts } = message;
    await book.add({ type: 'message-sending', id, attempt: attempts + 1 });
    // Another tab may have taken it back in between.
    if (!mayGoOn() || openMessage(book.getSnapshot(), id)?.delivery !== 'sending') return;
    try {
      const reply = await record(message);
      network.note();
      await book.add({ type: 'message-sent', id, reply });
    } catch (error) {
      network.note(error);
      await book.add(failureOf(id, error));
    }
  }

  async function drain(): Promise<void> {
    if (!mayGoOn()) return;
    const message = nextQueued(book.getSnapshot());
    if (!message) return;
    if (!(await network.check())) {
      const pause = pauses[Math.min(fails, pauses.length - 1)] ?? 60_000;
      fails += 1;
      clearTimeout(timer);
      timer = setTimeout(wake, pause);
      return;
    }
    fails = 0;
    await send(message);
    await drain();
  }

  async function run(): Promise<void> {
    isWanted = false;
    await lock(async () => {
      await book.refresh();
      await doubtOrphans();
      await drain();
    });
  }

  function wake(): void {
    isWanted = true;
    if (isRunning || !mayGoOn()) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
      // Something came while the lock was being given back.
      if (isWanted) wake();
    });
  }

  return {
    wake,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

