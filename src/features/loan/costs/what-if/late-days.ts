import { useMemo, useSyncExternalStore } from 'react';
import { createObservable, type Observable } from '@/platform/browser/observable';

/** How far the curve reaches, in days. */
export const maxLateDays = 120;

/** Where the curve begins to be read. */
const firstLook = 7;

/**
 * How many days late somebody looks at. Watched, not handed down: while it is dragged, only what shows the
 * number is rendered anew.
 */
export type LateDays = Observable<number> & { set: (days: number) => void };

/** One value for as long as the comparison is on screen. */
export function useLateDays(): LateDays {
  return useMemo(() => createObservable(firstLook), []);
}

export function useDays({ subscribe, getSnapshot }: LateDays): number {
  return useSyncExternalStore(subscribe, getSnapshot);
}
