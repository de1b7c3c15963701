import { keepInTab, readTab } from './tab-memory';

/**
 * Remembers about what a question has been shown in this page session: once is enough (decisions 6, complaint rating,
 * and 9, rating policy). Where storage is blocked a reload may ask once more.
 * @param name of the question
 */
export function createAskedBefore(name: string): { has: (id: string) => boolean; add: (id: string) => void } {
  const asked = new Set<string>();
  const keyOf = (id: string) => `${name}:${id}`;

  return {
    has: (id) => asked.has(id) || readTab(keyOf(id)) !== null,
    add(id) {
      asked.add(id);
      keepInTab(keyOf(id), '1');
    },
  };
}
