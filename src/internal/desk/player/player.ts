import type { Keys } from '@/ui/use-keys';

/** Playing speeds. */
export const speeds = [0.5, 1, 2, 4, 8] as const;
type Speed = (typeof speeds)[number];

/** State of the replay. `count` follows from `position`. */
export type PlayerState = {
  isPlaying: boolean;
  speed: Speed;
  /** Playing time, milliseconds. */
  position: number;
  /** Number of shown events, from 1; 0 only for an empty log. */
  count: number;
};

export type PlayerAction =
  | { type: 'pause' | 'toggle' }
  /** Moves by events, back if negative; pauses. */
  | { type: 'step'; by: number }
  /** Moves by real time in milliseconds, back if negative, but at least one event; pauses. */
  | { type: 'leap'; by: number }
  /** Moves to a playing time, or to the `count`-th event. */
  | { type: 'seek'; position: number }
  | { type: 'jump'; count: number }
  | { type: 'speed'; speed: Speed }
  /** Real time has passed, in milliseconds. */
  | { type: 'tick'; elapsed: number };

/** @param count number of events shown at first */
export function startPlayer(timeline: Timeline, count = 1): PlayerState {
  const position = positionOf(timeline, count);
  return { isPlaying: false, speed: 1, position, count: countAt(timeline, position) };
}

function moveTo(timeline: Timeline, state: PlayerState, position: number): PlayerState {
  const inside = Math.min(Math.max(0, Number.isFinite(position) ? position : 0), timeline.duration);
  return { ...state, position: inside, count: countAt(timeline, inside) };
}

function play(timeline: Timeline, state: PlayerState): PlayerState {
  if (timeline.duration === 0) return state;
  // Play at the end starts again.
  const from = state.position >= timeline.duration ? moveTo(timeline, state, 0) : state;
  return { ...from, isPlaying: true };
}

function tick(timeline: Timeline, state: PlayerState, elapsed: number): PlayerState {
  if (!state.isPlaying) return state;
  const moved = moveTo(timeline, state, state.position + Math.max(0, elapsed) * state.speed);
  return moved.position >= timeline.duration ? { ...moved, isPlaying: false } : moved;
}

/** The reducer of the replay. Seeking continues to play, except at the end. */
export function movePlayer(timeline: Timeline, state: PlayerState, action: PlayerAction): PlayerState {
  const jumpTo = (count: number) => moveTo(timeline, { ...state, isPlaying: false }, positionOf(timeline, count));
  switch (action.type) {
    case 'pause':
      return { ...state, isPlaying: false };
    case 'toggle':
      return state.isPlaying ? { ...state, isPlaying: false } : play(timeline, state);
    case 'step':
      return jumpTo(state.count + action.by);
    case 'leap':
      return jumpTo(countAfter(timeline, state.count, action.by));
    case 'seek':
      return moveTo(timeline, state, action.position);
    case 'jump':
      return jumpTo(action.count);
    case 'speed':
      return { ...state, speed: action.speed };
    case 'tick':
      break;
  }
  return tick(timeline, state, action.elapsed);
}

/** Real time that an arrow leaps while shift is held, milliseconds. */
export const leapMs = 10_000;

/**
 * Keys of the replay: space plays and pauses, arrows step, with shift by time, Home and End go to the ends.
 * @param count number of events
 */
export function playerKeys(count: number, move: (action: PlayerAction) => void): Keys {
  const to = (action: PlayerAction) => () => move(action);
  return {
    ' ': to({ type: 'toggle' }),
    ArrowRight: to({ type: 'step', by: 1 }),
    ArrowLeft: to({ type: 'step', by: -1 }),
    'Shift+ArrowRight': to({ type: 'leap', by: leapMs }),
    'Shift+ArrowLeft': to({ type: 'leap', by: -leapMs }),
    Home: to({ type: 'jump', count: 1 }),
    End: to({ type: 'jump', count }),
  };
}

/** Time of the event, epoch milliseconds. */
export type Moment = { at: number };

/** Position of an event on the seek bar. */
export type Stop = {
  /** Playing time at which the event appears, milliseconds from the start. */
  position: number;
  /** Real time since the event before, in milliseconds; never negative, even if the phone's clock went back. */
  gap: number;
};

export type Timeline = {
  stops: readonly Stop[];
  /** Playing time of the last event, milliseconds. */
  duration: number;
};

/** Length of an idle gap in playing time, in milliseconds: longer gaps are cut. */
export const LONGEST_GAP = 1_000;

/** Events of the same millisecond get different positions, so that each can be reached. */
const SHORTEST_GAP = 1;

/**
 * Maps events to playing time: as they happened, idle gaps cut to one second.
 * @param moments in the order of the log, which is kept even if the clock went back
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
 * The number of events at a playing time.
 * @returns 0 only for an empty timeline: the first event is at 0
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

/** @returns playing time of the `count`-th event, from 1; counts beyond the ends give the ends */
export function positionOf({ stops, duration }: Timeline, count: number): number {
  if (count <= 1) return 0;
  return stops[count - 1]?.position ?? duration;
}

/**
 * The event at this distance in real time: forward the first that late, back the last that early; else the next one.
 * @param count number of shown events
 * @param by milliseconds, back if negative
 * @returns number of shown events there
 */
function countAfter({ stops }: Timeline, count: number, by: number): number {
  let place = count;
  let passed = 0;
  if (by > 0) while (place < stops.length && passed < by) passed += stops[place++]?.gap ?? 0;
  else while (place > 1 && passed < -by) passed += stops[--place]?.gap ?? 0;
  return place;
}
