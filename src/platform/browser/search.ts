const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

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
      // With a `?` in front: the parser takes one away, and a stray one belongs to the name.
      const [[name, value] = ['', '']] = new URLSearchParams(`?${text}`);
      return { name, value, text };
    });
}

/** @returns the pairs as they were written, with a leading `?`; an empty string for no pairs */
function toQuery(pairs: readonly QueryPair[]): string {
  return pairs.length === 0 ? '' : `?${pairs.map(({ text }) => text).join('&')}`;
}

/**
 * Reads a query string as strings: an id `00123` stays as it is. The first of equal names counts; names that could
 * reach an object's prototype are dropped.
 * @param search with or without its leading `?`
 * @returns a record without a prototype
 */
export function parseSearch(search: string): Record<string, string> {
  const result: Record<string, string> = Object.create(null);
  for (const { name, value } of queryPairs(search)) {
    if (name !== '' && !dangerous.has(name)) result[name] ??= value;
  }
  return result;
}

/**
 * Writes a record as a query string, in its own order, nothing quoted. `undefined` and `null` leave no trace.
 * @returns the query with its leading `?`, or an empty string
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || dangerous.has(name)) continue;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Removes parameters from a query and leaves every other byte as it was written (repeated names, `+`, escapes).
 * @param query with or without its leading `?`
 * @returns the rest with its leading `?`, or an empty string; the query itself when there is nothing to remove
 */
export function withoutParams(query: string, names: readonly string[]): string {
  const pairs = queryPairs(query);
  const rest = pairs.filter(({ name }) => !names.includes(name));
  return rest.length === pairs.length ? query : toQuery(rest);
}

/** Joins two queries. Of a name that both have, only the later query's pairs remain. Bytes stay as written. */
export function joinQueries(earlier: string, later: string): string {
  const winners = queryPairs(later);
  const names = new Set(winners.map(({ name }) => name));
  return toQuery([...queryPairs(earlier).filter(({ name }) => !names.has(name)), ...winners]);
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
