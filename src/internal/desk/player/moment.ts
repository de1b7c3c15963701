import type { ChatEvent } from '@/features/chat/log/events';

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
