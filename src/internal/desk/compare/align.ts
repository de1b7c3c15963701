/** A place where two lists stand beside each other; `null`: only the other one has it. */
export type Pair<T> = { left: T | null; right: T | null };

/** More than so many comparisons would be noticed: longer lists are put beside each other line by line. */
const most = 4_000_000;

function lineByLine<T>(left: readonly T[], right: readonly T[]): Pair<T>[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
    left: left[index] ?? null,
    right: right[index] ?? null,
  }));
}

/**
 * Puts two lists beside each other so that as many of their entries as can be meet, in order.
 * @param nameOf entries of the same name are the same
 */
export function align<T>(left: readonly T[], right: readonly T[], nameOf: (entry: T) => string): Pair<T>[] {
  const width = right.length + 1;
  if ((left.length + 1) * width > most) return lineByLine(left, right);
  const a = left.map(nameOf);
  const b = right.map(nameOf);
  // The longest common part of what follows each pair of places.
  const common = new Uint32Array((left.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: Pair<T>[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && a[i] === b[j])
      pairs.push({ left: left[i++] ?? null, right: right[j++] ?? null });
    else if (j >= right.length || (i < left.length && at(i + 1, j) >= at(i, j + 1)))
      pairs.push({ left: left[i++] ?? null, right: null });
    else pairs.push({ left: null, right: right[j++] ?? null });
  }
  return pairs;
}
