import { useSyncExternalStore } from 'react';
import { isOnline, onOnline } from '@/platform/browser/online';

function subscribe(listener: () => void): () => void {
  const stop = onOnline(listener);
  window.addEventListener('offline', listener);
  return () => {
    stop();
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device reports a network. Use it for hints, not for decisions: webviews are often wrong. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}
