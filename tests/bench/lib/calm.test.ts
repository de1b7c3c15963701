import { expect, it } from 'vitest';
import { busyShare } from './calm';

const reading = (user: number, idle: number) => ({ times: { user, nice: 0, sys: 0, irq: 0, idle } });

it('tells how much of all processors was in use between two readings', () => {
  expect(busyShare([reading(100, 100), reading(0, 0)], [reading(175, 125), reading(25, 75)])).toBe(0.5);
  expect(busyShare([reading(5, 5)], [reading(5, 10)])).toBe(0);
  expect(busyShare([reading(5, 5)], [reading(5, 5)])).toBe(0);
});
