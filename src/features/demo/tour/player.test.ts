import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wait } from '@/lib/wait';
import { createTourPlayer } from './player';
import { tourSeconds, tourSteps } from './steps';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const steps = [{ seconds: 10 }, { seconds: 5 }, { seconds: 5 }];
const at = (player: ReturnType<typeof createTourPlayer>) => player.state.getSnapshot();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function setUp(begin = {}, show = (): Promise<void> => Promise.resolve()) {
  const shown: number[] = [];
  const player = createTourPlayer({
    steps,
    begin,
    isShown: () => true,
    show: (index) => {
      shown.push(index);
      return show();
    },
  });
  return { player, shown };
}

describe('the player of the tour', () => {
  it('plays the whole tour in its time, stop by stop', async () => {
    const shown: number[] = [];
    const times: number[] = [];
    const player = createTourPlayer({
      steps: tourSteps,
      isShown: () => true,
      show: (index) => {
        shown.push(index);
        return Promise.resolve();
      },
      onTime: (index) => times.push(index) > 0,
    });
    await pass((tourSeconds - 1) * 1_000);
    expect(at(player)).toMatchObject({ index: tourSteps.length - 1, isOver: false });
    // Each stop ends at a tick.
    await pass(1_000 + tourSteps.length * 200);
    expect(at(player)).toMatchObject({ isOver: true, isPlaying: false });
    expect(shown).toEqual(tourSteps.map((_, index) => index));
    expect(new Set(times)).toEqual(new Set(shown));
    player.dispose();
  });

  it('plays eight times as fast', async () => {
    const { player } = setUp({ speed: 8 });
    await pass(3_000);
    expect(at(player).isOver).toBe(true);
    player.dispose();
  });

  it('counts no time until the page is rendered', async () => {
    const { player } = setUp({}, () => wait(4_000));
    await pass(4_000);
    expect(at(player)).toMatchObject({ isDrawn: true });
    expect(at(player).elapsed).toBeLessThan(200);
    await pass(9_000);
    expect(at(player).index).toBe(0);
    player.dispose();
  });

  it('stands still while something is waited for', async () => {
    let isThere = false;
    const player = createTourPlayer({
      steps,
      isShown: () => true,
      show: () => Promise.resolve(),
      onTime: (_index, elapsed) => elapsed < 2_000 || isThere,
    });
    await pass(30_000);
    expect(at(player)).toMatchObject({ index: 0, isPlaying: true });
    expect(at(player).elapsed).toBeLessThan(2_000);
    isThere = true;
    await pass(8_500);
    expect(at(player).index).toBe(1);
    player.dispose();
  });

  it('is not held up by a page that does not come', async () => {
    const { player } = setUp({}, () => Promise.reject(new Error('gone')));
    await pass(10_500);
    expect(at(player).index).toBe(1);
    player.dispose();
  });

  it('pauses and goes on at the same moment', async () => {
    const { player, shown } = setUp();
    await pass(4_000);
    player.pause(true);
    const { elapsed } = at(player);
    await pass(60_000);
    expect(at(player)).toMatchObject({ elapsed, isPlaying: false, wasTouched: true });
    player.toggle();
    await pass(1_000);
    expect(at(player)).toMatchObject({ index: 0, isPlaying: true, wasTouched: false });
    expect(at(player).elapsed).toBeGreaterThan(elapsed);
    expect(shown).toEqual([0]);
    player.dispose();
  });

  it('shows its stop again when the presenter went elsewhere meanwhile', async () => {
    const show = vi.fn<(index: number) => Promise<void>>(() => Promise.resolve());
    const player = createTourPlayer({ steps, show, isShown: () => false });
    await pass(1_000);
    player.pause();
    player.play();
    await pass(100);
    expect(show.mock.calls.map(([index]) => index)).toEqual([0, 0]);
    player.dispose();
  });

  it('goes on and back by hand, and stays within the tour', async () => {
    const { player, shown } = setUp();
    player.back();
    player.next();
    player.next();
    player.next();
    await pass(100);
    expect(shown).toEqual([0, 0, 1, 2]);
    expect(at(player).index).toBe(2);
    player.back();
    await pass(100);
    expect(at(player)).toMatchObject({ index: 1, isPlaying: true });
    player.dispose();
  });

  it('gives up the page of a stop that was left', async () => {
    const signals: AbortSignal[] = [];
    const player = createTourPlayer({
      steps,
      isShown: () => true,
      show: (_index, signal) => new Promise(() => void signals.push(signal)),
    });
    player.next();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    player.dispose();
    expect(signals[1]?.aborted).toBe(true);
  });

  it('begins again after its end', async () => {
    const { player, shown } = setUp({ index: 2 });
    await pass(6_000);
    player.play();
    await pass(100);
    expect(shown).toEqual([2, 0]);
    expect(at(player)).toMatchObject({ index: 0, isOver: false, isPlaying: true });
    player.dispose();
  });

  it('opens nothing before it is told to, when it waits', async () => {
    const { player, shown } = setUp({ isPlaying: false, index: 1 });
    await pass(60_000);
    expect(shown).toEqual([]);
    player.play();
    await pass(100);
    expect(shown).toEqual([1]);
    player.dispose();
  });

  it('comes back from sleep where it was', async () => {
    const { player } = setUp();
    await pass(1_000);
    // A tab in the background gets no ticks for a minute.
    vi.setSystemTime(Date.now() + 60_000);
    await pass(1_000);
    expect(at(player).index).toBe(0);
    player.dispose();
  });
});
