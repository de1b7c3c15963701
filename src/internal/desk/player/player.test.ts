import { describe, expect, it } from 'vitest';
import { buildTimeline, movePlayer, speeds, startPlayer, type PlayerAction, type PlayerState } from './player';

/** Events after 0, 400 ms, two hours (cut to a second) and 600 ms: at 0, 400, 1400 and 2000 of playing time. */
const timeline = buildTimeline([0, 400, 7_200_400, 7_201_000].map((at) => ({ at })));

function after(...actions: PlayerAction[]): PlayerState {
  return actions.reduce((state, action) => movePlayer(timeline, state, action), startPlayer(timeline));
}

describe('the player', () => {
  it('starts paused at the first event', () => {
    expect(after()).toEqual({ isPlaying: false, speed: 1, position: 0, count: 1 });
  });

  it('starts at a given event', () => {
    expect(startPlayer(timeline, 3)).toMatchObject({ position: 1_400, count: 3 });
  });

  it.each([
    [1, 1_000, 3],
    [1, 100, 2],
    [3, 10_000, 4],
    [4, -500, 3],
    [4, -10_000, 2],
    [1, -10_000, 1],
    [4, 10_000, 4],
  ])('leaps from event %i by %i ms of real time to event %i', (count, by, expected) => {
    expect(movePlayer(timeline, startPlayer(timeline, count), { type: 'leap', by }).count).toBe(expected);
  });

  it('moves with the time that passes, and only while it plays', () => {
    expect(after({ type: 'tick', elapsed: 500 })).toMatchObject({ count: 1, position: 0 });
    expect(after({ type: 'toggle' }, { type: 'tick', elapsed: 399 })).toMatchObject({ count: 1 });
    expect(after({ type: 'toggle' }, { type: 'tick', elapsed: 400 })).toMatchObject({ count: 2 });
    expect(after({ type: 'toggle' }, { type: 'pause' }, { type: 'tick', elapsed: 400 })).toMatchObject({
      count: 1,
      isPlaying: false,
    });
  });

  it.each(speeds)('plays at %d times the speed', (speed) => {
    expect(after({ type: 'speed', speed }, { type: 'toggle' }, { type: 'tick', elapsed: 100 }).position).toBe(
      100 * speed,
    );
  });

  it('stops at the end, and starts again from the beginning', () => {
    const ended = after({ type: 'toggle' }, { type: 'tick', elapsed: 60_000 });
    expect(ended).toMatchObject({ isPlaying: false, count: 4, position: 2_000 });
    expect(movePlayer(timeline, ended, { type: 'toggle' })).toMatchObject({ isPlaying: true, count: 1, position: 0 });
  });

  it('steps from event to event and pauses', () => {
    const state = after({ type: 'toggle' }, { type: 'step', by: 1 });
    expect(state).toMatchObject({ isPlaying: false, count: 2, position: 400 });
    expect(movePlayer(timeline, state, { type: 'step', by: -1 })).toMatchObject({ count: 1, position: 0 });
  });

  it('stops at its ends', () => {
    expect(after({ type: 'step', by: -1 })).toMatchObject({ count: 1 });
    expect(after({ type: 'jump', count: 4 }, { type: 'step', by: 1 })).toMatchObject({ count: 4 });
  });

  it('seeks into and out of an idle gap, and plays on', () => {
    const inGap = after({ type: 'toggle' }, { type: 'seek', position: 900 });
    expect(inGap).toMatchObject({ isPlaying: true, count: 2, position: 900 });
    expect(movePlayer(timeline, inGap, { type: 'seek', position: 100 })).toMatchObject({ count: 1, position: 100 });
    expect(movePlayer(timeline, inGap, { type: 'tick', elapsed: 500 })).toMatchObject({ count: 3 });
  });

  it.each([
    [-5, 1],
    [Number.NaN, 1],
    [1e9, 4],
  ])('takes a seek to %d as the nearest end', (position, count) => {
    expect(after({ type: 'seek', position })).toMatchObject({ count });
  });

  it('has nothing to play in an empty log', () => {
    const empty = buildTimeline([]);
    expect(movePlayer(empty, startPlayer(empty), { type: 'toggle' })).toEqual({
      isPlaying: false,
      speed: 1,
      position: 0,
      count: 0,
    });
  });
});
