import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import type { ChatEvent } from '@/features/chat/log/events';
import { hitsOf, termsOf } from '../library/search';
import { movePlayer, startPlayer, type PlayerAction, type PlayerState, type Timeline } from './player';
import { countOfMoment, momentOfCount } from './states';

/** A page that was in the background does not race through what it missed. */
const LONGEST_FRAME = 250;

/**
 * A replay that runs by itself while it plays.
 * @param timeline must stay the same object; another session is another player (`key`)
 * @param count events shown at the beginning
 */
export function usePlayer(timeline: Timeline, count: number): [PlayerState, (action: PlayerAction) => void] {
  const [state, dispatch] = useReducer(
    (before: PlayerState, action: PlayerAction) => movePlayer(timeline, before, action),
    null,
    () => startPlayer(timeline, count),
  );

  useEffect(() => {
    if (!state.isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      dispatch({ type: 'tick', elapsed: Math.min(LONGEST_FRAME, now - last) });
      last = now;
      frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [state.isPlaying]);

  return [state, dispatch];
}

/** Browsers refuse addresses that change too often; dragging the seek bar would. Milliseconds. */
const calmMs = 250;

type Ways = { move: (action: PlayerAction) => void; onMoment: (at: string) => void };

/**
 * Keeps the address and the player at the same moment: what is paused or stepped to stands in the address, and an
 * address that somebody changed leads the player there.
 * @param at what the address says
 */
export function useMoment(
  events: readonly ChatEvent[],
  { count, isPlaying }: PlayerState,
  at: string | undefined,
  ways: Ways,
): void {
  const written = useRef(at);
  const tell = useEffectEvent((moment: string) => {
    written.current = moment;
    ways.onMoment(moment);
  });
  const follow = useEffectEvent(() => ways.move({ type: 'jump', count: countOfMoment(events, at) }));

  useEffect(() => {
    if (at === written.current) return;
    written.current = at;
    follow();
  }, [at]);

  const moment = momentOfCount(events, count);
  useEffect(() => {
    if (isPlaying || moment === written.current) return undefined;
    if (countOfMoment(events, written.current) === count) return undefined;
    const timer = setTimeout(() => tell(moment), calmMs);
    return () => clearTimeout(timer);
  }, [count, events, isPlaying, moment]);
}

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
