/** `cancelled`: the person closed the list of apps. */
export type ShareOutcome = 'shared' | 'cancelled' | 'failed';

/** Whether the system takes this file over to another app. */
export function canShareFile(file: File): boolean {
  try {
    return (
      typeof navigator.share === 'function' &&
      typeof navigator.canShare === 'function' &&
      navigator.canShare({ files: [file] })
    );
  } catch {
    return false;
  }
}

/** Hands a file to an app that the person chooses. Must be called in answer to a tap. */
export async function shareFile(file: File): Promise<ShareOutcome> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
