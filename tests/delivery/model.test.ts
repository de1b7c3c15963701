// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { stopListening } from '../support/put-back';
import { allJumps } from '../support/times';
import { createWorld, writes, type BuildAge, type Fate, type Which } from './world';

/** Real, whatever the test does to timers: lets everything that is ready go on. */
const nextTurn = globalThis.setImmediate;

async function settle(turns = 12): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => void nextTurn(resolve));
}

const fate: fc.Arbitrary<Fate> = fc.record({
  isDone: fc.boolean(),
  // Sooner than what is asked twice, two seconds apart, is believed.
  doneAfterMs: fc.constantFrom(0, 0, 1_500),
  copies: fc.constantFrom(0, 0, 1, 3),
  answer: fc.constantFrom(
    'own' as const,
    'own' as const,
    'lost' as const,
    'lost' as const,
    401 as const,
    408 as const,
    409 as const,
    429 as const,
    500 as const,
    503 as const,
  ),
  afterMs: fc.constantFrom(0, 0, 300, 5_000, 30_000),
});

const window = fc.constantFrom<Which[]>(0, 1);

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
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 100, 100, 2_500, 11_000, 70_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wake' as const), window }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('kill' as const), window }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('release' as const),
      window,
      build: fc.constantFrom<BuildAge[]>('older', 'newer'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('network' as const), isOnline: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('jump' as const), jump: fc.nat(allJumps.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('renew' as const) }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type World = Awaited<ReturnType<typeof createWorld>>;

async function take(world: World, next: Step): Promise<void> {
  switch (next.does) {
    case 'tap':
      world.setFates(next.fates);
      world.tap(next.write, next.window);
      // Or two windows at once.
      if (next.again !== null) world.tap(next.write, next.again);
      return undefined;
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
      return allJumps[next.jump]?.[1](world.times);
    case 'renew':
      return world.renewToken();
    default:
      return next;
  }
}

async function takeAll(world: World, steps: readonly Step[]): Promise<void> {
  for (const next of steps) {
    await take(world, next);
    await settle();
  }
}

/** The network is back, both windows are seen again, and time goes by: what goes out by itself goes out. */
async function calmDown(world: World): Promise<void> {
  world.setFates([]);
  world.setOnline(true);
  await takeAll(
    world,
    ([0, 1, 0] as const).flatMap((index): Step[] => [
      { does: 'wake', window: index },
      { does: 'pass', ms: 70_000 },
      { does: 'pass', ms: 11_000 },
    ]),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});

/** `npm run check -- fuzz` looks at many more. */
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 100);

const tap = { does: 'tap' as const, window: 0 as const, again: null, fates: [] };
const threeDaysBack = allJumps.findIndex(([name]) => name === 'the phone’s clock is set three days back');

/** The answer is lost at once, and the server carries it out a moment later. */
const late: Fate = { isDone: true, doneAfterMs: 1_500, copies: 0, answer: 'lost', afterMs: 0 };

/** What went wrong once, and what is too rare to be met by chance. */
const always: [boolean, Step[]][] = [
  [
    false,
    [
      { does: 'jump', jump: threeDaysBack },
      { ...tap, write: 'application' },
      { does: 'pass', ms: 100 },
      { ...tap, write: 'application' },
    ],
  ],
  [
    true,
    [
      { ...tap, write: 'payment', fates: [late] },
      { ...tap, write: 'payment' },
    ],
  ],
  [
    true,
    [
      { ...tap, write: 'payment', fates: [late] },
      { does: 'wake', window: 0 },
      { ...tap, write: 'payment' },
    ],
  ],
  ...(['payment', 'application'] as const).map((write): [boolean, Step[]] => [
    true,
    [
      { does: 'release', window: 0, build: 'newer' },
      { ...tap, write, fates: [late] },
      { does: 'release', window: 0, build: 'older' },
      { ...tap, write },
      { does: 'pass', ms: 2_500 },
      { does: 'release', window: 0, build: 'newer' },
      { ...tap, write },
    ],
  ]),
  [
    false,
    [
      { does: 'network', isOnline: false },
      { ...tap, write: 'rating', window: 1, again: 0 },
      { does: 'wake', window: 0 },
      { does: 'network', isOnline: false },
      { does: 'kill', window: 0 },
    ],
  ],
];

it('nothing is done twice and nothing typed is lost, whatever windows, network, clocks, kills and releases do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 3, maxLength: 14 }), async (knowsKeys, steps) => {
      vi.clearAllTimers();
      // The windows of the run before are gone, and hear nothing any more.
      stopListening();
      const world = await createWorld({ knowsKeys });
      await takeAll(world, steps);
      await calmDown(world);
      const faults = await world.check();
      world.end();
      expect(faults).toEqual([]);
    }),
    { numRuns, examples: always },
  );
}, 3_600_000);
