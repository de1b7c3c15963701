import { wait } from '@/platform/browser/wait';
import { createTourPlayer } from './player';
import { tourSeconds, tourSteps } from './steps';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A player of three short stops, and the stops that it has shown. */
function setUp(options: Partial<Parameters<typeof createTourPlayer>[0]> = {}) {
  const shown: number[] = [];
  const player = createTourPlayer({
    steps: [{ seconds: 10 }, { seconds: 5 }, { seconds: 5 }],
    isShown: () => true,
    ...options,
    show: (index, signal) => {
      shown.push(index);
      return options.show?.(index, signal) ?? Promise.resolve();
    },
  });
  onTestFinished(player.dispose);
  return { player, shown, now: () => player.state.getSnapshot() };
}

it('the player of the tour plays the whole tour in its time, stop by stop', async () => {
  const times: number[] = [];
  const { shown, now } = setUp({ steps: tourSteps, onTime: (index) => times.push(index) > 0 });
  await pass((tourSeconds - 1) * 1_000);
  expect(now()).toMatchObject({ index: tourSteps.length - 1, isOver: false });
  // Each stop ends at a tick.
  await pass(1_000 + tourSteps.length * 200);
  expect(now()).toMatchObject({ isOver: true, isPlaying: false });
  expect(shown).toEqual(tourSteps.map((_, index) => index));
  expect(new Set(times)).toEqual(new Set(shown));
});

it('the player of the tour plays eight times as fast', async () => {
  const { now } = setUp({ begin: { speed: 8 } });
  await pass(3_000);
  expect(now().isOver).toBe(true);
});

it.each([
  ['a page loads in its time', 3_000, 6_800],
  ['a slow page is still visible for most of its stop', 30_000, 5_800],
])('the player of the tour: %s', async (_name, loading, seen) => {
  const { now } = setUp({ show: () => wait(loading) });
  await pass(loading - 100);
  expect(now()).toMatchObject({ isDrawn: false, elapsed: 0 });
  await pass(100 + seen);
  expect(now()).toMatchObject({ isDrawn: true, index: 0 });
  await pass(400);
  expect(now().index).toBe(1);
});

it('the player of the tour stops its clock while the page waits', async () => {
  let isThere = false;
  const { now } = setUp({ onTime: (_index, elapsed) => elapsed < 2_000 || isThere });
  await pass(30_000);
  expect(now()).toMatchObject({ index: 0, isPlaying: true });
  expect(now().elapsed).toBeLessThan(2_000);
  isThere = true;
  await pass(8_500);
  expect(now().index).toBe(1);
});

it('the player of the tour continues if a page fails to load', async () => {
  const { now } = setUp({ show: () => Promise.reject(new Error('gone')) });
  await pass(10_500);
  expect(now().index).toBe(1);
});

it('the player of the tour pauses and continues at the same moment', async () => {
  const { player, shown, now } = setUp();
  await pass(4_000);
  player.pause(true);
  const { elapsed } = now();
  await pass(60_000);
  expect(now()).toMatchObject({ elapsed, isPlaying: false, wasTouched: true });
  player.toggle();
  await pass(1_000);
  expect(now()).toMatchObject({ index: 0, isPlaying: true, wasTouched: false });
  expect(now().elapsed).toBeGreaterThan(elapsed);
  expect(shown).toEqual([0]);
});

it('the player of the tour shows its stop again after the presenter opened another page', async () => {
  const { player, shown } = setUp({ isShown: () => false });
  await pass(1_000);
  player.pause();
  player.play();
  await pass(100);
  expect(shown).toEqual([0, 0]);
});

it('the player of the tour moves forward and back by hand, within the tour', async () => {
  const { player, shown, now } = setUp();
  player.back();
  player.next();
  player.next();
  player.next();
  await pass(100);
  expect(shown).toEqual([0, 0, 1, 2]);
  expect(now().index).toBe(2);
  player.back();
  await pass(100);
  expect(now()).toMatchObject({ index: 1, isPlaying: true });
});

it('the player of the tour cancels the page of a stop that was left', () => {
  const signals: AbortSignal[] = [];
  const { player } = setUp({ show: (_index, signal) => new Promise(() => void signals.push(signal)) });
  player.next();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  player.dispose();
  expect(signals[1]?.aborted).toBe(true);
});

it('the player of the tour starts again after its end', async () => {
  const { player, shown, now } = setUp({ begin: { index: 2 } });
  await pass(6_000);
  player.play();
  await pass(100);
  expect(shown).toEqual([2, 0]);
  expect(now()).toMatchObject({ index: 0, isOver: false, isPlaying: true });
});

it('the player of the tour opens no page before it plays', async () => {
  const { player, shown } = setUp({ begin: { isPlaying: false, index: 1 } });
  await pass(60_000);
  expect(shown).toEqual([]);
  player.play();
  await pass(100);
  expect(shown).toEqual([1]);
});

it.each([1, 8])('the player of the tour continues after a minute without a tick, at speed %i', async (speed) => {
  const { now } = setUp({ begin: { speed } });
  await pass(100);
  const before = now().elapsed;
  const clock = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(clock + 60_000);
  await pass(100);
  expect(now()).toMatchObject({ index: 0, elapsed: before + 1_000 });
});
