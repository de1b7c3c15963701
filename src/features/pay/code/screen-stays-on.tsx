import { useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import { onVisibilityChange } from '@/platform/browser/page-events';

/** Keeps the screen awake if the phone allows it, also after the page was hidden. @returns whether it is awake */
function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(false);

  useEffect(() => {
    // Missing in some webviews, although the types have it.
    if (!('wakeLock' in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | null> | null = null;
    let isOver = false;

    async function acquire(): Promise<void> {
      if (lock || document.visibilityState !== 'visible') return;
      // Refused: the screen turns off as usual.
      lock = navigator.wakeLock.request('screen').catch(() => null);
      const got = await lock;
      if (!got) lock = null;
      if (!got || isOver) return;
      setIsAwake(true);
      got.addEventListener('release', () => {
        lock = null;
        if (!isOver) setIsAwake(false);
      });
    }

    const stopListening = onVisibilityChange(() => void acquire());
    void acquire();
    return () => {
      isOver = true;
      stopListening();
      void lock?.then((got) => got?.release()).catch(() => undefined);
    };
  }, []);

  return isAwake;
}

/** Keeps the screen awake, and says so in a place that is reserved from the start. */
export function ScreenStaysOn() {
  const { t } = useLingui();
  const isAwake = useWakeLock();
  return (
    <span style={{ display: 'block', visibility: isAwake ? 'visible' : 'hidden' }}>
      {t`It stays on while this page is open.`}
    </span>
  );
}
