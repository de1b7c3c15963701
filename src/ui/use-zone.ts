import { useSyncExternalStore } from 'react';

/** Nobody is told of a new zone; but whoever has changed it comes back to the page. */
function subscribe(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Draws a moment anew when the phone has come to another zone: it is shown in the borrower's own (decision 25). */
export function useZone(): string {
  return useSyncExternalStore(subscribe, zone, () => '');
}
