/** When something happened, epoch milliseconds. */
export type Moment = { at: number };

/** One event's place on the seek bar. */
export type Stop = {
  /** Playing time at which the event appears, milliseconds from the start. */
  position: number;
  /** Real time since the event before, milliseconds; never negative, whatever the clock of the phone did. */
  gap: number;
};

export type Timeline = {
  stops: readonly Stop[];
  /** Playing time of the last event, milliseconds. */
  duration: number;
};

/** Nobody watches a phone lying on a table: an idle gap takes this long, milliseconds of playing time. */
export const LONGEST_GAP = 1_000;

/** Events of the same millisecond still have a place of their own, so that each can be reached. */
const SHORTEST_GAP = 1;

/**
 * Lays events out in playing time: as they happened, with idle gaps cut to at most one second.
 * @param moments in the order of the log, which is the order they are shown in even where the clock jumped back
 */
export function buildTimeline(moments: readonly Moment[]): Timeline {
  const stops: Stop[] = [];
  let position = 0;
  let before: number | undefined;
  for (const { at } of moments) {
    const gap = before === undefined ? 0 : Math.max(0, at - before);
    if (before !== undefined) position += Math.min(LONGEST_GAP, Math.max(SHORTEST_GAP, gap));
    stops.push({ position, gap });
    before = at;
  }
  return { stops, duration: position };
}

/** Whether the time before this event was cut. */
export function isCollapsed(stop: Stop): boolean {
  return stop.gap > LONGEST_GAP;
}

/**
 * How many events have appeared at a point of playing time.
 * @returns 0 only for an empty timeline: the first event stands at 0
 */
export function countAt({ stops }: Timeline, position: number): number {
  let low = 0;
  let high = stops.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stops[middle]?.position ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return stops.length === 0 ? 0 : Math.max(1, low);
}

/** @returns playing time of the event that is the `count`-th, from 1; the ends for counts beyond them */
export function positionOf({ stops, duration }: Timeline, count: number): number {
  if (count <= 1) return 0;
  return stops[count - 1]?.position ?? duration;
}

/**
 * The event that stands so much real time away: the first that late, or the last that early; the next one where nothing
 * happened in between.
 * @param count events shown
 * @param by milliseconds, back when negative
 * @returns events shown then
 */
export function countAfter({ stops }: Timeline, count: number, by: number): number {
  let place = count;
  let passed = 0;
  if (by > 0) while (place < stops.length && passed < by) passed += stops[place++]?.gap ?? 0;
  else while (place > 1 && passed < -by) passed += stops[--place]?.gap ?? 0;
  return place;
}
