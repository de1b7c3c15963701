import { note } from '@/platform/telemetry/report-notes';

/** One call of the contract that has ended, as the client saw it. Nothing of what was asked or answered. */
export type EndedCall = {
  /** Whose call it was; nobody is signed in where it is missing. */
  owner: string | undefined;
  /** Its name in the contract. */
  call: string;
  /** When it began, epoch milliseconds. */
  at: number;
  /** Milliseconds. */
  took: number;
  /** What it failed with; `undefined` for an answer. */
  error: unknown;
};

/** Calls that are held until somebody writes them down. */
export const maxHeldCalls = 200;

export type CallLog = {
  /** Oldest first. Whoever writes them down takes them out. */
  held: EndedCall[];
  /** Called after each call, once there is somebody to tell. */
  onEnd?: () => void;
  watch: (call: string, reply: Promise<unknown>) => void;
};

/** Holds the latest calls in memory: no more than that happens on the way of a call (decision 57, dispute file). */
export function createCallLog(now: () => number, owner: () => string | undefined): CallLog {
  const held: EndedCall[] = [];
  const log: CallLog = {
    held,
    watch(call, reply) {
      const begun = { owner: owner(), call, at: now() };
      const start = performance.now();
      function end(error?: unknown): void {
        const took = performance.now() - start;
        if (__REPORT_URL__) note({ kind: 'call', call, took, error });
        held.push({ ...begun, took, error });
        if (held.length > maxHeldCalls) held.shift();
        log.onEnd?.();
      }
      reply.then(() => end(), end);
    },
  };
  return log;
}
