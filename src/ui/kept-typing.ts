import { useEffect, useState } from 'react';

/**
 * What is typed is written down so long after the first change that is not, milliseconds, however fast others follow.
 */
export const keepAfterMs = 400;

export type TypingKeeper = {
  /**
   * Something was typed: it is written down soon.
   * @param write writes it; the latest one counts
   */
  touch: (write: () => void) => void;
  /** Writes down at once what is not written yet. */
  flush: () => void;
  /** What is not written yet is not to be written any more. */
  drop: () => void;
};

/**
 * Writes down what is typed within half a second. A timer that every key starts anew would never
 * end while somebody types.
 */
export function createTypingKeeper(): TypingKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: (() => void) | undefined;

  function drop(): void {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
  }

  function flush(): void {
    const write = pending;
    drop();
    write?.();
  }

  return {
    touch(write) {
      pending = write;
      timer ??= setTimeout(flush, keepAfterMs);
    },
    flush,
    drop,
  };
}

/**
 * Listens for the moments right after which a webview may be killed: the page is hidden, or left.
 * @returns what ends the listening
 */
export function onPageHide(listener: () => void): () => void {
  const whenHidden = () => document.visibilityState === 'hidden' && listener();
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', whenHidden);
  return () => {
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', whenHidden);
  };
}

/**
 * The same for a form on screen: what is not written yet is written as well when the page goes
 * away, or the screen is left.
 */
export function useTypingKeeper(): TypingKeeper {
  const [keeper, setKeeper] = useState(createTypingKeeper);
  void setKeeper;

  useEffect(() => {
    const end = onPageHide(keeper.flush);
    return () => {
      end();
      keeper.flush();
    };
  }, [keeper]);

  return keeper;
}
