import { expect, it } from 'vitest';
import { correctedJumps, createTimes } from './times';

const start = Date.parse('2026-03-01T10:00:00+07:00');
const hour = 3_600_000;

it('passes everywhere at once', () => {
  const times = createTimes(start, hour);
  times.pass(1_500);
  expect([times.wall(), times.server(), times.monotonic(), times.clock.now()]).toEqual([
    start + hour + 1_500,
    start + 1_500,
    1_500,
    start + hour + 1_500,
  ]);
});

it('jumps on the phone alone, and the app follows until an answer tells it the time', () => {
  const times = createTimes(start);
  times.setWall(-hour);
  expect([times.wall(), times.server(), times.monotonic(), times.clock.now()]).toEqual([
    start - hour,
    start,
    0,
    start - hour,
  ]);
  times.answer();
  expect(times.clock.now()).toBe(start);
});

it('jumps on the server when another node answers, by whole seconds', () => {
  const times = createTimes(start);
  times.pass(700);
  times.changeNode(60_000);
  times.answer();
  expect([times.wall(), times.server(), times.clock.now()]).toEqual([start + 700, start + 60_700, start + 60_000]);
});

it.each(correctedJumps)('after %s the app knows the server’s time to two seconds', (_, happen) => {
  const times = createTimes(start);
  times.answer();
  happen(times);
  expect(Math.abs(times.clock.now() - times.server())).toBeLessThanOrEqual(2_000);
  expect(times.monotonic()).toBe(0);
});
