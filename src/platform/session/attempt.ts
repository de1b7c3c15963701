/**
 * Does what may throw: storage that is blocked throws at any touch, even when it is only looked at.
 * @returns what the work gives; `undefined` where it has thrown
 */
export function attempt<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
