/**
 * Copies of some records in localStorage: on a slow phone IndexedDB answers only after the first frame (decision 87,
 * preview). The database decides; a copy may be missing at any time.
 */
export type Copies = {
  /**
   * Replaces a copy, or, for `undefined`, removes it. Copies of other owners are removed too: an older build, which has
   * no copies, leaves them behind.
   */
  write(owner: string, store: string, key: string, record: unknown): void;
  /** Removes the copies of an owner's store, of an owner, or all. */
  clear(...of: [] | [owner: string] | [owner: string, store: string]): void;
};

const start = 'loan-web.copy.';

/** A JSON list: keys of two owners never collide, whatever they contain. */
const placeOf = (...parts: string[]) => start + JSON.stringify(parts);

/** The common prefix of an owner's keys, or of those of an owner's store. */
const startOf = (...parts: string[]) => placeOf(...parts).slice(0, -1);

function remove(storage: Storage, isGone: (place: string) => boolean): void {
  for (const place of Object.keys(storage)) if (place.startsWith(start) && isGone(place)) storage.removeItem(place);
}

/**
 * @param local the window's `localStorage`; absent where the browser refuses it
 * @returns the copy, not checked; `undefined` if there is none
 */
export function readCopy(local: Storage | undefined, owner: string, store: string, key: string): unknown {
  try {
    const copy: unknown = JSON.parse(local?.getItem(placeOf(owner, store, key)) ?? 'null');
    return copy ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param local the window's `localStorage`; absent where the browser refuses it: then there are no copies */
export function createCopies(local: Storage | undefined): Copies {
  function attempt(step: (storage: Storage) => void): void {
    try {
      if (local) step(local);
    } catch {
      // Blocked or full: no copy.
    }
  }

  return {
    write: (owner, store, key, record) =>
      attempt((storage) => {
        const at = placeOf(owner, store, key);
        // Removed first: if the new copy does not fit, the old one must not stay.
        remove(storage, (place) => place === at || !place.startsWith(startOf(owner)));
        if (record !== undefined) storage.setItem(at, JSON.stringify(record));
      }),
    clear: (...of) => attempt((storage) => remove(storage, (place) => place.startsWith(startOf(...of)))),
  };
}
