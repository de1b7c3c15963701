type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Remembers about what a question has been shown in this page session: once is enough (decisions 6, complaint rating,
 * and 9, rating policy).
 * @param name of the question
 * @param memory gives the session's storage; may throw where storage is blocked, then a reload may ask once more
 */
export function createAskedBefore(
  name: string,
  memory: () => Memory = () => window.sessionStorage,
): { has: (id: string) => boolean; add: (id: string) => void } {
  const asked = new Set<string>();
  const keyOf = (id: string) => `${name}:${id}`;

  return {
    has(id) {
      try {
        return asked.has(id) || memory().getItem(keyOf(id)) !== null;
      } catch {
        return false;
      }
    },
    add(id) {
      asked.add(id);
      try {
        memory().setItem(keyOf(id), '1');
      } catch {
        // Remembered until the page ends: being asked twice is not worth a message.
      }
    },
  };
}
