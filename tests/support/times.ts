import { createClock } from '@/domain/clock';

/**
 * Where a phone has the time from, each moved by the test.
 * @param off how far its clock is from the server's, milliseconds
 */
export function createTimes(start: number, off = 0) {
  let wall = start + off;
  let server = start;
  let monotonic = 0;
  const clock = createClock(
    () => wall,
    () => monotonic,
  );
  return {
    /** The app's clock, which reads the phone's and learns from answers. */
    clock,
    /** What the `Date` of an answer is made of; epoch milliseconds. */
    server: () => server,
    monotonic: () => monotonic,
    pass(ms: number) {
      wall += ms;
      server += ms;
      monotonic += ms;
    },
    /** Somebody sets the phone's clock: back when negative. */
    setWall: (ms: number) => void (wall += ms),
    /** Answers come from a node whose clock stands elsewhere. */
    changeNode: (ms: number) => void (server += ms),
    /** An answer arrives, with its `Date` in whole seconds. */
    answer: () => clock.synchronize(Date.parse(new Date(server).toUTCString())),
  };
}

type Times = ReturnType<typeof createTimes>;

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
