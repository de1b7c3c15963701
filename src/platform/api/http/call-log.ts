import { note } from '@/platform/telemetry/report-notes';

/** A finished call of the contract, without data of the request or the answer. */
export type EndedCall = {
  owner: string | undefined;
  call: string;
  /** When it started, epoch milliseconds. */
  at: number;
  /** Milliseconds. */
  took: number;
  /** The error; `undefined` for an answer. */
  error: unknown;
};

/** The maximum of calls that are held until they are stored. */
export const maxHeldCalls = 200;

export type CallLog = ReturnType<typeof createCallLog>;

/** Holds the latest calls in memory only: logging adds no I/O to a request (decision 57, dispute file). */
export function createCallLog(now: () => number, owner: () => string | undefined) {
  const held: EndedCall[] = [];
  const log = {
    /** Oldest first. The reader removes them. */
    held,
    onEnd: (): void => undefined,
    watch: (call: string, reply: Promise<unknown>): void => {
      const begun = { owner: owner(), call, at: now() };
      const start = performance.now();
      function end(error?: unknown): void {
        const took = performance.now() - start;
        if (__REPORT_URL__) note({ kind: 'call', call, took, error });
        held.push({ ...begun, took, error });
        if (held.length > maxHeldCalls) held.shift();
        log.onEnd();
      }
      reply.then(() => end(), end);
    },
  };
  return log;
}
