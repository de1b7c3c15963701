import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../../../tests/support/always';
import { LONGEST_GAP, buildTimeline, countAt, isCollapsed, positionOf } from './player';

const at = (...times: number[]) => buildTimeline(times.map((time) => ({ at: time })));
const positions = (...times: number[]) => at(...times).stops.map(({ position }) => position);

describe('a timeline', () => {
  it('keeps short pauses', () => {
    expect(positions(5_000, 5_300, 6_000)).toEqual([0, 300, 1_000]);
  });

  it('cuts an idle gap to one second, and knows its length', () => {
    const timeline = at(0, 8_040_000, 8_040_500);
    expect(timeline.stops.map(({ position }) => position)).toEqual([0, 1_000, 1_500]);
    expect(timeline.stops.map(isCollapsed)).toEqual([false, true, false]);
    expect(timeline.stops[1]?.gap).toBe(8_040_000);
  });

  it('gives events of the same millisecond different positions', () => {
    expect(positions(7, 7, 7)).toEqual([0, 1, 2]);
  });

  it('continues when the clock of the phone went back', () => {
    expect(positions(10_000, 4_000, 4_200)).toEqual([0, 1, 201]);
  });

  it('of an empty log is empty', () => {
    expect(at()).toEqual({ stops: [], duration: 0 });
    expect(countAt(at(), 5)).toBe(0);
  });

  always(
    'finds each event again at its own place, whatever the times',
    [fc.array(fc.integer({ min: 0, max: 10 ** 13 }), { minLength: 1, maxLength: 60 })],
    (times) => {
      const timeline = at(...times);
      for (let count = 1; count <= times.length; count += 1)
        expect(countAt(timeline, positionOf(timeline, count))).toBe(count);
      expect(timeline.duration).toBeLessThanOrEqual((times.length - 1) * LONGEST_GAP);
    },
  );
});
