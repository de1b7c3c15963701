/**
 * Runs work that may throw: blocked storage throws at any access.
 * @returns the result; `undefined` if it has thrown
 */
export function attempt<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
