import { useEffect, useMemo, useState } from 'react';
import { useMarket } from '@/services/market';
import { passesFilters, type Filters } from './filters';
import { createSearcher } from './searcher';
import type { Entry } from './summary';
import type { Library } from './use-library';

const none: readonly Entry[] = [];

type Search = {
  /** Keys of the conversations found, of the query before while the next is looked for; `null` where there is none. */
  keys: ReadonlySet<string> | null;
  isSearching: boolean;
};

/** Searches the library while somebody types. */
function useSearch(entries: readonly Entry[], query: string): Search {
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

  return {
    keys: wanted === '' ? null : (found?.keys ?? null),
    isSearching: wanted !== '' && found?.query !== wanted,
  };
}

/** The conversations of the library that words and filters leave, newest first, and whether the words are still looked for. */
export function useShown({ entries, cases }: Library, filters: Filters) {
  const all = entries ?? none;
  const { utcOffset } = useMarket();
  const { keys, isSearching } = useSearch(all, filters.query);
  const shown = useMemo(
    () =>
      all.filter(
        (entry) => passesFilters(entry, filters, cases.get(entry.id), utcOffset) && (keys?.has(entry.key) ?? true),
      ),
    [all, cases, filters, keys, utcOffset],
  );
  return { shown, isSearching };
}
