import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/calendar-days';
import { always } from '../../../../../tests/support/always';
import { timelinePoints } from './timeline';

const on = (...dates: (string | null)[]) => dates.map((date) => ({ date, state: 'ahead' as const }));
const xs = (...dates: (string | null)[]) =>
  timelinePoints(on(...dates), '2026-01-11').points.map(({ x }) => Math.round(x));

describe('the timeline of a schedule', () => {
  it('has its payments at their days, and shows today', () => {
    expect(xs('2026-01-01', '2026-01-06', '2026-01-21')).toEqual([0, 25, 100]);
    expect(timelinePoints(on('2026-01-01', '2026-01-21'), '2026-01-11').today).toBe(50);
    expect(timelinePoints(on('2026-01-01', '2026-01-21'), '2026-02-11').today).toBeNull();
  });

  it('has equal distances where days are unknown, equal, or out of order', () => {
    expect(xs('2026-01-01', null, '2026-01-21')).toEqual([0, 50, 100]);
    expect(xs('2026-01-01', '2026-01-01', '2026-01-01')).toEqual([0, 50, 100]);
    expect(xs('2026-01-01', '2026-02-06', '2026-01-21')).toEqual([0, 50, 100]);
    expect(timelinePoints(on(null, null), '2026-01-11').today).toBeNull();
  });

  it('shows one payment in the middle, and none for none', () => {
    expect(xs('2026-01-01')).toEqual([50]);
    expect(xs()).toEqual([]);
  });

  const date = fc.oneof(
    fc.constant(null),
    fc.integer({ min: 0, max: 11_000 }).map((days) => addDays('2026-01-01', days)),
  );
  always(
    'keeps every payment on the line, 360 of them too',
    [fc.array(date, { minLength: 1, maxLength: 360 })],
    (dates) => {
      const { points } = timelinePoints(on(...dates), '2030-01-01');
      expect(points).toHaveLength(dates.length);
      expect(points.every(({ x }) => x >= 0 && x <= 100)).toBe(true);
    },
  );
});
