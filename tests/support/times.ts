import { type Clock, createClock } from '@/domain/clock';

/** Where a phone has the time from, each moved by the test between two statements. Timers are the test's own matter. */
export type Times = {
  /** The app's clock, which reads the phone's and learns from answers. */
  clock: Clock;
  /** What the phone's clock says, epoch milliseconds. */
  wall: () => number;
  /** What the `Date` of an answer is made of, epoch milliseconds. */
  server: () => number;
  /** `performance.now()`: milliseconds that nobody sets. */
  monotonic: () => number;
  /** Time goes by, everywhere. @param ms milliseconds */
  pass: (ms: number) => void;
  /** Somebody sets the phone's clock. @param ms milliseconds, back when negative */
  setWall: (ms: number) => void;
  /** Answers come from a node whose clock stands elsewhere. @param ms milliseconds from the node before */
  changeNode: (ms: number) => void;
  /** An answer arrives, with its `Date` in whole seconds. */
  answer: () => void;
};

/**
 * A phone's time that jumps, and does what time does otherwise.
 * @param start epoch milliseconds
 * @param off how far the phone's clock stands from the server's, milliseconds
 */
export function createTimes(start: number, off = 0): Times {
  let wall = start + off;
  let server = start;
  let monotonic = 0;
  const clock = createClock(() => wall);
  return {
    clock,
    wall: () => wall,
    server: () => server,
    monotonic: () => monotonic,
    pass(ms) {
      wall += ms;
      server += ms;
      monotonic += ms;
    },
    setWall: (ms) => void (wall += ms),
    changeNode: (ms) => void (server += ms),
    answer: () => clock.synchronize(Date.parse(new Date(server).toUTCString())),
  };
}

/**
 * What may happen to a phone's clock between a stamp and its judgement without changing what is judged: it is set, and the
 * next answer tells. By name, with what each does.
 */
export const correctedJumps: readonly [string, (times: Times) => void][] = [
  ['nothing happens', () => undefined],
  ...([['an hour on', 3_600_000], ['three days on', 259_200_000], ['an hour back', -3_600_000], ['three days back', -259_200_000]] as const).map(
    ([name, ms]): [string, (times: Times) => void] => [
      `the phone’s clock is set ${name}, and an answer comes`,
      (times) => {
        times.setWall(ms);
        times.answer();
      },
    ],
  ),
];
