/** Names that could change an object's prototype. */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

/** One `name=value` of a query: decoded, and `text` as it was written. */
export type QueryPair = { name: string; value: string; text: string };

/**
 * Splits a query into its pairs, in their order.
 * @param query with or without its leading `?`
 */
export function queryPairs(query: string): QueryPair[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((text) => text !== '')
    .map((text) => {
      // The parser removes a leading `?`; a second one is part of the name.
      const [[name, value] = ['', '']] = new URLSearchParams(`?${text}`);
      return { name, value, text };
    });
}

/** @returns the pairs as they were written, with a leading `?`; an empty string for no pairs */
function toQuery(pairs: readonly QueryPair[]): string {
  return pairs.length === 0 ? '' : `?${pairs.map(({ text }) => text).join('&')}`;
}

/**
 * Parses a query string to strings: an id `00123` stays unchanged. The first of equal names is used; names that could
 * change an object's prototype are dropped.
 * @param search with or without its leading `?`
 * @returns a record without a prototype
 */
export function parseSearch(search: string): Record<string, string> {
  const result: Record<string, string> = Object.create(null);
  for (const { name, value } of queryPairs(search)) {
    if (name !== '' && !forbiddenNames.has(name)) result[name] ??= value;
  }
  return result;
}

/**
 * Writes a record as a query string, in its order, without quotes. `undefined` and `null` are left out.
 * @returns the query with its leading `?`, or an empty string
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || forbiddenNames.has(name)) continue;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Removes parameters from a query and does not change other bytes (repeated names, `+`, escapes).
 * @param query with or without its leading `?`
 * @returns the remaining query with its leading `?`, or an empty string
 */
export function withoutParams(query: string, names: readonly string[]): string {
  const pairs = queryPairs(query);
  const rest = pairs.filter(({ name }) => !names.includes(name));
  return rest.length === pairs.length ? query : toQuery(rest);
}

/** Joins two queries. Of a name in both, only the pairs of the later query remain. Bytes stay as written. */
export function joinQueries(earlier: string, later: string): string {
  const laterPairs = queryPairs(later);
  const names = new Set(laterPairs.map(({ name }) => name));
  return toQuery([...queryPairs(earlier).filter(({ name }) => !names.has(name)), ...laterPairs]);
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
