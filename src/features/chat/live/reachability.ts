import { isApiError, OfflineError, TimedOutError } from '@/platform/api/errors';

/** An answer younger than this proves the network, milliseconds. */
const freshMs = 5_000;

/** What requests tell about the network; the browser's own word counts only where it says that there is none. */
export type Reachability = {
  /** Whether the server answers, asked right now unless it just did. */
  check: () => Promise<boolean>;
  /** A call has been answered, or has failed. */
  note: (error?: unknown) => void;
};

type Options = {
  /** A read that changes nothing. */
  probe: () => Promise<unknown>;
  now: () => number;
  onChange: (online: boolean) => void;
};

/** Whether a failed call says that the server was not reached. */
export function isUnreached(error: unknown): boolean {
  return error instanceof OfflineError || error instanceof TimedOutError;
}

/**
 * Tells whether a message would reach the server, before it is sent: a record that got lost on its way must not be sent
 * twice, so nothing is sent into a network that is not there.
 */
export function createReachability({ probe, now, onChange }: Options): Reachability {
  let answeredAt = -Infinity;

  function note(error?: unknown): void {
    if (isUnreached(error)) answeredAt = -Infinity;
    // Whatever a server says, it has been reached.
    else if (error === undefined || isApiError(error)) answeredAt = now();
    else return;
    onChange(answeredAt !== -Infinity);
  }

  return {
    note,
    async check() {
      const age = now() - answeredAt;
      if (navigator.onLine && age >= 0 && age < freshMs) return true;
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
