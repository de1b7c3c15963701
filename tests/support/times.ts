import { type Clock, createClock } from '@/domain/clock';

/** Where a phone has the time from, each moved by the test between two statements. Timers are the test's own matter. */
export type Times = {
  /** The app's clock, which reads the phone's and learns from answers. */
  clock: Clock;
  /** What the phone's clock says, epoch milliseconds. */
  wall: () => number;
  /** What the `Date` of an answer is made of, epoch milliseconds. */
  server: () => number;
  /** `performance.now()`: milliseconds that no one sets. */
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
  const clock = createClock(
    () => wall,
    () => monotonic,
  );
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

type Jump = [string, (times: Times) => void];

const settings = [
  ['an hour on', 3_600_000],
  ['three days on', 259_200_000],
  ['an hour back', -3_600_000],
  ['three days back', -259_200_000],
] as const;

/**
 * What may happen to a phone's clock between a stamp and its judgement without changing what is shown: it is set, and
 * the next answer tells. By name, with what each does.
 */
export const correctedJumps: readonly Jump[] = [
  ['nothing happens', () => undefined],
  ...settings.map(([name, ms]): Jump => [
    `the phone’s clock is set ${name}, and an answer comes`,
    (times) => {
      times.setWall(ms);
      times.answer();
    },
  ]),
];

/**
 * What more may happen without freeing a second payment, application or complaint: no answer tells,
 * or another node answers.
 */
export const allJumps: readonly Jump[] = [
  ...correctedJumps,
  ...settings.map(([name, ms]): Jump => [`the phone’s clock is set ${name}`, (times) => times.setWall(ms)]),
  [
    'the next answer comes from a node a minute on',
    (times) => {
      times.changeNode(60_000);
      times.answer();
    },
  ],
];
