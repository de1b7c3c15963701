import { expect, it } from 'vitest';
import { createClock, maxBehindMs } from './clock';

const day = 86_400_000;

it.each([
  ['follows the device while the server agrees within two seconds', 1_000_000, 1_000_000, 1_001_500, 1_000_000],
  ['corrects a device that is three days off', 10 * day, 10 * day, 13 * day, 13 * day],
  ['does the same by a slow answer', 10 * day, 10 * day + 60_000, 13 * day + 60_000, 13 * day + 60_000],
  ['is not set back by an answer that was on its way while the phone slept', 10 * day, 11 * day, 10 * day, 11 * day],
  ['ignores a date it cannot read', 5, 5, Number.NaN, 5],
])('%s', (_, sentAt, arrivedAt, serverTime, expected) => {
  const clock = createClock(() => arrivedAt);
  clock.synchronize(serverTime, sentAt);
  expect(clock.now()).toBe(expected);
});

it('does not jitter with each answer, and goes back to the device when its clock is put right', () => {
  let device = 0;
  const clock = createClock(() => device);
  clock.synchronize(day);
  device = 1_000;
  clock.synchronize(day + 2_500);
  expect(clock.now()).toBe(day + 1_000);
  device = 2 * day;
  clock.synchronize(2 * day);
  expect(clock.now()).toBe(2 * day);
});

it('is not earlier than a moment that has passed, until the server says what time it is', () => {
  let device = 10 * day;
  let monotonic = 0;
  const clock = createClock(
    () => device,
    () => monotonic,
  );
  // As long as the phone's clock says so too, it counts, also where it is read a moment later than the other.
  clock.atLeast(10 * day);
  monotonic += 5;
  expect(clock.since(9 * day)).toBe(day);
  clock.atLeast(9 * day);
  clock.atLeast(10 * day + maxBehindMs + 1);
  expect([clock.now(), clock.since(9 * day)]).toEqual([10 * day, day]);
  clock.atLeast(700 * day);
  clock.atLeast(600 * day);
  monotonic += 5_000;
  device += 5_000;
  expect([clock.now(), clock.since(700 * day)]).toEqual([700 * day + 5_000, null]);
  device = 710 * day;
  expect([clock.now(), clock.since(700 * day)]).toEqual([710 * day, 10 * day]);
  clock.synchronize(650 * day);
  clock.atLeast(700 * day);
  expect(clock.now()).toBe(650 * day);
});

it('knows the server’s time by its answers and by what has passed, whatever is set on the phone', () => {
  let device = 0;
  let monotonic = 0;
  const clock = createClock(
    () => device,
    () => monotonic,
  );
  expect(clock.serverNow()).toBeNull();
  clock.synchronize(5 * day);
  device += 3 * day;
  monotonic += 1_000;
  expect(clock.serverNow()).toBe(5 * day + 1_000);
});
