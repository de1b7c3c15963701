import { useEffect, useMemo, useState } from 'react';
import { lenderDate } from '@/domain/calendar-days';
import { comparable } from '@/lib/comparable';
import { useMarket } from '@/services/market';
import type { CaseState } from '../storage/support-cases';
import { createSearcher } from './searcher';
import type { Entry, Outcome } from './summary';
import type { Library } from './use-library';

/** What the library is narrowed to; empty means all. */
export type Filters = {
  query: string;
  /** Part of an order's number. */
  orderNo: string;
  outcome: Outcome | '';
  /** Whether an agent has done it. */
  work: '' | 'open' | 'done';
  /** Stars as text; `none`: not rated. */
  rating: '' | 'none' | '1' | '2' | '3' | '4' | '5';
  /** First and last day, `YYYY-MM-DD` on the desk's clock. */
  from: string;
  to: string;
};

export const noFilters: Filters = { query: '', orderNo: '', outcome: '', work: '', rating: '', from: '', to: '' };

/** Whether anything is narrowed. */
export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some((value) => value.trim() !== '');
}

function isInDays(startedAt: number, from: string, to: string, utcOffset: string): boolean {
  if (from === '' && to === '') return true;
  const day = lenderDate(startedAt, utcOffset);
  return (from === '' || day >= from) && (to === '' || day <= to);
}

/**
 * Applies everything but the words, which the search itself compares.
 * @param utcOffset of the desk's clock
 */
export function passesFilters(
  { orderNo, startedAt, outcome, rating }: Entry,
  filters: Filters,
  state: CaseState | undefined,
  utcOffset: string,
): boolean {
  return (
    comparable(orderNo).includes(comparable(filters.orderNo.trim())) &&
    (filters.outcome === '' || outcome === filters.outcome) &&
    (filters.work === '' || (state?.isDone ?? false) === (filters.work === 'done')) &&
    (filters.rating === '' || String(rating) === (filters.rating === 'none' ? '0' : filters.rating)) &&
    isInDays(startedAt, filters.from, filters.to, utcOffset)
  );
}

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
