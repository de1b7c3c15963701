/** A value that can be watched; fits React's `useSyncExternalStore`. */
export type Observable<T> = {
  /** Calls `listener` after each change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** The present value: the same object until it changes. */
  getSnapshot: () => T;
};

/**
 * A watched value and the only way to change it. Both functions may be passed around without their object.
 * @param initial the first snapshot
 * @returns the observable, with `set`, which tells the listeners unless the value is the one already there
 */
export function createObservable<T>(initial: T): Observable<T> & { set: (next: T) => void } {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      // A function of its own per call, so that a listener that subscribed twice hears until it left twice.
      const entry = () => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    getSnapshot: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      // A copy: a listener may leave or join while it is told.
      for (const listener of Array.from(listeners)) listener();
    },
  };
}
