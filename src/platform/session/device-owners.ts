import { attempt } from './attempt';
import type { Params } from './common-params';
import { ownerOf } from './owner-id';

/** A storage of the browser, as far as the session needs it. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'loan-web.owners';

type Owners = {
  /** Whose records lie on the device; `null` after signing out, absent where nothing is known. */
  current?: string | null | undefined;
  /** What `ownerOf` says of that borrower now, where their records lie under another name. */
  alias?: string | undefined;
  /** Whose records are still to be deleted. */
  leaving: readonly string[];
};

const isOwner = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads what was written down, of which nothing is believed. @throws SyntaxError when it is not even JSON */
function parse(text: string): Owners {
  const stored: unknown = JSON.parse(text);
  const { current, alias, leaving }: Partial<Record<keyof Owners, unknown>> = Object(stored);
  return {
    current: current === null || isOwner(current) ? current : undefined,
    alias: isOwner(alias) ? alias : undefined,
    leaving: Array.isArray(leaving) ? leaving.filter(isOwner) : [],
  };
}

/**
 * Whose records lie on this device, known to every window and every start: names of owners only, no secret
 * (decision 30, record owner). That records have to go is written down before the first is deleted, so that a start
 * after a kill goes on with it.
 */
export type DeviceOwners = {
  /** Who is at the device, as `ownerOf` names them; `undefined` where nobody is known, or the last one signed out. */
  present: () => string | undefined;
  /**
   * The name under which the records of a borrower lie: `ownerOf`, but where they began under another name, or where
   * those under that name are still to be deleted.
   */
  nameOf: (params: Params) => string | undefined;
  /** Whether somebody else is at the device now, or this owner has signed out, in whatever window. */
  isOver: (owner: string) => boolean;
  /**
   * This borrower is at the device now. The records of the one before, if it is another, have to go.
   * @param params what the session knows of the borrower
   */
  arrive: (owner: string, params: Params) => void;
  /** This owner signs out: the records have to go. */
  leave: (owner: string) => void;
  /** The records of this owner are gone. */
  cleared: (owner: string) => void;
  /** The owners whose records have to go. */
  leaving: () => readonly string[];
};

/** @param localStorage absent where the browser refuses it; then each page knows only of itself */
export function createDeviceOwners(localStorage: StorageLike | undefined): DeviceOwners {
  let known: Owners = { leaving: [] };

  /** Read each time: other windows write, too. Where that is blocked, what this page knows has to do. */
  function read(): Owners {
    const text = attempt(() => localStorage?.getItem(storageKey));
    if (text) known = attempt(() => parse(text)) ?? known;
    return known;
  }

  function write(next: Owners): void {
    known = next;
    const isKept = attempt(() => {
      localStorage?.setItem(storageKey, JSON.stringify(next));
      return true;
    });
    // On a device that is full, what was written before would end the session that begins now.
    if (!isKept) attempt(() => localStorage?.removeItem(storageKey));
  }

  const without = (owners: readonly string[], owner: string) => owners.filter((other) => other !== owner);

  return {
    present() {
      const { current, alias } = read();
      return alias ?? current ?? undefined;
    },
    nameOf(params) {
      const { current, alias, leaving } = read();
      let name = ownerOf(params);
      if (name === undefined) return undefined;
      if (name === alias && isOwner(current)) return current;
      // What is typed from now on must not be deleted with what was typed before.
      while (leaving.includes(name)) name = `+${name}`;
      return name;
    },
    isOver(owner) {
      const { current } = read();
      return current !== undefined && current !== owner;
    },
    arrive(owner, params) {
      const { current, alias, leaving } = read();
      const present = ownerOf(params);
      if (current === owner && (present === owner || present === alias)) return;
      write({
        current: owner,
        alias: present === owner ? undefined : present,
        leaving: isOwner(current) && current !== owner ? [...without(leaving, current), current] : leaving,
      });
    },
    leave(owner) {
      const owners = read();
      write({
        ...(owners.current === owner ? { current: null } : owners),
        leaving: [...without(owners.leaving, owner), owner],
      });
    },
    cleared(owner) {
      const owners = read();
      write({ ...owners, leaving: without(owners.leaving, owner) });
    },
    leaving: () => read().leaving,
  };
}
