import { useEffect, useRef, useState } from 'react';

/** What is typed is kept so long after the first key that is not kept, milliseconds, however fast others follow. */
const keepAfterMs = 400;

/**
 * What stands in the input, kept on the device: within half a second, and when the page goes away. An input that was
 * emptied is kept at once, so that a message that was sent does not come back to be sent again.
 * @param initial what was kept before
 */
export function useDraft(
  initial: string,
  keep: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(initial);
  const latest = useRef({ text, kept: initial, keep });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = { ...latest.current, text, keep };
    const flush = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const { text: now, kept } = latest.current;
      if (now === kept) return;
      latest.current.kept = now;
      latest.current.keep(now);
    };
    if (text === '') flush();
    else timer.current ??= setTimeout(flush, keepAfterMs);
    const hidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [text, keep]);

  // Leaving the screen in between must not cost the last words.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const { text: last, kept, keep: store } = latest.current;
      if (last !== kept) store(last);
    },
    [],
  );

  return [text, setText];
}
