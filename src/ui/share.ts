import { attempt } from '@/platform/browser/attempt';
import { within } from '@/platform/browser/wait';

/** A text with a title that is given to another app. */
export type SharedText = { title: string; text: string };

/** `cancelled`: the person closed the list of apps, or it is still open after a first tap. */
export type ShareOutcome = 'shared' | 'cancelled' | 'failed';

function toShareData(what: File | SharedText): ShareData {
  return what instanceof File ? { files: [what], title: what.name } : what;
}

/** Whether the system can share this with another app. Depends on the type of a file. */
export function canShare(what: File | SharedText): boolean {
  if (typeof navigator.share !== 'function') return false;
  return !(what instanceof File) || attempt(() => navigator.canShare(toShareData(what))) === true;
}

/** Passes a file or a text to an app that the person selects. Must be called in answer to a tap; never throws. */
export async function share(what: File | SharedText): Promise<ShareOutcome> {
  try {
    await navigator.share(toShareData(what));
    return 'shared';
  } catch (error) {
    // The person closed the list of apps, or it is already open.
    const isSilent = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
    return isSilent ? 'cancelled' : 'failed';
  }
}

/** Until then the browser has taken the file. */
const handoverMs = 60_000;

/** Whether this browser claims that it can save files; some webviews claim it and do nothing. */
export function canSaveFiles(): boolean {
  return 'download' in HTMLAnchorElement.prototype && typeof URL.createObjectURL === 'function';
}

/** Asks the browser to save a file. The browser does not report whether it did, so write "started", never "saved". */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.hidden = true;
  // While a dialog is open, nothing outside of it can be clicked.
  (document.querySelector('dialog[open]') ?? document.body).append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), handoverMs);
}

/** A clipboard that asks for permission and never settles counts as refused after this time. */
const clipboardTimeoutMs = 1500;

/** For webviews without a clipboard: selects a hidden field and lets the browser copy it. */
function copySelected(text: string, host: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  field.setAttribute('aria-hidden', 'true');
  host.append(field);
  try {
    field.focus({ preventScroll: true });
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies a text. @param host element for a helper field: inside the open dialog @returns whether it was copied */
export async function copyText(text: string, host: Element = document.body): Promise<boolean> {
  try {
    const tooLate = () => new Error('The clipboard does not answer');
    await within(clipboardTimeoutMs, tooLate, () => navigator.clipboard.writeText(text));
    return true;
  } catch {
    return copySelected(text, host);
  }
}
