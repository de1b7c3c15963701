import { attempt } from '@/platform/browser/attempt';

/*
 * What is remembered as long as the tab, reloads included. Storage may be blocked, then even looking at it throws, or
 * full: the caller goes on with what the page itself knows.
 */

/** @returns the text that this tab keeps under a name; `null` where it keeps none */
export function readTab(name: string): string | null {
  return attempt(() => window.sessionStorage.getItem(name)) ?? null;
}

/**
 * Keeps a text in this tab.
 * @param text `null` forgets it
 * @returns whether it outlives a reload
 */
export function keepInTab(name: string, text: string | null): boolean {
  const isKept = attempt(() => {
    if (text === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, text);
    return true;
  });
  return isKept ?? false;
}

/**
 * Remembers in this tab for which things a question was shown: each at most once (decisions 6, complaint rating, and 9,
 * rating policy). With blocked storage a reload may show it again.
 * @param name of the question
 */
export function createShownOnce(name: string): { has: (id: string) => boolean; add: (id: string) => void } {
  const shown = new Set<string>();
  const keyOf = (id: string) => `${name}:${id}`;

  return {
    has: (id) => shown.has(id) || readTab(keyOf(id)) !== null,
    add(id) {
      shown.add(id);
      keepInTab(keyOf(id), '1');
    },
  };
}
