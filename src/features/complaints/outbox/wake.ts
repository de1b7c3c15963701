const target = new EventTarget();

/** Tells the runner of this page that there is something to send. */
export function wakeRunner(): void {
  target.dispatchEvent(new Event('wake'));
}

/** @returns what ends the listening */
export function onWake(listener: () => void): () => void {
  target.addEventListener('wake', listener);
  return () => target.removeEventListener('wake', listener);
}
