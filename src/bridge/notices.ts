import type { BridgeNotice } from './contract';

/** More than anybody would read; the rest is dropped. */
const maxHeld = 20;

export type Notices = {
  tell: (notice: BridgeNotice) => void;
  subscribe: (listener: (notice: BridgeNotice) => void) => () => void;
};

/** Passes notices on; those that come before anybody listens are held for the first listener, because calls may precede the first rendering. */
export function createNotices(): Notices {
  const listeners = new Set<(notice: BridgeNotice) => void>();
  let held: BridgeNotice[] = [];
  return {
    tell(notice) {
      if (listeners.size === 0) held = [...held, notice].slice(0, maxHeld);
      else for (const listener of listeners) listener(notice);
    },
    subscribe(listener) {
      listeners.add(listener);
      const waiting = held;
      held = [];
      for (const notice of waiting) listener(notice);
      return () => void listeners.delete(listener);
    },
  };
}
