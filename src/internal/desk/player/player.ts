import type { Keys } from '@/ui/use-keys';
import { countAfter, countAt, positionOf, type Timeline } from './timeline';

/** How much faster than life. */
export const speeds = [0.5, 1, 2, 4, 8] as const;
type Speed = (typeof speeds)[number];

/** Where the replay stands. `count` follows from `position`; both are kept, because people read the one and pages the other. */
export type PlayerState = {
  isPlaying: boolean;
  speed: Speed;
  /** Playing time, milliseconds. */
  position: number;
  /** Events shown so far, from 1; 0 only when there are none. */
  count: number;
};

export type PlayerAction =
  | { type: 'play' | 'pause' | 'toggle' }
  /** So many events forward, or back when negative; pauses. */
  | { type: 'step'; by: number }
  /** So many milliseconds of real time forward, or back when negative, but at least one event; pauses. */
  | { type: 'leap'; by: number }
  /** To a point of playing time, or to the `count`-th event. */
  | { type: 'seek'; position: number }
  | { type: 'jump'; count: number }
  | { type: 'speed'; speed: Speed }
  /** So many milliseconds of real time have passed. */
  | { type: 'tick'; elapsed: number };

/** @param count events shown at the beginning */
export function startPlayer(timeline: Timeline, count = 1): PlayerState {
  const position = positionOf(timeline, count);
  return { isPlaying: false, speed: 1, position, count: countAt(timeline, position) };
}

function at(timeline: Timeline, state: PlayerState, position: number): PlayerState {
  const inside = Math.min(Math.max(0, Number.isFinite(position) ? position : 0), timeline.duration);
  return { ...state, position: inside, count: countAt(timeline, inside) };
}

function play(timeline: Timeline, state: PlayerState): PlayerState {
  if (timeline.duration === 0) return state;
  // At the end, play means once more from the beginning.
  const from = state.position >= timeline.duration ? at(timeline, state, 0) : state;
  return { ...from, isPlaying: true };
}

function tick(timeline: Timeline, state: PlayerState, elapsed: number): PlayerState {
  if (!state.isPlaying) return state;
  const moved = at(timeline, state, state.position + Math.max(0, elapsed) * state.speed);
  return moved.position >= timeline.duration ? { ...moved, isPlaying: false } : moved;
}

/** The replay's whole behaviour as a pure step. Seeking goes on playing where it lands, unless that is the end. */
export function movePlayer(timeline: Timeline, state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'play':
      return play(timeline, state);
    case 'pause':
      return { ...state, isPlaying: false };
    case 'toggle':
      return state.isPlaying ? { ...state, isPlaying: false } : play(timeline, state);
    case 'step':
      return at(timeline, { ...state, isPlaying: false }, positionOf(timeline, state.count + action.by));
    case 'leap':
      return at(
        timeline,
        { ...state, isPlaying: false },
        positionOf(timeline, countAfter(timeline, state.count, action.by)),
      );
    case 'seek':
      return at(timeline, state, action.position);
    case 'jump':
      return at(timeline, { ...state, isPlaying: false }, positionOf(timeline, action.count));
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
 * What keys do for the replay: space plays and pauses, arrows step, with shift by time, Home and End lead to the ends.
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
