import { i18n } from '@lingui/core';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** What a page keeps beyond its own elements. */
function restorePage(page: Window): void {
  page.localStorage.clear();
  page.sessionStorage.clear();
  for (const cookie of page.document.cookie.split('; ')) page.document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  page.history.replaceState(null, '', '/');
  const { documentElement: root, head, body } = page.document;
  for (const element of [root, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
}

/**
 * Puts back, after a test, whatever another test could find: clock, globals, environment with its zone, language, records
 * on the device, and what the page keeps. The one place for it: no test cleans up after itself.
 */
export function restoreState(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  // No catalog: tests read the sentences as they stand in the code.
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  // Whoever still writes has the old one in hand.
  globalThis.indexedDB = new IDBFactory();
  if (typeof window !== 'undefined') restorePage(window);
}
