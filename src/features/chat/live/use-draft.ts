import { useEffect, useRef, useState } from 'react';

/** What is typed is kept this long after the last key, milliseconds. */
const keepAfterMs = 400;

/**
 * What stands in the input, kept on the device: soon after the last key, and when the page goes away.
 * @param initial what was kept before
 */
export function useDraft(initial: string, keep: (text: string) => void): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(initial);
  const latest = useRef({ text, kept: initial, keep });

  useEffect(() => {
    latest.current = { ...latest.current, text, keep };
    const flush = () => {
      const { text: now, kept } = latest.current;
      if (now === kept) return;
      latest.current.kept = now;
      latest.current.keep(now);
    };
    const timer = setTimeout(flush, keepAfterMs);
    const hidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [text, keep]);

  // Leaving the screen in between must not cost the last words.
  useEffect(
    () => () => {
      const { text: last, kept, keep: store } = latest.current;
      if (last !== kept) store(last);
    },
    [],
  );

  return [text, setText];
}
