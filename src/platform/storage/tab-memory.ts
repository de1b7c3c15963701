import { attempt } from '@/platform/browser/attempt';

/** Begins the names under which a tab stores what belongs to a person: removed when the borrower leaves the phone. */
export const personal = 'person.';

/** What the tab could not store, because its storage is full or blocked: until the page ends. */
const unstored = new Map<string, string>();

/** Removes from this tab what belongs to a person. */
export function forgetPerson(): void {
  unstored.clear();
  attempt(() => {
    for (const name of Object.keys(window.sessionStorage))
      if (name.startsWith(personal)) window.sessionStorage.removeItem(name);
  });
}

/** @returns the text that this tab has under a name; `null` without one */
export function readTab(name: string): string | null {
  return unstored.get(name) ?? attempt(() => window.sessionStorage.getItem(name)) ?? null;
}

/** Stores a text until this tab is closed; `null` removes it. @returns whether it is stored, not only until a reload */
export function storeInTab(name: string, text: string | null): boolean {
  unstored.delete(name);
  const isStored = attempt(() => {
    if (text === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, text);
    return true;
  });
  if (text !== null && !isStored) unstored.set(name, text);
  return isStored === true;
}

/** The ids for which this tab has shown a question, once each (decisions 6, complaint rating, 9, rating policy). */
export function createShownOnce(name: string): { has: (id: string) => boolean; add: (id: string) => void } {
  return {
    has: (id) => readTab(`${personal}${name}:${id}`) !== null,
    add: (id) => void storeInTab(`${personal}${name}:${id}`, '1'),
  };
}
