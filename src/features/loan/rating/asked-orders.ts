type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Which orders have asked for a rating in this page session. */
export type AskedOrders = { has: (orderId: string) => boolean; add: (orderId: string) => void };

const keyOf = (orderId: string) => `rating-asked:${orderId}`;

/**
 * Remembers for which orders the rating dialog has been shown: once per order and page session is enough (decision 9).
 * @param memory gives the session's storage; may throw where storage is blocked, then a reload may ask once more
 */
export function createAskedOrders(memory: () => Memory): AskedOrders {
  const asked = new Set<string>();

  function isStored(orderId: string): boolean {
    try {
      return memory().getItem(keyOf(orderId)) !== null;
    } catch {
      return false;
    }
  }

  return {
    has: (orderId) => asked.has(orderId) || isStored(orderId),
    add(orderId) {
      asked.add(orderId);
      try {
        memory().setItem(keyOf(orderId), '1');
      } catch {
        // Remembered until the page ends: being asked twice is not worth a message.
      }
    },
  };
}

/** Those of this page session. */
export const askedOrders = createAskedOrders(() => window.sessionStorage);
