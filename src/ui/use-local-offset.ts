import { useSyncExternalStore } from 'react';

/** Nobody is told of a new zone; but whoever has changed it comes back to the page. */
function subscribe(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/**
 * Renders a moment anew when the phone has come to a zone where that moment reads otherwise: it is shown in the borrower's
 * own (decision 25, date forms). The name of the zone is not asked for: the first time that costs an old phone a tenth
 * of a second.
 * @param instant milliseconds since 1970; undefined: nothing is shown
 * @returns minutes by which that moment's local time is behind UTC; 0 without a moment
 */
export function useLocalOffset(instant: number | undefined): number {
  const offset = () => (instant === undefined ? 0 : new Date(instant).getTimezoneOffset());
  return useSyncExternalStore(subscribe, offset, () => 0);
}
