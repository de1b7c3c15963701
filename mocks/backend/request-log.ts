/** One received call; for the panel, and for tests. In memory only, because it contains the session. */
export type LogEntry = {
  /** Counts from 1. */
  id: number;
  /** Virtual time, epoch milliseconds. */
  at: number;
  method: string;
  path: string;
  /** Name of the call in the contract; empty for unknown paths. */
  call: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  /** Fields as text; a file shows its name, type and size. */
  body: Readonly<Record<string, string>>;
  /** The fault of this call, e.g. `http500`; empty for none. */
  fault: string;
  /** HTTP status, 0 without an answer; `null` while the call is running. */
  status: number | null;
};

const maxEntries = 300;

export type RequestLog = {
  entries: () => readonly LogEntry[];
  add: (entry: Omit<LogEntry, 'id' | 'status'>) => number;
  finish: (id: number, status: number) => void;
  clear: () => void;
};

/** The last 300 calls. The list is replaced, never changed, so that it can be compared by identity. */
export function createRequestLog(): RequestLog {
  let entries: readonly LogEntry[] = [];
  let lastId = 0;

  return {
    entries: () => entries,
    add(entry) {
      lastId += 1;
      entries = [...entries.slice(1 - maxEntries), { id: lastId, status: null, ...entry }];
      return lastId;
    },
    finish(id, status) {
      entries = entries.map((entry) => (entry.id === id ? { ...entry, status } : entry));
    },
    clear() {
      entries = [];
    },
  };
}
