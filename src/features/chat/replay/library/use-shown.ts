import { useEffect, useMemo, useState } from 'react';
import { passesFilters, type Filters } from './filters';
import { createSearcher } from './searcher';
import type { Entry } from './summary';
import type { Library } from './use-library';

const none: readonly Entry[] = [];

/**
 * Searches the library while somebody types.
 * @returns keys of the conversations found; `null` while there is no query, or no answer to the first one yet
 */
function useSearch(entries: readonly Entry[], query: string): ReadonlySet<string> | null {
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

/** The conversations of the library that words and filters leave, newest first. */
export function useShown({ entries, cases }: Library, filters: Filters): readonly Entry[] {
  const all = entries ?? none;
  const found = useSearch(all, filters.query);
  return useMemo(
    () => all.filter((entry) => passesFilters(entry, filters, cases.get(entry.id)) && (found?.has(entry.key) ?? true)),
    [all, cases, filters, found],
  );
}
