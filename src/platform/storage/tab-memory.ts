import { attempt } from '@/platform/browser/attempt';

/** The prefix of names under which a tab stores what belongs to a person; removed when the borrower changes. */
export const personalPrefix = 'person.';

/** What the tab could not store, because its storage is full or blocked: until the page ends. */
const unstored = new Map<string, string>();

/** Removes from this tab what belongs to a person. */
export function forgetPerson(): void {
  const stored = attempt(() => Object.keys(window.sessionStorage)) ?? [];
  for (const name of [...unstored.keys(), ...stored]) if (name.startsWith(personalPrefix)) storeInTab(name, null);
}

const ownerName = `${personalPrefix}owner`;

/** Removes from this tab what belongs to anyone but this owner, who uses the device; null after signing out. */
export function keepOnlyOf(owner: string | null | undefined): void {
  if ((readTab(ownerName) ?? owner) !== owner) forgetPerson();
  if (owner) storeInTab(ownerName, owner);
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

export type ShownOnce = { has: (id: string) => boolean; add: (id: string) => void };

/** The ids for which this tab has shown a question, once each (decisions 6, complaint rating, 9, rating policy). */
export function createShownOnce(name: string): ShownOnce {
  return {
    has: (id) => readTab(`${personalPrefix}${name}:${id}`) !== null,
    add: (id) => void storeInTab(`${personalPrefix}${name}:${id}`, '1'),
  };
}
