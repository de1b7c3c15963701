import type { Keys } from '../../use-keys';

export const speeds = [0.5, 1, 2, 4, 8] as const;
type Speed = (typeof speeds)[number];

/** State of the replay. */
export type PlayerState = {
  isPlaying: boolean;
  speed: Speed;
  /** Playing time, milliseconds. */
  position: number;
};

/** The replay as the page shows it. `count`: the number of shown events, from 1; 0 only for an empty log. */
export type Player = PlayerState & { count: number };

export type PlayerAction =
  | { type: 'pause' | 'toggle' }
  /** Moves by events, back if negative; pauses. */
  | { type: 'step'; by: number }
  /** Moves by real time in milliseconds, back if negative, by at least one event; pauses. */
  | { type: 'skip'; by: number }
  /** Moves to a playing time, or to the `count`-th event. */
  | { type: 'seek'; position: number }
  | { type: 'jump'; count: number }
  | { type: 'speed'; speed: Speed }
  /** Real time has passed, in milliseconds. */
  | { type: 'tick'; elapsed: number };

/** The paused state at the start, with `count` events shown. */
export function initialPlayerState(timeline: Timeline, count = 1): PlayerState {
  return { isPlaying: false, speed: 1, position: positionOf(timeline, count) };
}

function moveTo(timeline: Timeline, state: PlayerState, position: number): PlayerState {
  const inside = Math.min(Math.max(0, Number.isFinite(position) ? position : 0), timeline.duration);
  return { ...state, position: inside };
}

function play(timeline: Timeline, state: PlayerState): PlayerState {
  if (timeline.duration === 0) return state;
  // Play at the end starts again.
  const from = state.position >= timeline.duration ? moveTo(timeline, state, 0) : state;
  return { ...from, isPlaying: true };
}

function tick(timeline: Timeline, state: PlayerState, elapsed: number): PlayerState {
  if (!state.isPlaying) return state;
  const next = moveTo(timeline, state, state.position + Math.max(0, elapsed) * state.speed);
  return next.position >= timeline.duration ? { ...next, isPlaying: false } : next;
}

/** The reducer of the replay. It continues to play after a seek, except at the end. */
export function playerReducer(timeline: Timeline, state: PlayerState, action: PlayerAction): PlayerState {
  const jumpTo = (count: number) => moveTo(timeline, { ...state, isPlaying: false }, positionOf(timeline, count));
  const shown = countAt(timeline, state.position);
  switch (action.type) {
    case 'pause':
      return { ...state, isPlaying: false };
    case 'toggle':
      return state.isPlaying ? { ...state, isPlaying: false } : play(timeline, state);
    case 'step':
      return jumpTo(shown + action.by);
    case 'skip':
      return jumpTo(countAfter(timeline, shown, action.by));
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

/** Real time that the arrow keys skip while shift is held. */
export const skipMs = 10_000;

/** Space plays and pauses, arrows step, with shift by time; Home and End go to the ends. @param count of the events */
export function playerKeys(count: number, move: (action: PlayerAction) => void): Keys {
  const to = (action: PlayerAction) => () => move(action);
  return {
    ' ': to({ type: 'toggle' }),
    ArrowRight: to({ type: 'step', by: 1 }),
    ArrowLeft: to({ type: 'step', by: -1 }),
    'Shift+ArrowRight': to({ type: 'skip', by: skipMs }),
    'Shift+ArrowLeft': to({ type: 'skip', by: -skipMs }),
    Home: to({ type: 'jump', count: 1 }),
    End: to({ type: 'jump', count }),
  };
}

type TimelineEntry = {
  /** Playing time at which the event appears, milliseconds from the start. */
  position: number;
  /** Real time since the event before, in milliseconds; never negative, even if the phone's clock went back. */
  gap: number;
};

export type Timeline = {
  entries: readonly TimelineEntry[];
  /** Playing time of the last event, milliseconds. */
  duration: number;
};

/** Longer pauses between events are cut to this playing time. */
export const longestGapMs = 1_000;

/** Events of the same millisecond get different positions, so that each can be reached. */
const shortestGapMs = 1;

/** Maps events in log order to playing time; idle gaps are cut to one second. */
export function buildTimeline(events: readonly { at: number }[]): Timeline {
  const entries: TimelineEntry[] = [];
  let position = 0;
  let before: number | undefined;
  for (const { at } of events) {
    const gap = before === undefined ? 0 : Math.max(0, at - before);
    if (before !== undefined) position += Math.min(longestGapMs, Math.max(shortestGapMs, gap));
    entries.push({ position, gap });
    before = at;
  }
  return { entries, duration: position };
}

/** The number of events at a playing time; 0 only for an empty timeline, because the first event is at 0. */
export function countAt({ entries }: Timeline, position: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.position ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return entries.length === 0 ? 0 : Math.max(1, low);
}

/** @returns playing time of the `count`-th event, from 1; counts beyond the ends give the ends */
export function positionOf({ entries, duration }: Timeline, count: number): number {
  if (count <= 1) return 0;
  return entries[count - 1]?.position ?? duration;
}

/** The number of events `by` milliseconds further, back if negative; at the ends the first or last event. */
function countAfter({ entries }: Timeline, count: number, by: number): number {
  let shown = count;
  let passed = 0;
  if (by > 0) for (; shown < entries.length && passed < by; shown += 1) passed += entries[shown]?.gap ?? 0;
  else for (; shown > 1 && passed < -by; shown -= 1) passed += entries[shown - 1]?.gap ?? 0;
  return shown;
}
