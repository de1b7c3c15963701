import { useEffect, useMemo, useState } from 'react';
import { createSearcher } from './searcher';
import type { Entry } from './summary';

/**
 * Searches the library while somebody types.
 * @returns keys of the conversations found; `null` while there is no query, or no answer to the first one yet
 */
export function useSearch(entries: readonly Entry[], query: string): ReadonlySet<string> | null {
  const searcher = useMemo(() => createSearcher(entries), [entries]);
  const [found, setFound] = useState<{ query: string; keys: ReadonlySet<string> } | null>(null);
  const wanted = query.trim();

  useEffect(() => () => searcher.close(), [searcher]);

  useEffect(() => {
    if (wanted === '') return undefined;
    let isCurrent = true;
    async function look() {
      const keys = await searcher.search(wanted);
      if (isCurrent) setFound({ query: wanted, keys: new Set(keys) });
    }
    void look();
    return () => {
      isCurrent = false;
    };
  }, [searcher, wanted]);

  return wanted === '' ? null : (found?.keys ?? null);
}
