/** Typed text is saved so long after the first unsaved change, milliseconds. */
export const saveAfterMs = 400;

/** Saves something. `false`: it had no room, and is tried again with the next change or flush. */
type Save = () => unknown;

/** Saves changes together, `afterMs` milliseconds after the first unsaved one, however fast others follow. */
export function createSaveTimer(afterMs = saveAfterMs) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Save | undefined;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
  }

  async function saveNow(save: Save): Promise<void> {
    if ((await save()) === false) pending ??= save;
  }

  function flush(): void {
    const save = pending;
    cancel();
    if (save) void saveNow(save);
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
