/** A text with a title, as it is handed to another app. */
export type SharedText = { title: string; text: string };

/** `cancelled`: the person closed the list of apps, or has it still open: a second tap says nothing. */
export type ShareOutcome = 'shared' | 'cancelled' | 'failed';

function toShareData(what: File | SharedText): ShareData {
  return what instanceof File ? { files: [what], title: what.name } : what;
}

/** Whether the system takes this over to another app. Files are asked for one by one: not every kind is taken. */
export function canShare(what: File | SharedText): boolean {
  try {
    if (typeof navigator.share !== 'function') return false;
    return !(what instanceof File) || navigator.canShare(toShareData(what));
  } catch {
    return false;
  }
}

/** The person closed the list of apps; a list is open already. */
const silent: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

/** Hands a file or a text to an app that the person chooses. Must be called in answer to a tap; throws nothing. */
export async function share(what: File | SharedText): Promise<ShareOutcome> {
  try {
    await navigator.share(toShareData(what));
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && silent.has(error.name) ? 'cancelled' : 'failed';
  }
}

/** Until the browser has taken the file over, milliseconds. */
const handoverMs = 60_000;

/** Whether this browser claims to be able to save files; some webviews claim it and do nothing. */
export function canSaveFiles(): boolean {
  return 'download' in HTMLAnchorElement.prototype && typeof URL.createObjectURL === 'function';
}

/** Asks the browser to save a file. The browser does not report whether it did: write "started", never "saved". */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.hidden = true;
  // Inside an open dialog nothing outside of it can be clicked.
  (document.querySelector('dialog[open]') ?? document.body).append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), handoverMs);
}

/** A clipboard that asks for leave and is never answered counts as refused after this time, milliseconds. */
const clipboardTimeoutMs = 1500;

function refusedAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('clipboard does not answer')), ms));
}

/** The old way, for webviews without a clipboard: select a hidden field and have the browser copy it. */
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

/** Copies a text and tells the truth; `host` is where a helper field may stand: inside the open dialog. */
export async function copyText(text: string, host: Element = document.body): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(text), refusedAfter(clipboardTimeoutMs)]);
    return true;
  } catch {
    return copySelected(text, host);
  }
}
