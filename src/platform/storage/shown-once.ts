import { keepInTab, readTab } from './tab-memory';

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
