const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a query string as plain strings: an id `00123` or of twenty digits stays what it was.
 * The first of several equal names counts, as for `URLSearchParams.get`; names that could reach an
 * object's prototype are dropped.
 * @param search with or without its leading `?`
 * @returns a record without a prototype
 */
export function parseSearch(search: string): Record<string, string> {
  const result: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) {
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
