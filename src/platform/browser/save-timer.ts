/** Typed text is saved so long after the first unsaved change, milliseconds. */
export const saveAfterMs = 400;

/** Saves something. `false`: it had no room, and is tried again with the next change or flush. */
type Save = () => unknown;

/** Saves changes together, `afterMs` milliseconds after the first unsaved one, however fast others follow. */
export function createSaveTimer(afterMs = saveAfterMs) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Save | undefined;
  /** The last save that has begun, unless it was cancelled. */
  let begun: Save | undefined;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
    begun = undefined;
  }

  async function saveNow(save: Save): Promise<void> {
    begun = save;
    if ((await save()) === false && begun === save) pending ??= save;
  }

  function flush(): void {
    const save = pending;
    if (!save) return;
    cancel();
    void saveNow(save);
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
