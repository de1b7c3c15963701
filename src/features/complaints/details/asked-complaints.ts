type Memory = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (problemId: string) => `complaint-rating-asked:${problemId}`;

/**
 * Remembers for which complaints the rating dialog has opened by itself: once per complaint is enough (decision 6).
 * @param memory gives the session's storage; may throw where storage is blocked, then a reload may ask once more
 */
export function createAskedComplaints(memory: () => Memory): { has: (problemId: string) => boolean; add: (problemId: string) => void } {
  const asked = new Set<string>();
  return {
    has(problemId) {
      if (asked.has(problemId)) return true;
      try {
        return memory().getItem(keyOf(problemId)) !== null;
      } catch {
        return false;
      }
    },
    add(problemId) {
      asked.add(problemId);
      try {
        memory().setItem(keyOf(problemId), '1');
      } catch {
        // Remembered until the page ends: being asked twice is not worth a message.
      }
    },
  };
}

/** Those of this page session. */
export const askedComplaints = createAskedComplaints(() => window.sessionStorage);
