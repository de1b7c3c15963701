import { useSyncExternalStore } from 'react';

/** A value that can be watched; fits React's `useSyncExternalStore`. */
export type Observable<T> = {
  /** Calls `listener` after each change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** The current value: the same object until it changes. */
  getSnapshot: () => T;
};

/** A value that can be watched and set; `set` calls the listeners if it has changed. */
export function createObservable<T>(initial: T): Observable<T> & { set: (next: T) => void } {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      // A new function for each call: a listener that subscribed twice is called until both are stopped.
      const entry = () => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    getSnapshot: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      // A copy: a listener may subscribe or stop while the listeners are called.
      for (const listener of Array.from(listeners)) listener();
    },
  };
}

/** @returns the current value; the component renders again after each change */
export function useObservable<T>({ subscribe, getSnapshot }: Observable<T>): T {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
