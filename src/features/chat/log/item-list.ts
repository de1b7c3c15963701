/**
 * A list that is never changed, only followed by a new one: adding and replacing copy one page,
 * not ten thousand entries.
 */
export type ItemList<T> = { readonly pages: readonly (readonly T[])[]; readonly length: number };

const pageSize = 128;

export const emptyList: ItemList<never> = { pages: [], length: 0 };

/** @returns the list with one entry more */
export function append<T>(list: ItemList<T>, item: T): ItemList<T> {
  const last = list.pages[list.pages.length - 1];
  const pages =
    last && last.length < pageSize ? [...list.pages.slice(0, -1), [...last, item]] : [...list.pages, [item]];
  return { pages, length: list.length + 1 };
}

/** @returns the list with another entry at a place; the same list when there is no such place */
export function replaceAt<T>(list: ItemList<T>, index: number, change: (old: T) => T): ItemList<T> {
  const old = itemAt(list, index);
  if (old === undefined) return list;
  const page = Math.floor(index / pageSize);
  const pages = list.pages.map((entries, at) =>
    at === page ? entries.map((entry, place) => (place === index % pageSize ? change(old) : entry)) : entries,
  );
  return { pages, length: list.length };
}

export function itemAt<T>(list: ItemList<T>, index: number): T | undefined {
  return list.pages[Math.floor(index / pageSize)]?.[index % pageSize];
}

/** All entries as one array, for what reads them all. */
export function toArray<T>(list: ItemList<T>): T[] {
  return list.pages.flat();
}
