import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onPageHide } from '@/platform/browser/page-events';
import { createSaveTimer } from '@/platform/browser/save-timer';
import { useOnce } from './component-life';

type Options<Fields> = {
  initial: Fields;
  /** Reads the fields that an earlier page saved; `null` if there are none. Fields changed meanwhile win. */
  load?: () => Promise<Partial<Fields> | null>;
  /** `false`: there was no room; it is called again with the next change, and when the page is hidden or left. */
  save: (fields: Fields) => unknown;
};

/** The fields of a form, saved while the person types and when the form unmounts. Not for card numbers and codes. */
export function useDraft<Fields extends object>({ initial, load, save }: Options<Fields>) {
  const [fields, setFields] = useState(initial);
  const latest = useRef(initial);
  const changed = useRef<Partial<Fields>>({});
  const wasReset = useRef(false);
  const timer = useOnce(createSaveTimer);

  const saveLatest = () => save(latest.current);

  function put(next: Fields): void {
    latest.current = next;
    setFields(next);
  }

  const loadFields = useEffectEvent(async () => {
    const loaded = await load?.();
    if (!loaded || wasReset.current) return;
    put({ ...latest.current, ...loaded, ...changed.current });
    // On a slow device the changed fields may have been saved without the loaded ones.
    if (Object.keys(changed.current).length > 0) timer.schedule(saveLatest);
  });

  useEffect(() => {
    void loadFields();
    const stop = onPageHide(timer.flush);
    return () => {
      stop();
      timer.flush();
    };
  }, [timer]);

  return {
    fields,
    /** Changes fields and saves them soon. A function gets the latest ones: changes come faster than rendering. */
    change: (part: Partial<Fields> | ((latest: Fields) => Partial<Fields>)): void => {
      const next = typeof part === 'function' ? part(latest.current) : part;
      changed.current = { ...changed.current, ...next };
      put({ ...latest.current, ...next });
      timer.schedule(saveLatest);
    },
    flush: timer.flush,
    /** Sets the initial fields. Nothing is saved: the caller removes the record. */
    reset: (): void => {
      timer.cancel();
      wasReset.current = true;
      changed.current = {};
      put(initial);
    },
  };
}
