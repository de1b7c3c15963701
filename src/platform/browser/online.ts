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
