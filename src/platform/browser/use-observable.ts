import { useSyncExternalStore } from 'react';
import type { Observable } from './observable';

/** @returns the current value; the component renders again after each change */
export function useObservable<T>({ subscribe, getSnapshot }: Observable<T>): T {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
