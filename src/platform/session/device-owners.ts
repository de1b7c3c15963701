import { attempt } from '@/platform/browser/attempt';
import type { Params } from './common-params';
import { ownerOf } from './owner-id';

/** The part of the browser's storage that the session needs. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storageKey = 'loan-web.owners';

type Owners = {
  /** The owner of the records on the device; `null` after signing out, absent if unknown. */
  current?: string | null | undefined;
  /** The present `ownerOf` of that borrower, if the records have another name. */
  alias?: string | undefined;
  /** The owners whose records must still be deleted. */
  leaving: readonly string[];
};

const isOwner = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Parses the stored text and checks every field. @throws SyntaxError if it is not JSON */
function parse(text: string): Owners {
  const stored: unknown = JSON.parse(text);
  const { current, alias, leaving }: Partial<Record<keyof Owners, unknown>> = Object(stored);
  return {
    current: current === null || isOwner(current) ? current : undefined,
    alias: isOwner(alias) ? alias : undefined,
    leaving: Array.isArray(leaving) ? leaving.filter(isOwner) : [],
  };
}

export type DeviceOwners = ReturnType<typeof createDeviceOwners>;

/**
 * The owners of the records on this device, shared by all windows, without secrets (decision 30, record owner). A
 * former owner is listed before the first record is deleted: after a kill the next start continues the deletion.
 * @param localStorage absent where the browser refuses it; then windows do not notice each other
 */
export function createDeviceOwners(localStorage: StorageLike | undefined) {
  let known: Owners = { leaving: [] };

  /** Reads storage each time, because other windows write too; if it is blocked, uses the last known value. */
  function read(): Owners {
    const text = attempt(() => localStorage?.getItem(storageKey));
    if (text) known = attempt(() => parse(text)) ?? known;
    return known;
  }

  function write(next: Owners): void {
    known = next;
    const isStored = attempt(() => {
      localStorage?.setItem(storageKey, JSON.stringify(next));
      return true;
    });
    // Storage is full: the earlier entry would end the session that begins now.
    if (!isStored) attempt(() => localStorage?.removeItem(storageKey));
  }

  const without = (owners: readonly string[], owner: string) => owners.filter((other) => other !== owner);

  return {
    /** The owner who uses the device (`ownerOf`); `undefined` if unknown, or after signing out. */
    present(): string | undefined {
      const { current, alias } = read();
      return alias ?? current ?? undefined;
    },
    /** The owner name of a borrower's records: `ownerOf`, unless they have an earlier name or that is being deleted. */
    nameOf(params: Params): string | undefined {
      const { current, alias, leaving } = read();
      let name = ownerOf(params);
      if (name === undefined) return undefined;
      if (name === alias && isOwner(current)) return current;
      // New records must not be deleted together with the old ones.
      while (leaving.includes(name)) name = `+${name}`;
      return name;
    },
    /** Whether another borrower uses the device now, or this owner has signed out, in any window. */
    isOver(owner: string): boolean {
      const { current } = read();
      return current !== undefined && current !== owner;
    },
    /**
     * Stores that this borrower uses the device now. The records of an earlier borrower must be deleted.
     * @param params of the borrower's session
     */
    arrive(owner: string, params: Params): void {
      const { current, alias, leaving } = read();
      const present = ownerOf(params);
      if (current === owner && (present === owner || present === alias)) return;
      write({
        current: owner,
        alias: present === owner ? undefined : present,
        leaving: isOwner(current) && current !== owner ? [...without(leaving, current), current] : leaving,
      });
    },
    /** Stores that this owner signs out: the records must be deleted. */
    leave(owner: string): void {
      const owners = read();
      write({
        ...(owners.current === owner ? { current: null } : owners),
        leaving: [...without(owners.leaving, owner), owner],
      });
    },
    /** Stores that the records of this owner are deleted. */
    cleared: (owner: string): void => {
      const owners = read();
      write({ ...owners, leaving: without(owners.leaving, owner) });
    },
    /** The owners whose records must be deleted. */
    leaving: () => read().leaving,
  };
}
