/**
 * Copies of a few records, outside their database: on a slow phone IndexedDB answers after the first frame of a page,
 * localStorage before it (decision 87, preview). The record is what counts; a copy may be missing at any time.
 */
export type Copies = {
  /**
   * Replaces a copy, or, of `undefined`, removes it. Those of other owners go: an older build, which knows of
   * none, leaves them behind.
   */
  write(owner: string, store: string, key: string, record: unknown): void;
  /** Removes the copies of an owner's store, of an owner, or all. */
  clear(...of: [] | [owner: string] | [owner: string, store: string]): void;
};

const start = 'loan-web.copy.';

/** As a list in JSON: no owner and no key, whatever they contain, can meet those of somebody else. */
const placeOf = (...parts: string[]) => start + JSON.stringify(parts);

/** What the places of an owner, or of an owner's store, begin with. */
const startOf = (...parts: string[]) => placeOf(...parts).slice(0, -1);

function remove(storage: Storage, isGone: (place: string) => boolean): void {
  for (const place of Object.keys(storage)) if (place.startsWith(start) && isGone(place)) storage.removeItem(place);
}

/**
 * @param local the window's `localStorage`; absent where the browser refuses it
 * @returns what lies there, of which nothing is believed; `undefined` where there is no copy
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
        // An old copy would be worse than none.
        remove(storage, (place) => place === at || !place.startsWith(startOf(owner)));
        if (record !== undefined) storage.setItem(at, JSON.stringify(record));
      }),
    clear: (...of) => attempt((storage) => remove(storage, (place) => place.startsWith(startOf(...of)))),
  };
}
