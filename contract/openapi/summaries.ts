import { readFileSync } from 'node:fs';
import type { CallDefinition } from '@/platform/api/define-call';

/** A row of a table of calls: addresses, and what they are for. `…` is the beginning that an area shares. */
const row = /^\| (`[^|]+`) \| ([A-Z][^|]+) \|/gm;

const described = Array.from(
  readFileSync('docs/wire-protocol.md', 'utf8').matchAll(row),
  ([, addresses = '', purpose = '']) => ({
    purpose,
    paths: [...addresses.matchAll(/(…?)(\/[\w/.-]+)/g)].map(([, shared, path = '']) => ({
      path,
      isEnd: shared !== '',
    })),
  }),
);

/** What a call is for, in the words of docs/wire-protocol.md. @throws Error if the call is not described there */
export function summaryOf(call: CallDefinition): string {
  const found = described.find(({ paths }) =>
    paths.some(({ path, isEnd }) => (isEnd ? call.path.endsWith(path) : call.path === path)),
  );
  if (!found) throw new Error(`docs/wire-protocol.md does not describe ${call.path}`);
  return found.purpose;
}
