import { useMemo, useState } from 'react';
import type { ChatEvent } from '@/features/chat/log/events';
import { hitsOf, termsOf } from '../library/search';

export type Hits = {
  /** Folded terms of the search. */
  terms: readonly string[];
  /** Events shown at each hit. */
  hits: readonly number[];
  /** Events shown at the hit that is looked at; 0 where there is none. */
  hit: number;
  /** To the next hit, or the one before; round at the ends. @returns where the player goes */
  go: (by: 1 | -1) => number | null;
};

/** What was searched for, in one conversation. @param query as it was typed in the list */
export function useHits(events: readonly ChatEvent[], query: string): Hits {
  const terms = useMemo(() => termsOf(query), [query]);
  const hits = useMemo(() => hitsOf(events, terms), [events, terms]);
  const [place, setPlace] = useState(0);
  return {
    terms,
    hits,
    hit: hits[place] ?? 0,
    go(by) {
      if (hits.length === 0) return null;
      const next = (place + by + hits.length) % hits.length;
      setPlace(next);
      return hits[next] ?? null;
    },
  };
}
