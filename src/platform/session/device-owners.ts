import { attempt } from '@/platform/browser/attempt';
import { clearCopies } from '@/platform/storage/envelope';
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

/** What `readOwners` reads; without storage what it wrote last. */
export type DeviceOwners = { localStorage: StorageLike | undefined; known: Owners };

/**
 * The owners of the records on this device, for all windows, without secrets (decision 30, record owner). A former
 * owner is listed before the first record is deleted: after a kill the next start continues the deletion.
 */
export const ownersOfDevice = (localStorage: StorageLike | undefined): DeviceOwners => ({
  localStorage,
  known: { leaving: [] },
});

/** Reads storage each time, because other windows write too; if it is blocked, uses the last known value. */
function readOwners(device: DeviceOwners): Owners {
  const text = attempt(() => device.localStorage?.getItem(storageKey));
  if (text) device.known = attempt(() => parse(text)) ?? device.known;
  return device.known;
}

function writeOwners(device: DeviceOwners, next: Owners): void {
  const { localStorage } = device;
  device.known = next;
  function store(): true {
    // With room for what signing out adds: in a full storage an entry that grows is refused.
    localStorage?.setItem(storageKey, JSON.stringify(next).concat(next.current ? '     ' : ''));
    return true;
  }
  if (attempt(store)) return;
  // Storage is full: copies only shorten the first frame, and without the entry signing out ends no other window.
  clearCopies(localStorage);
  // The earlier entry would end the session that begins now.
  if (!attempt(store)) attempt(() => localStorage?.removeItem(storageKey));
}

const without = (owners: readonly string[], owner: string) => owners.filter((other) => other !== owner);

/** The owner who uses the device (`ownerOf`); `undefined` if unknown, or after signing out. */
export function presentOwner(device: DeviceOwners): string | undefined {
  const { current, alias } = readOwners(device);
  return alias ?? current ?? undefined;
}

/** The owner of the records on the device; null after signing out, `undefined` if unknown. */
export const recordsOwnerOf = (device: DeviceOwners): string | null | undefined => readOwners(device).current;

/** The owner name of a borrower's records: `ownerOf`, unless they have an earlier name or that is being deleted. */
export function recordsNameOf(device: DeviceOwners, params: Params): string | undefined {
  const { current, alias, leaving } = readOwners(device);
  let name = ownerOf(params);
  if (name === undefined) return undefined;
  if (name === alias && isOwner(current)) return current;
  // New records must not be deleted together with the old ones.
  while (leaving.includes(name)) name = `+${name}`;
  return name;
}

/** Whether another borrower uses the device now, or this owner has signed out, in any window. */
export function isOver(device: DeviceOwners, owner: string): boolean {
  const { current } = readOwners(device);
  return current !== undefined && current !== owner;
}

/** Stores that the borrower of `params` uses the device now: the records of an earlier one must be deleted. */
export function storeArrival(device: DeviceOwners, owner: string, params: Params): void {
  const { current, alias, leaving } = readOwners(device);
  const present = ownerOf(params);
  if (current === owner && (present === owner || present === alias)) return;
  writeOwners(device, {
    current: owner,
    alias: present === owner ? undefined : present,
    leaving: isOwner(current) && current !== owner ? [...without(leaving, current), current] : leaving,
  });
}

/** Stores that this owner signs out: the records must be deleted. */
export function storeLeaving(device: DeviceOwners, owner: string): void {
  const owners = readOwners(device);
  writeOwners(device, {
    ...(owners.current === owner ? { current: null } : owners),
    leaving: [...without(owners.leaving, owner), owner],
  });
}

/** Stores that the records of this owner are deleted. */
export function storeCleared(device: DeviceOwners, owner: string): void {
  const owners = readOwners(device);
  writeOwners(device, { ...owners, leaving: without(owners.leaving, owner) });
}

/** The owners whose records must be deleted. */
export const formerOwners = (device: DeviceOwners): readonly string[] => readOwners(device).leaving;
