import { attempt } from '@/platform/browser/attempt';

/** Begins the names under which a tab stores what belongs to a person: removed when the borrower leaves the phone. */
export const personal = 'person.';

/** Removes from this tab what belongs to a person. */
export function forgetPerson(): void {
  attempt(() => {
    for (const name of Object.keys(window.sessionStorage))
      if (name.startsWith(personal)) window.sessionStorage.removeItem(name);
  });
}

/** @returns the text that this tab stores under a name; `null` without one, or if storage is blocked */
export function readTab(name: string): string | null {
  return attempt(() => window.sessionStorage.getItem(name)) ?? null;
}

/** Stores a text until this tab is closed; `null` removes it. @returns whether it is stored: storage may be full */
export function storeInTab(name: string, text: string | null): boolean {
  const isStored = attempt(() => {
    if (text === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, text);
    return true;
  });
  return isStored === true;
}

/**
 * Stores in this tab for which ids a question was shown, so that it is shown at most once (decisions 6, complaint
 * rating, and 9, rating policy). With blocked storage a reload may show it again.
 */
export function createShownOnce(name: string): { has: (id: string) => boolean; add: (id: string) => void } {
  // Only what the tab cannot store.
  const shown = new Set<string>();
  return {
    has: (id) => shown.has(id) || readTab(`${personal}${name}:${id}`) !== null,
    add(id) {
      if (!storeInTab(`${personal}${name}:${id}`, '1')) shown.add(id);
    },
  };
}
