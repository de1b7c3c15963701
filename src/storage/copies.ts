/**
 * Copies of a few records, outside their database: on a slow phone IndexedDB answers after the first frame of a page, localStorage
 * before it (decision 87, first sight). The record is what counts; a copy may be missing at any time.
 */
export type Copies = {
  /** Replaces a copy, or, of `undefined`, removes it. */
  write(owner: string, store: string, key: string, record: unknown): void;
  /** Removes the copies of an owner's store, of an owner, or all. */
  clear(...of: [] | [owner: string] | [owner: string, store: string]): void;
};

/** As a list in JSON: no owner and no key, whatever they contain, can meet those of somebody else. */
const placeOf = (...parts: string[]) => `loan-web.copy.${JSON.stringify(parts)}`;

/**
 * @param place the window's `localStorage`; absent where the browser refuses it
 * @returns what lies there, of which nothing is believed; `undefined` where there is no copy
 */
export function readCopy(place: Storage | undefined, owner: string, store: string, key: string): unknown {
  try {
    const copy: unknown = JSON.parse(place?.getItem(placeOf(owner, store, key)) ?? 'null');
    return copy ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param place the window's `localStorage`; absent where the browser refuses it: then there are no copies */
export function createCopies(place: Storage | undefined): Copies {
  function attempt(step: (storage: Storage) => void): void {
    try {
      if (place) step(place);
    } catch {
      // Blocked or full: no copy.
    }
  }

  return {
    write: (owner, store, key, record) =>
      attempt((storage) => {
        const at = placeOf(owner, store, key);
        // An old copy would be worse than none.
        storage.removeItem(at);
        if (record !== undefined) storage.setItem(at, JSON.stringify(record));
      }),
    clear: (...of) =>
      attempt((storage) => {
        const from = placeOf(...of).slice(0, -1);
        for (const at of Object.keys(storage)) if (at.startsWith(from)) storage.removeItem(at);
      }),
  };
}
