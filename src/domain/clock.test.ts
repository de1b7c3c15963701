import { createClock, maxBehindMs } from './clock';

const day = 86_400_000;

it.each([
  ['follows the device while the server agrees within two seconds', 1_000_000, 1_000_000, 1_001_500, 1_000_000],
  ['corrects a device that is three days off', 10 * day, 10 * day, 13 * day, 13 * day],
  ['corrects it by an answer that took a minute', 10 * day, 10 * day + 60_000, 13 * day + 60_000, 13 * day + 60_000],
  ['is not set back by an answer that arrived after the phone slept for a day', 10 * day, 11 * day, 10 * day, 11 * day],
  ['ignores an invalid date', 5, 5, Number.NaN, 5],
])('%s', (_, sentAt, arrivedAt, serverTime, expected) => {
  const clock = createClock(() => arrivedAt);
  clock.synchronize(serverTime, sentAt);
  expect(clock.now()).toBe(expected);
});

/** A clock whose device time and elapsed time a test sets. */
function settableClock(device: number) {
  const time = { device, elapsed: 0 };
  const clock = createClock(
    () => time.device,
    () => time.elapsed,
  );
  return { clock, time };
}

it('ignores small differences between answers', () => {
  const { clock, time } = settableClock(0);
  clock.synchronize(day);
  time.device = 1_000;
  clock.synchronize(day + 2_500);
  expect(clock.now()).toBe(day + 1_000);
});

it('follows the device again once its clock is correct', () => {
  const { clock, time } = settableClock(0);
  clock.synchronize(day);
  time.device = 2 * day;
  clock.synchronize(2 * day);
  expect(clock.now()).toBe(2 * day);
});

it('is not earlier than a moment that has passed', () => {
  const { clock, time } = settableClock(10 * day);
  clock.atLeast(700 * day);
  clock.atLeast(600 * day);
  time.elapsed = 5_000;
  time.device += 5_000;
  expect(clock.now()).toBe(700 * day + 5_000);
  time.device = 710 * day;
  expect(clock.now()).toBe(710 * day);
});

it.each([
  ['the present', 10 * day],
  ['a moment of the past', 9 * day],
  ['a moment further ahead than a phone can be behind', 10 * day + maxBehindMs + 1],
])('is not changed by %s', (_, moment) => {
  const { clock, time } = settableClock(10 * day);
  clock.atLeast(moment);
  time.elapsed = 5;
  expect(clock.since(9 * day)).toBe(day);
});

it('gives no elapsed time while the device is behind', () => {
  const { clock, time } = settableClock(10 * day);
  clock.atLeast(700 * day);
  expect(clock.since(700 * day)).toBeNull();
  time.device = 710 * day;
  expect(clock.since(700 * day)).toBe(10 * day);
});

it('follows the server after an answer, also to an earlier time', () => {
  const { clock } = settableClock(10 * day);
  clock.atLeast(700 * day);
  clock.synchronize(650 * day);
  clock.atLeast(700 * day);
  expect(clock.now()).toBe(650 * day);
});

it('calculates the server’s time from its last answer and the elapsed time', () => {
  const { clock, time } = settableClock(0);
  expect(clock.serverNow()).toBeNull();
  clock.synchronize(5 * day);
  time.device = 3 * day;
  time.elapsed = 1_000;
  expect(clock.serverNow()).toBe(5 * day + 1_000);
});
