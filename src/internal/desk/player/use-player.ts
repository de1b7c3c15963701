import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import type { ChatEvent } from '@/features/chat/log/events';
import { reduceChat } from '@/features/chat/log/reduce';
import { initialChat, type ChatState } from '@/features/chat/log/state';
import { hitsOf, searchTermsOf } from '../library/summary';
import {
  countAt,
  initialPlayerState,
  type Player,
  type PlayerAction,
  playerReducer,
  type PlayerState,
  type Timeline,
} from './player';

/** One state is stored per this many events, so that a step back is cheap. */
const eventsPerState = 100;

/** The states of a conversation by number of events, computed on demand and cached. */
export function createStates(events: readonly ChatEvent[]): (count: number) => ChatState {
  const states: ChatState[] = [initialChat];
  let latest = { count: 0, state: initialChat };
  return (wanted) => {
    const count = Math.min(Math.max(0, wanted), events.length);
    const nearest = Math.min(states.length - 1, Math.floor(count / eventsPerState));
    const start =
      latest.count <= count && latest.count >= nearest * eventsPerState
        ? latest
        : { count: nearest * eventsPerState, state: states[nearest] ?? initialChat };
    let { state } = start;
    for (let at = start.count; at < count; at += 1) {
      const event = events[at];
      if (event) state = reduceChat(state, event);
      if ((at + 1) % eventsPerState === 0 && states.length === (at + 1) / eventsPerState) states.push(state);
    }
    latest = { count, state };
    return state;
  };
}

/** Larger values of `at` are epoch times, smaller ones are counts. */
const earliestTimeMs = 100_000_000_000;

/** The number of shown events, from 1, at a link's moment: an event's number, or epoch milliseconds; otherwise all. */
export function countOfMoment(events: readonly ChatEvent[], at: string | undefined): number {
  if (at === undefined || !/^\d{1,16}$/.test(at)) return Math.max(1, events.length);
  const value = Number(at);
  const isReached =
    value >= earliestTimeMs ? (event: ChatEvent) => event.at <= value : (event: ChatEvent) => event.seq <= value;
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (event && isReached(event)) return index + 1;
  }
  return 1;
}

/** @returns the link value of a moment: number of the last shown event */
export function momentOfCount(events: readonly ChatEvent[], count: number): string {
  return String(events[count - 1]?.seq ?? 0);
}

/** After the page was in the background, the skipped time does not count. */
const longestFrameMs = 250;

/** A replay that runs while it plays, from `count` events on. @param timeline stays the same object */
export function usePlayer(timeline: Timeline, count: number): [Player, (action: PlayerAction) => void] {
  const [state, dispatch] = useReducer(
    (before: PlayerState, action: PlayerAction) => playerReducer(timeline, before, action),
    null,
    () => initialPlayerState(timeline, count),
  );

  useEffect(() => {
    if (!state.isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      dispatch({ type: 'tick', elapsed: Math.min(longestFrameMs, now - last) });
      last = now;
      frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [state.isPlaying]);

  return [{ ...state, count: countAt(timeline, state.position) }, dispatch];
}

/** Milliseconds between changes of the address: browsers limit them, and dragging the seek bar makes many. */
const calmMs = 250;

type Ways = { move: (action: PlayerAction) => void; onMoment: (at: string) => void };

/** Writes the moment of a pause or step into the address; a changed address (`at`) moves the player. */
export function useMoment(
  events: readonly ChatEvent[],
  { count, isPlaying }: Player,
  at: string | undefined,
  ways: Ways,
): void {
  const written = useRef(at);
  const writeMoment = useEffectEvent((moment: string) => {
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
    const timer = setTimeout(() => writeMoment(moment), calmMs);
    return () => clearTimeout(timer);
  }, [count, events, isPlaying, moment]);
}

/** The search hits in one conversation. @param query as typed in the list */
export function useHits(events: readonly ChatEvent[], query: string) {
  const terms = useMemo(() => searchTermsOf(query), [query]);
  const hits = useMemo(() => hitsOf(events, terms), [events, terms]);
  const [place, setPlace] = useState(0);
  return {
    /** Folded terms of the search. */
    terms,
    /** Number of shown events at each hit. */
    hits,
    /** Number of shown events at the current hit; 0 without one. */
    hit: hits[place] ?? 0,
    /** Goes to the next or previous hit, and continues at the other end. @returns the new moment of the player */
    go: (by: 1 | -1): number | null => {
      if (hits.length === 0) return null;
      const next = (place + by + hits.length) % hits.length;
      setPlace(next);
      return hits[next] ?? null;
    },
  };
}
