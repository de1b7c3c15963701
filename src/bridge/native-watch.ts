const pollMs = 100;
const watchMs = 5_000;

export type NativeWatch = { isOver: () => boolean; stop: () => void };

/**
 * Looks for the native object every 100 ms, for 5 s at most: some apps inject it only after the page has started.
 * @param look whether it is there
 * @param onOver called once, when it is there or when the time is over; not after `stop`
 */
export function watchForNative(look: () => boolean, onOver: () => void): NativeWatch {
  let left = watchMs / pollMs;
  let over = false;
  const timer = setInterval(() => {
    left -= 1;
    if (!look() && left > 0) return;
    stop();
    onOver();
  }, pollMs);

  function stop(): void {
    over = true;
    clearInterval(timer);
  }

  return { isOver: () => over, stop };
}
