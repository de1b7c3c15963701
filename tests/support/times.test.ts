import { expect, it } from 'vitest';
import { correctedJumps, createTimes, type Times } from './times';

const start = Date.parse('2026-03-01T10:00:00+07:00');
const hour = 3_600_000;
const answer = (times: Times) => times.answer();

it.each<[string, ((times: Times) => void)[], number[]]>([
  ['passing everywhere', [(times) => times.pass(1_500)], [1_500, 1_500, 1_500, 1_500]],
  ['set on the phone', [(times) => times.setWall(-hour)], [-hour, 0, 0, -hour]],
  ['set on the phone, then an answer', [(times) => times.setWall(-hour), answer], [-hour, 0, 0, 0]],
  ['another node, then an answer', [(times) => times.changeNode(60_700), answer], [0, 60_700, 0, 60_000]],
])('%s: phone, server, counter and app show the time', (_, happen, shown) => {
  const times = createTimes(start);
  for (const one of happen) one(times);
  expect([times.wall() - start, times.server() - start, times.monotonic(), times.clock.now() - start]).toEqual(shown);
});

it.each(correctedJumps)('after %s the app knows the server’s time to two seconds', (_, happen) => {
  const times = createTimes(start, hour);
  times.answer();
  happen(times);
  expect(Math.abs(times.clock.now() - times.server())).toBeLessThanOrEqual(2_000);
  expect(times.monotonic()).toBe(0);
});
