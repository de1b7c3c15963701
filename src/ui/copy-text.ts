/** A clipboard that asks for leave and is never answered counts as refused after this many ms. */
const PATIENCE = 1500;

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

/**
 * Copies a text and tells the truth about it.
 * @param host where a helper field may stand: inside the open dialog, if there is one
 * @returns true only when the browser said that the text was copied
 */
export async function copyText(text: string, host: Element = document.body): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(text), refusedAfter(PATIENCE)]);
    return true;
  } catch {
    return copySelected(text, host);
  }
}
