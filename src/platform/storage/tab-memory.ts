/*
 * What is remembered as long as the tab, reloads included. Storage may be blocked, then even looking at it throws, or
 * full: the caller goes on with what the page itself knows.
 */

/** @returns the text that this tab keeps under a name; `null` where it keeps none */
export function readTab(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Keeps a text in this tab.
 * @param text `null` forgets it
 * @returns whether it outlives a reload
 */
export function keepInTab(name: string, text: string | null): boolean {
  try {
    if (text === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
