/** One `name=value` of a query, as it was written; `name` is decoded. */
type Pair = { name: string; text: string };

function pairsOf(query: string): Pair[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((text) => text !== '')
    .map((text) => ({ name: [...new URLSearchParams(text).keys()][0] ?? '', text }));
}

function textOf(pairs: Pair[]): string {
  return pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.text).join('&')}`;
}

/**
 * Takes parameters out of a query and leaves every other byte as it was written (repeated names, `+`, escapes).
 * @param query with or without its leading `?`
 * @returns the rest with its leading `?`, or an empty text; the query itself when there is nothing to take out
 */
export function withoutParams(query: string, names: readonly string[]): string {
  const pairs = pairsOf(query);
  const rest = pairs.filter((pair) => !names.includes(pair.name));
  return rest.length === pairs.length ? query : textOf(rest);
}

/** Joins two queries; where both have a name, the later one's pairs stand alone. Bytes stay as written. */
export function joinQueries(earlier: string, later: string): string {
  const winners = pairsOf(later);
  const names = new Set(winners.map((pair) => pair.name));
  return textOf([...pairsOf(earlier).filter((pair) => !names.has(pair.name)), ...winners]);
}
