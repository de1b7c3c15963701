import type { ChatEvent } from '@/features/chat/log/events';
import { initialChat, reduceChat, type ChatState } from '@/features/chat/log/reduce';

/** A state is kept for each so many events: stepping back costs no more than that. */
const EVERY = 100;

/** The states of a conversation by number of events, computed on the way and remembered. */
export function createStates(events: readonly ChatEvent[]): (count: number) => ChatState {
  const kept: ChatState[] = [initialChat];
  let latest = { count: 0, state: initialChat };
  return (wanted) => {
    const count = Math.min(Math.max(0, wanted), events.length);
    const nearest = Math.min(kept.length - 1, Math.floor(count / EVERY));
    const start =
      latest.count <= count && latest.count >= nearest * EVERY
        ? latest
        : { count: nearest * EVERY, state: kept[nearest] ?? initialChat };
    let { state } = start;
    for (let at = start.count; at < count; at += 1) {
      const event = events[at];
      if (event) state = reduceChat(state, event);
      if ((at + 1) % EVERY === 0 && kept.length === (at + 1) / EVERY) kept.push(state);
    }
    latest = { count, state };
    return state;
  };
}

/** Numbers of events are small; times since 1970 are not. */
const EARLIEST_TIME = 100_000_000_000;

/**
 * The place a deep link means.
 * @param at number of an event, or epoch milliseconds; anything else is the whole conversation
 * @returns how many events are shown, from 1
 */
export function countOfMoment(events: readonly ChatEvent[], at: string | undefined): number {
  if (at === undefined || !/^\d{1,16}$/.test(at)) return Math.max(1, events.length);
  const value = Number(at);
  const isReached =
    value >= EARLIEST_TIME ? (event: ChatEvent) => event.at <= value : (event: ChatEvent) => event.seq <= value;
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (event && isReached(event)) return index + 1;
  }
  return 1;
}

/** @returns what a link to this place says: the number of the last event shown */
export function momentOfCount(events: readonly ChatEvent[], count: number): string {
  return String(events[count - 1]?.seq ?? 0);
}
