import type { StorageLike } from './session-vault';

const storageKey = 'loan-web.owners';

type Owners = {
  /** Whose records lie on the device; `null` after signing out, absent where nothing is known. */
  current?: string | null;
  /** Whose records are still to be deleted. */
  leaving: readonly string[];
};

const isOwner = (value: unknown): value is string => typeof value === 'string' && value !== '';

function parse(text: string | null): Owners {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (typeof stored !== 'object' || stored === null) return { leaving: [] };
  const current =
    'current' in stored && (stored.current === null || isOwner(stored.current)) ? { current: stored.current } : {};
  return {
    ...current,
    leaving: 'leaving' in stored && Array.isArray(stored.leaving) ? stored.leaving.filter(isOwner) : [],
  };
}

/**
 * Whose records lie on this device, known to every window and every start: names of owners only, no secret
 * (decision 30, record owner). That records have to go is written down before the first is deleted, so that a start
 * after a kill goes on with it.
 */
export type DeviceOwners = {
  /** Whether a session of this owner is over because another window signed out or was opened by another borrower. */
  isOver: (owner: string) => boolean;
  /** This borrower is here now. The one before, if it is another, has to go. */
  arrive: (owner: string) => void;
  /** The records of this owner have to go. */
  leave: (owner: string) => void;
  /** They are gone. */
  cleared: (owner: string) => void;
  leaving: () => readonly string[];
};

/** @param localStorage absent where the browser refuses it; then each page knows only of itself */
export function createDeviceOwners(localStorage: StorageLike | undefined): DeviceOwners {
  let known: Owners = { leaving: [] };

  /** Read anew each time: other windows write, too. */
  function read(): Owners {
    try {
      known = localStorage ? parse(localStorage.getItem(storageKey)) : known;
    } catch {
      // Blocked or damaged: what this page knows has to do.
    }
    return known;
  }

  function write(next: Owners): void {
    known = next;
    try {
      localStorage?.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Blocked or full: this page still knows, and clears what it can.
    }
  }

  const without = (owners: readonly string[], owner: string) => owners.filter((other) => other !== owner);

  return {
    isOver(owner) {
      const { current } = read();
      return current !== undefined && current !== owner;
    },
    arrive(owner) {
      const { current, leaving } = read();
      if (current === owner) return;
      write({ current: owner, leaving: isOwner(current) ? [...without(leaving, current), current] : leaving });
    },
    leave(owner) {
      const { current, leaving } = read();
      write({
        ...(current === owner ? { current: null } : current !== undefined && { current }),
        leaving: [...without(leaving, owner), owner],
      });
    },
    cleared(owner) {
      const owners = read();
      write({ ...owners, leaving: without(owners.leaving, owner) });
    },
    leaving: () => read().leaving,
  };
}
