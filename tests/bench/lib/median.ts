/** @returns the middle of the values, the lower of two; null without any */
export function median(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined && value !== null).sort((a, b) => a - b);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}

/** @returns the distance between the quarters of the values as a share of their median; 0 for fewer than four */
export function spread(values: readonly (number | null | undefined)[]): number {
  const known = values.filter((value) => value !== undefined && value !== null).sort((a, b) => a - b);
  const middle = median(known);
  if (known.length < 4 || !middle) return 0;
  const quarter = Math.floor(known.length / 4);
  return ((known[known.length - 1 - quarter] ?? middle) - (known[quarter] ?? middle)) / middle;
}

/** @returns the largest of the values; null without any, or if one is unknown: the others are not complete then */
export function largest(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined && value !== null);
  return known.length === 0 || known.length < values.length ? null : Math.max(...known);
}

/** @returns how often a figure holds another; null where one of them is unknown or the other is 0 */
export function ratio(figure: number | null | undefined, base: number | null | undefined): number | null {
  return figure === null || figure === undefined || !base ? null : figure / base;
}

/** One row for each subject, of the medians of its rounds. */
export function mediansOf<Name extends string>(
  rounds: ReadonlyMap<string, readonly Record<string, number>[]>,
  names: readonly Name[],
): Map<string, Record<Name, number | null>> {
  const rowOf = (found: readonly Record<string, number>[]) =>
    Object.fromEntries(names.map((name) => [name, median(found.map((round) => round[name]))])) as Record<
      Name,
      number | null
    >;
  return new Map([...rounds].map(([subject, found]) => [subject, rowOf(found)]));
}
