// @vitest-environment jsdom
import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { allJumps } from '../support/times';
import { turns } from '../support/walk/network';
import type { BuildAge } from './device';
import type { Fate } from './network';
import { createWorld, writes, type Which, type WriteName } from './world';

const fate: fc.Arbitrary<Fate> = fc.record({
  isDone: fc.boolean(),
  doneAfterMs: fc.constantFrom(0, 0, 1_500, 15_000, 40_000, millisecondsInDay),
  bookedAfterMs: fc.constantFrom(0, 0, 1_500, 15_000, 40_000, millisecondsInDay),
  copies: fc.constantFrom(0, 0, 1, 3),
  answer: fc.constantFrom<Fate['answer']>(
    ...(['own', 'own', 'own', 'lost', 'lost', 'lost', 'refused'] as const),
    ...([400, 401, 403, 404, 408, 409, 429, 500, 503] as const),
  ),
  afterMs: fc.constantFrom(0, 0, 300, 5_000, 30_000),
});

const window = fc.constantFrom<Which[]>(0, 1);
const builds = fc.constantFrom<BuildAge[]>('older', 'newer');
const waits = fc.constantFrom<number[]>(0, 100, 100, 2_500, 11_000, 70_000);

const unsent = ['complaint', 'message'] as const;
const ends = ['keep', 'forget'] as const;
/** Later than the time limit of the device. */
const lateness = fc.constantFrom<number[]>(3_000, 4_000, 7_000);

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('tap' as const),
      write: fc.constantFrom(...writes),
      window,
      again: fc.constantFrom(null, null, ...([0, 1] as const)),
      fates: fc.array(fate, { maxLength: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('type' as const), window }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('leave' as const), window }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('take back' as const), what: fc.constantFrom(...unsent), window }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('send again' as const), window, fates: fc.array(fate, { maxLength: 1 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('start over' as const), how: fc.constantFrom(...ends), window }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('room' as const), isFull: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('late commit' as const), window, skip: fc.nat(4), ms: lateness }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cut' as const), window }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pass' as const), ms: waits }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wake' as const), window }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('kill' as const), window }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('release' as const), window, build: builds }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('network' as const), isOnline: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('jump' as const), jump: fc.nat(allJumps.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('renew' as const) }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Tap = Extract<Step, { does: 'tap' }>;
type World = Awaited<ReturnType<typeof createWorld>>;

/** In one window, or in two at once. */
async function tapIn(world: World, { write, window: first, again, fates }: Tap): Promise<void> {
  const second = again ?? first;
  if (write === 'complaint' && (await world.opensBlank(first))) await world.type(first);
  if (write === 'message') for (const index of new Set([first, second])) await world.typeMessage(index);
  world.setFates(fates);
  world.tap(write, first);
  if (again !== null) world.tap(write, again);
}

async function take(world: World, next: Step): Promise<void> {
  switch (next.does) {
    case 'tap':
      return tapIn(world, next);
    case 'type':
      return world.type(next.window);
    case 'take back':
      return world.takeBack(next.what, next.window);
    case 'send again':
      world.setFates(next.fates);
      return world.sendAgain(next.window);
    case 'start over':
      return world.startOver(next.how, next.window);
    case 'room':
      return world.setFull(next.isFull);
    case 'late commit':
      return world.beLate(next.window, next.skip, next.ms);
    case 'cut':
      return world.cut(next.window);
    case 'leave':
      return world.leave(next.window);
    case 'pass':
      return world.pass(next.ms);
    case 'wake':
      return world.wake(next.window);
    case 'kill':
      return world.kill(next.window);
    case 'release':
      return world.kill(next.window, next.build);
    case 'network':
      return world.setOnline(next.isOnline);
    case 'jump':
      return (allJumps[next.jump] ?? expect.fail('no such jump'))[1](world.times);
    case 'renew':
      return world.renewToken();
    default:
      return next;
  }
}

async function takeAll(world: World, steps: readonly Step[]): Promise<void> {
  for (const next of steps) {
    await take(world, next);
    await turns();
  }
}

/** The network is back, both windows are visible again, and time passes: waiting writes are sent. */
async function calmDown(world: World): Promise<void> {
  world.setFates([]);
  world.setOnline(true);
  world.setFull(false);
  const rounds = ([0, 1, 0] as const).map((index): Step[] => [
    { does: 'wake', window: index },
    pass(70_000),
    pass(11_000),
  ]);
  await takeAll(world, rounds.flat());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});

/** `npm run check -- fuzz` runs many more. */
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 100);

const tap = (write: WriteName, fates: Fate[] = []): Tap => ({ does: 'tap', write, window: 0, again: null, fates });
const pass = (ms: number): Step => ({ does: 'pass', ms });
const wake: Step = { does: 'wake', window: 0 };
const kill: Step = { does: 'kill', window: 0 };
const rateInBoth: Step = { does: 'tap', write: 'rating', window: 1, again: 0, fates: [] };
const release = (build: BuildAge): Step => ({ does: 'release', window: 0, build });
const type = (index: Which): Step => ({ does: 'type', window: index });
const network = (isOnline: boolean): Step => ({ does: 'network', isOnline });
const full: Step = { does: 'room', isFull: true };
const room: Step = { does: 'room', isFull: false };
const inBoth = (fates: Fate[]): Step => ({ does: 'tap', write: 'complaint', window: 0, again: 1, fates });
const startOver = (how: 'keep' | 'forget', index: Which): Step => ({ does: 'start over', how, window: index });
const takeBack: Step = { does: 'take back', what: 'message', window: 0 };
const lateCommit = (skip: number): Step => ({ does: 'late commit', window: 0, skip, ms: 3_000 });
const tapInOther: Step = { ...tap('message'), window: 1 };
const threeDaysBack: Step = {
  does: 'jump',
  jump: allJumps.findIndex(([name]) => name === 'the phone’s clock is set three days back'),
};

/** The answer is lost at once, and the server does the write a moment later. */
const late: Fate = { isDone: true, doneAfterMs: 1_500, bookedAfterMs: 40_000, copies: 0, answer: 'lost', afterMs: 0 };

/** The answer comes once the server has done it. */
const slow: Fate = { ...late, answer: 'own' };

/** The server has done it, and a gateway refuses the answer. */
const passedOn = (answer: Fate['answer']): Fate => ({ ...late, doneAfterMs: 0, answer });

const cut: Step = { does: 'cut', window: 0 };
const applyInBoth = (fates: Fate[]): Step => ({ does: 'tap', write: 'application', window: 0, again: 1, fates });
const messageInBoth = (fates: Fate[]): Tap => ({ does: 'tap', write: 'message', window: 0, again: 1, fates });

/** Earlier failures, and sequences that are too rare for chance. */
const examples: [knowsKeys: boolean, Step[]][] = [
  [false, [threeDaysBack, tap('application'), pass(100), tap('application')]],
  [true, [tap('payment', [late]), tap('payment')]],
  [true, [tap('payment', [late]), wake, tap('payment')]],
  [false, [tap('payment', [{ ...late, answer: 401 }]), wake, tap('payment'), pass(70_000), wake, tap('payment')]],
  ...(['payment', 'application'] as const).map((write): [knowsKeys: boolean, Step[]] => [
    true,
    [release('newer'), tap(write, [late]), release('older'), tap(write), pass(2_500), release('newer'), tap(write)],
  ]),
  ...([400, 401, 403, 404, 429, 500] as const).flatMap((status) =>
    (['complaint', 'application', 'payment'] as const).map((write): [knowsKeys: boolean, Step[]] => [
      false,
      [tap(write, [passedOn(status)]), pass(2_500), tap(write), wake, kill, tap(write), wake],
    ]),
  ),
  // Something is typed while the outbox stores the complaint.
  [true, [type(0), pass(600), network(false), lateCommit(0), tap('complaint'), pass(500), type(0), pass(6_000)]],
  // The other window writes after a send that did not arrive.
  [false, [tap('complaint', [{ ...passedOn(500), isDone: false }]), pass(2_500), type(1), pass(2_500), type(0)]],
  // The form opens again while the server is asked, and something is typed.
  [false, [tap('complaint', [slow]), kill, type(0), tap('complaint')]],
  [false, [network(false), rateInBoth, wake, network(false), kill]],
  // A conversation whose beginning had no room; and one whose text comes from the input of another window.
  [false, [full, startOver('keep', 0), tap('message', [{ ...slow, afterMs: 5_000 }]), tap('message'), wake, kill]],
  ...[0, 1, 2, 3, 4].map((skip): [knowsKeys: boolean, Step[]] => [
    false,
    [lateCommit(skip), tap('message'), tap('message'), kill],
  ]),
  // A full device, whose windows do not see what the other sends.
  [
    false,
    [lateCommit(0), type(0), type(0), full, tap('complaint'), inBoth([{ ...slow, doneAfterMs: 0, afterMs: 30_000 }])],
  ],
  // A form on a full device asks in vain for a complaint that has arrived, and is killed before there is room again.
  ...[true, false].map((knowsKeys): [knowsKeys: boolean, Step[]] => [
    knowsKeys,
    [
      tap('complaint', [late]),
      network(false),
      pass(2_500),
      full,
      tap('complaint'),
      pass(11_000),
      kill,
      room,
      network(true),
      tap('complaint'),
    ],
  ]),
  // Both forms are opened at one instant.
  [false, [full, inBoth([{ ...late, isDone: false }]), room, type(0), network(false), type(1)]],
  [false, [full, tapInOther, startOver('keep', 0), startOver('forget', 1), type(0)]],
  [false, [network(false), full, tap('message'), takeBack, startOver('keep', 0)]],
  // A message is in the log when its window is killed, and its text is stored as that of the input.
  [
    false,
    [
      { does: 'kill', window: 1 },
      { does: 'late commit', window: 1, skip: 2, ms: 3_000 },
      tapInOther,
      { does: 'kill', window: 1 },
      tapInOther,
      release('older'),
      takeBack,
      tap('complaint'),
    ],
  ],
  [
    false,
    [{ does: 'late commit', window: 0, skip: 2, ms: 7_000 }, tap('complaint'), full, tap('complaint'), pass(11_000)],
  ],
  // The server has taken an application, and the business refuses it: also of another window.
  [false, [tap('application', [passedOn('refused')]), pass(11_000), tap('application')]],
  [false, [applyInBoth([passedOn('refused')]), wake, applyInBoth([])]],
  // A window that has lost its database does not send, or take back, what other windows see.
  ...(['complaint', 'message'] as const).map((write): [knowsKeys: boolean, Step[]] => [
    false,
    [network(false), tap(write), cut, startOver('keep', 0)],
  ]),
  [false, [type(0), type(0), release('older'), cut, pass(0), { ...cut, window: 1 }]],
  // A window that has lost its database waits for the lease of the other by its own clock.
  [false, [release('older'), { ...messageInBoth([{ ...slow, afterMs: 30_000 }]), window: 1, again: 0 }, kill, cut]],
  [false, [cut, tap('message', [{ ...passedOn(401), isDone: false }]), startOver('keep', 0)]],
  // The text of one input is sent by both windows, and taken back in one.
  [
    false,
    [type(0), type(0), pass(100), messageInBoth([{ ...slow, doneAfterMs: 0, afterMs: 300 }]), startOver('keep', 0)],
  ],
  // The first lease of a window is reported later than the page waits.
  [
    false,
    [{ does: 'late commit', window: 0, skip: 0, ms: 7_000 }, wake, pass(11_000), messageInBoth([]), pass(0), kill],
  ],
];

it('no write is done twice and no typed text is lost, for any windows, network, clocks, kills and releases', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 3, maxLength: 14 }), async (knowsKeys, steps) => {
      vi.clearAllTimers();
      const world = await createWorld({ knowsKeys });
      await takeAll(world, steps);
      await calmDown(world);
      const faults = await world.check();
      world.end();
      expect(faults).toEqual([]);
    }),
    { numRuns, examples },
  );
});
