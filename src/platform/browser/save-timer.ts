/** Typed text is saved so long after the first unsaved change, milliseconds. */
export const saveAfterMs = 400;

/**
 * Collects changes and saves them together: later ones do not restart the timer, however fast they follow.
 * @param afterMs from the first unsaved change, milliseconds; by default for typed text
 */
export function createSaveTimer(afterMs = saveAfterMs) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: (() => void) | undefined;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
  }

  function flush(): void {
    const save = pending;
    cancel();
    save?.();
  }

  return {
    /** Something has changed: `save` is called soon. The latest `save` counts. */
    schedule(save: () => void): void {
      pending = save;
      timer ??= setTimeout(flush, afterMs);
    },
    flush,
    cancel,
  };
}
