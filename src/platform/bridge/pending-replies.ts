import * as v from 'valibot';
import { replySchema, type BridgeOutcome } from './contract';

/** A later answer is ignored; milliseconds. */
const replyMs = 5_000;
const maxErrorLength = 200;

type Answer = Extract<BridgeOutcome, { status: 'answered' | 'refused' | 'timed-out' }>;

export type PendingReplies = {
  /** Waits for the answer to a message that will be posted. */
  expect: (id: string) => Promise<Answer>;
  /** Stops waiting, because the message was not posted. */
  forget: (id: string) => void;
  /** Receives an answer of the native app; ignores one that is malformed, unknown or late. Never throws. */
  receive: (reply: unknown) => void;
};

/** The own fields of an answer. A getter counts as missing: it would run foreign code. */
function plainFields(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const fields = ['id', 'ok', 'result', 'error'].flatMap((name): [string, unknown][] => {
    const property = Reflect.getOwnPropertyDescriptor(raw, name);
    return property && 'value' in property ? [[name, property.value]] : [];
  });
  return Object.fromEntries(fields);
}

/** @returns `undefined` if it is not an answer; never throws */
function readReply(raw: unknown): v.InferOutput<typeof replySchema> | undefined {
  try {
    const reply = v.safeParse(replySchema, plainFields(raw));
    return reply.success ? reply.output : undefined;
  } catch {
    // Only a proxy throws here, and no native app answers with one.
    return undefined;
  }
}

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
      const reply = readReply(raw);
      if (!reply) return;
      const { id, ok, result, error } = reply;
      finish(
        id,
        ok
          ? { status: 'answered', result }
          : { status: 'refused', error: typeof error === 'string' ? error.slice(0, maxErrorLength) : 'unknown' },
      );
    },
  };
}
