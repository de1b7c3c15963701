import type { Edit, Row, Table } from './driver';

/** A table in memory that can also be told what a database has just read or written. */
export type MemoryTable = Table & { apply(edits: Edit[]): void };

/** A table that lives as long as the page. Values are kept as they are given, not copied: treat them as immutable. */
export function createMemoryTable(): MemoryTable {
  const rows = new Map<string, Edit>();

  function apply(edits: Edit[]): void {
    for (const edit of edits) {
      const place = JSON.stringify(edit.key);
      if (edit.value === undefined) rows.delete(place);
      else rows.set(place, edit);
    }
  }

  return {
    apply,
    read: async (key) => rows.get(JSON.stringify(key))?.value,
    readAll: async (owner, slot) => {
      const found: Row[] = [];
      for (const { key, value } of rows.values()) {
        if (key[0] === owner && key[1] === slot) found.push({ key: key[2], raw: value });
      }
      return found;
    },
    change: async (key, decide) => apply(decide(rows.get(JSON.stringify(key))?.value)),
    clear: async (owner) => {
      for (const [place, { key }] of rows) {
        if (owner === undefined || key[0] === owner) rows.delete(place);
      }
    },
  };
}
