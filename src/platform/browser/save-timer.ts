/** Typed text is saved so long after the first unsaved change, milliseconds. */
export const saveAfterMs = 400;

/** Saves something. `false`: it had no room, and is tried again with the next change or flush. */
type Save = () => unknown;

/**
 * Collects changes and saves them together: later ones do not restart the timer, however fast they follow.
 * @param afterMs from the first unsaved change, milliseconds; by default for typed text
 */
export function createSaveTimer(afterMs = saveAfterMs) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Save | undefined;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
  }

  function flush(): void {
    const save = pending;
    cancel();
    void Promise.resolve(save?.()).then((isSaved) => {
      if (isSaved === false) pending ??= save;
    });
  }

  return {
    /** Something has changed: `save` is called soon. The latest `save` counts. */
    schedule(save: Save): void {
      pending = save;
      timer ??= setTimeout(flush, afterMs);
    },
    flush,
    cancel,
  };
}
