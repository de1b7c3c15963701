import * as v from 'valibot';
import { replySchema, type BridgeOutcome } from './contract';

/** An answer later than this is none, milliseconds. */
const replyMs = 5_000;
const maxErrorLength = 200;

type Answer = Extract<BridgeOutcome, { status: 'answered' | 'refused' | 'timed-out' }>;

export type PendingReplies = {
  /** Waits for the answer to a message that is about to be posted. */
  expect: (id: string) => Promise<Answer>;
  /** The message was not posted after all. */
  forget: (id: string) => void;
  /** Takes whatever the native app hands in; what is malformed, unknown or answered already is ignored. Never throws. */
  receive: (reply: unknown) => void;
};

/** Matches answers to messages. */
export function createPendingReplies(): PendingReplies {
  const waiting = new Map<string, { settle: (answer: Answer) => void; timer: ReturnType<typeof setTimeout> }>();

  function finish(id: string, answer?: Answer): void {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    if (answer) entry.settle(answer);
  }

  return {
    expect: (id) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => finish(id, { status: 'timed-out' }), replyMs);
        waiting.set(id, { settle: resolve, timer });
      }),
    forget: (id) => finish(id),
    receive(raw) {
      const reply = v.safeParse(replySchema, raw);
      if (!reply.success) return;
      const { id, ok, result, error } = reply.output;
      finish(id, ok ? { status: 'answered', result } : { status: 'refused', error: typeof error === 'string' ? error.slice(0, maxErrorLength) : 'unknown' });
    },
  };
}
