/** Names that could change an object's prototype. */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

/** One `name=value` of a query: decoded, and `text` as it was written. */
export type QueryPair = { name: string; value: string; text: string };

// A query is given with or without its leading `?`, and returned with it; one without parameters is an empty text.

/** Splits a query into its pairs, in their order. A link from a document may separate them by `&amp;`. */
export function queryPairs(query: string): QueryPair[] {
  return query
    .replace(/^\?/, '')
    .split(/&(?:amp;)?/)
    .filter((text) => text !== '')
    .map((text) => {
      // The parser removes a leading `?`; a second one is part of the name.
      const [[name, value] = ['', '']] = new URLSearchParams(`?${text}`);
      return { name, value, text };
    });
}

function toQuery(texts: readonly string[]): string {
  return texts.length === 0 ? '' : `?${texts.join('&')}`;
}

/** Parses a query to strings, without a prototype; the first of equal names is used, dangerous ones are dropped. */
export function parseSearch(search: string): Record<string, string> {
  const result: Record<string, string> = Object.create(null);
  for (const { name, value } of queryPairs(search)) {
    if (name !== '' && !forbiddenNames.has(name)) result[name] ??= value;
  }
  return result;
}

/** Whether a value can be sent as a field of a query or a form. */
export const isField = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean', 'bigint'].includes(typeof value);

/** Writes the fields of a record as a query, in its order, without quotes. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (isField(value) && !forbiddenNames.has(name)) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Changes pairs of a query, no other bytes. @param change returns the text of the pair; empty removes it */
export function changeQuery(query: string, change: (pair: QueryPair) => string): string {
  const pairs = queryPairs(query);
  const texts = pairs.map(change);
  return pairs.every(({ text }, index) => text === texts[index]) ? query : toQuery(texts.filter(Boolean));
}

/** Joins two queries. Of a name in both, only the pairs of the later query remain. Bytes stay as written. */
export function joinQueries(earlier: string, later: string): string {
  const laterPairs = queryPairs(later);
  const names = new Set(laterPairs.map(({ name }) => name));
  const pairs = [...queryPairs(earlier).filter(({ name }) => !names.has(name)), ...laterPairs];
  return toQuery(pairs.map(({ text }) => text));
}

/** The inputs of a page in a parsed query, as strings; empty values count as missing. Never throws. */
export function pickStrings<const Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { [Key in Name]?: string } {
  const picked: { [Key in Name]?: string } = {};
  for (const name of names) {
    const value = search[name];
    if (typeof value === 'string' && value !== '') picked[name] = value;
  }
  return picked;
}
