import { useSyncExternalStore } from 'react';

/** Whether the device reports a network. Only `false` is reliable: webviews often report one that is not there. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the device reports that its network is back. @returns stops it */
export function onOnline(listener: () => void): () => void {
  const call = () => listener();
  window.addEventListener('online', call);
  return () => window.removeEventListener('online', call);
}

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
