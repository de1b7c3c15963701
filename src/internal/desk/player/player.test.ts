import { always } from '@tests/support/always';
import fc from 'fast-check';
import {
  buildTimeline,
  countAt,
  initialPlayerState,
  longestGapMs,
  type Player,
  type PlayerAction,
  playerReducer,
  type PlayerState,
  positionOf,
  speeds,
} from './player';

/** Events after 0, 400 ms, two hours (cut to a second) and 600 ms: at 0, 400, 1400 and 2000 of playing time. */
const timeline = buildTimeline([0, 400, 7_200_400, 7_201_000].map((at) => ({ at })));

const shown = (state: PlayerState): Player => ({ ...state, count: countAt(timeline, state.position) });
const next = (state: PlayerState, action: PlayerAction): Player => shown(playerReducer(timeline, state, action));
const after = (...actions: PlayerAction[]): Player => actions.reduce(next, shown(initialPlayerState(timeline)));

const toggle = { type: 'toggle' } as const;
const tick = (elapsed: number) => ({ type: 'tick', elapsed }) as const;

it('the player starts paused at the first event', () => {
  expect(after()).toEqual({ isPlaying: false, speed: 1, position: 0, count: 1 });
});

it('the player starts at a given event', () => {
  expect(shown(initialPlayerState(timeline, 3))).toMatchObject({ position: 1_400, count: 3 });
});

it.each([
  [1, 1_000, 3],
  [1, 100, 2],
  [3, 10_000, 4],
  [4, -500, 3],
  [4, -10_000, 2],
  [1, -10_000, 1],
  [4, 10_000, 4],
])('the player skips from event %i by %i ms of real time to event %i', (count, by, expected) => {
  expect(next(initialPlayerState(timeline, count), { type: 'skip', by }).count).toBe(expected);
});

it('the player moves with the time that passes, and only while it plays', () => {
  expect(after(tick(500))).toMatchObject({ count: 1, position: 0 });
  expect(after(toggle, tick(399))).toMatchObject({ count: 1 });
  expect(after(toggle, tick(400))).toMatchObject({ count: 2 });
  expect(after(toggle, { type: 'pause' }, tick(400))).toMatchObject({ count: 1, isPlaying: false });
});

it.each(speeds)('the player plays at %d times the speed', (speed) => {
  expect(after({ type: 'speed', speed }, toggle, tick(100)).position).toBe(100 * speed);
});

it('the player stops at the end, and starts again from the beginning', () => {
  const ended = after(toggle, tick(60_000));
  expect(ended).toMatchObject({ isPlaying: false, count: 4, position: 2_000 });
  expect(next(ended, toggle)).toMatchObject({ isPlaying: true, count: 1, position: 0 });
});

it('the player steps from event to event and pauses', () => {
  const state = after(toggle, { type: 'step', by: 1 });
  expect(state).toMatchObject({ isPlaying: false, count: 2, position: 400 });
  expect(next(state, { type: 'step', by: -1 })).toMatchObject({ count: 1, position: 0 });
});

it('the player seeks into and out of an idle gap, and plays on', () => {
  const inGap = after(toggle, { type: 'seek', position: 900 });
  expect(inGap).toMatchObject({ isPlaying: true, count: 2, position: 900 });
  expect(next(inGap, { type: 'seek', position: 100 })).toMatchObject({ count: 1, position: 100 });
  expect(next(inGap, tick(500))).toMatchObject({ count: 3 });
});

it.each([
  [-5, 1],
  [Number.NaN, 1],
  [1e9, 4],
])('the player takes a seek to %d as the nearest end', (position, count) => {
  expect(after({ type: 'seek', position })).toMatchObject({ count });
});

it('the player has nothing to play in an empty log', () => {
  const empty = buildTimeline([]);
  const toggled = playerReducer(empty, initialPlayerState(empty), toggle);
  expect(toggled).toEqual({ isPlaying: false, speed: 1, position: 0 });
});

const at = (...times: number[]) => buildTimeline(times.map((time) => ({ at: time })));
const positions = (...times: number[]) => at(...times).entries.map(({ position }) => position);

it.each([
  ['has short pauses unchanged', [5_000, 5_300, 6_000], [0, 300, 1_000]],
  ['gives events of the same millisecond different positions', [7, 7, 7], [0, 1, 2]],
  ['continues when the clock of the phone went back', [10_000, 4_000, 4_200], [0, 1, 201]],
])('a timeline %s', (_, times, expected) => expect(positions(...times)).toEqual(expected));

it('a timeline cuts an idle gap to one second, and stores its length', () => {
  const mapped = at(0, 8_040_000, 8_040_500);
  expect(mapped.entries.map(({ position }) => position)).toEqual([0, 1_000, 1_500]);
  expect(mapped.entries.map(({ gap }) => gap > longestGapMs)).toEqual([false, true, false]);
  expect(mapped.entries[1]?.gap).toBe(8_040_000);
});

always(
  'a timeline finds each event at its position, for any times',
  [fc.array(fc.integer({ min: 0, max: 10 ** 13 }), { minLength: 1, maxLength: 60 })],
  (times) => {
    const mapped = at(...times);
    for (let count = 1; count <= times.length; count += 1)
      expect(countAt(mapped, positionOf(mapped, count))).toBe(count);
    expect(mapped.duration).toBeLessThanOrEqual((times.length - 1) * longestGapMs);
  },
);
