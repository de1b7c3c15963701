import { createObservable } from '@/platform/browser/observable';

type TourState = {
  /** The current stop, counted from 0. */
  index: number;
  /** Milliseconds since the stop began, in the tour's own time. */
  elapsed: number;
  speed: number;
  isPlaying: boolean;
  /** Whether the page of the stop is rendered. */
  isDrawn: boolean;
  /** Paused because the app was touched. */
  wasTouched: boolean;
  isOver: boolean;
};

type Options = {
  steps: readonly { seconds: number }[];
  /** A paused tour opens nothing before it plays. */
  begin?: Partial<Pick<TourState, 'index' | 'speed' | 'isPlaying'>>;
  /** Opens the page of a stop. Resolves when it is rendered; aborted by the signal. */
  show: (index: number, signal: AbortSignal) => Promise<void>;
  /** Whether the page of a stop is still on screen: the presenter may have opened another. */
  isShown: (index: number) => boolean;
  /** Called with the milliseconds within a stop. @returns false stops the time, because a button is still missing */
  onTime?: (index: number, elapsed: number) => boolean;
};

const tickMs = 100;

/** The longest time of one tick: after sleep, or on a busy machine, the tour skips no stop. */
const maxTickMs = 1_000;

/** The largest part of a stop for loading its page, so that every page is visible for a while. */
const maxLoadingShare = 0.4;

export type TourPlayer = ReturnType<typeof createTourPlayer>;

/** Plays a list of stops, each for its seconds. Starts at once. */
export function createTourPlayer({ steps, begin = {}, show, isShown, onTime }: Options) {
  const state = createObservable<TourState>({
    index: begin.index ?? 0,
    speed: begin.speed ?? 1,
    isPlaying: begin.isPlaying ?? true,
    elapsed: 0,
    isDrawn: false,
    wasTouched: false,
    isOver: false,
  });
  let opening: AbortController | null = null;
  let lastTick = performance.now();
  const timer = setInterval(tick, tickMs);

  function change(part: Partial<TourState>): void {
    state.set({ ...state.getSnapshot(), ...part });
  }

  const lengthOf = (index: number) => (steps[index]?.seconds ?? 0) * 1_000;

  async function open(index: number): Promise<void> {
    opening?.abort();
    const mine = new AbortController();
    opening = mine;
    const begun = performance.now();
    change({ index, elapsed: 0, isDrawn: false, isOver: false });
    try {
      await show(index, mine.signal);
    } catch {
      // A failed page must not stop the tour: its text is still shown for its time.
    }
    if (mine.signal.aborted) return;
    const loading = (performance.now() - begun) * state.getSnapshot().speed;
    change({ isDrawn: true, elapsed: Math.min(loading, lengthOf(index) * maxLoadingShare) });
  }

  function goTo(index: number): void {
    if (steps[index] === undefined) return;
    change({ wasTouched: false });
    void open(index);
  }

  function tick(): void {
    const now = performance.now();
    const { index, elapsed, speed, isPlaying, isDrawn, isOver } = state.getSnapshot();
    const passed = Math.min((now - lastTick) * speed, maxTickMs);
    lastTick = now;
    if (!isPlaying || !isDrawn || isOver) return;
    const time = elapsed + passed;
    const length = lengthOf(index);
    if (onTime?.(index, Math.min(time, length)) === false) return;
    if (time < length) change({ elapsed: time });
    else if (index + 1 < steps.length) void open(index + 1);
    else change({ elapsed: length, isPlaying: false, isOver: true });
  }

  function play(): void {
    const { index, isOver, isDrawn } = state.getSnapshot();
    change({ isPlaying: true, wasTouched: false });
    if (isOver) void open(0);
    else if (opening === null || (isDrawn && !isShown(index))) void open(index);
  }

  function pause(wasTouched = false): void {
    if (state.getSnapshot().isPlaying) change({ isPlaying: false, wasTouched });
  }

  // A paused tour continues where the presenter is.
  if (state.getSnapshot().isPlaying) void open(state.getSnapshot().index);
  else change({ isDrawn: true });

  return {
    state: { subscribe: state.subscribe, getSnapshot: state.getSnapshot },
    play,
    pause,
    toggle: () => (state.getSnapshot().isPlaying ? pause() : play()),
    next: () => goTo(state.getSnapshot().index + 1),
    back: () => goTo(Math.max(0, state.getSnapshot().index - 1)),
    goTo,
    setSpeed: (speed: number) => change({ speed }),
    /** Clears timers and pages, and calls no listener again. */
    dispose(): void {
      opening?.abort();
      clearInterval(timer);
    },
  };
}
