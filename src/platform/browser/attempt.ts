/** Runs work that may throw, as blocked storage does at any access. @returns `undefined` if it has thrown */
export function attempt<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
