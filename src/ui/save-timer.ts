/** Typed text is saved so long after the first unsaved change, milliseconds, however fast other changes follow. */
export const saveAfterMs = 400;

export type SaveTimer = {
  /** Something has changed: `save` is called soon. The latest `save` counts. */
  schedule: (save: () => void) => void;
  flush: () => void;
  cancel: () => void;
};

/** Saves within half a second of the first unsaved change: later keys do not restart the timer. */
export function createSaveTimer(): SaveTimer {
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
    schedule(save) {
      pending = save;
      timer ??= setTimeout(flush, saveAfterMs);
    },
    flush,
    cancel,
  };
}
