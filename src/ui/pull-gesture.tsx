import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { wait } from '@/platform/browser/wait';
import { cx } from './cx';
import { Icon } from './icon';
import styles from './page-shell.module.css';

type Props = {
  /** The element that is pulled down; it contains the indicator. */
  content: RefObject<HTMLElement | null>;
  /** Rejects if refreshing failed. */
  onRefresh: () => Promise<unknown>;
};

const outcomeMs = 700;

const texts: Record<Exclude<PullPhase, 'idle'>, MessageDescriptor> = {
  pull: msg({ message: 'Pull down to refresh', comment: 'While the finger pulls the page down' }),
  release: msg({ message: 'Release to refresh', comment: 'The page is pulled far enough' }),
  loading: msg({ message: 'Refreshing…', comment: 'After pulling the page down' }),
  finish: msg({ message: 'Up to date', comment: 'Refreshing the page has worked' }),
  failed: msg({ message: 'Could not refresh', comment: 'Refreshing the page has failed' }),
};

/** Moves an element down by `travel` px. @param isHeld follows the finger; otherwise the element moves by itself */
function moveDown({ style }: HTMLElement, travel: number, isHeld: boolean): void {
  style.transform = travel > 0 ? `translateY(${travel}px)` : '';
  style.transition = isHeld ? '' : 'transform var(--slow) var(--ease)';
}

/** Moves the content with the finger and shows the outcome. It starts only at the top, and never delays scrolling. */
export function PullGesture({ content, onRefresh }: Props) {
  const { t } = useLingui();
  const [state, setState] = useState(idle);
  const start = useRef<{ x: number; y: number } | null>(null);
  const isHeld = state.phase === 'pull' || state.phase === 'release';

  async function refresh() {
    setState({ phase: 'loading', travel: loadingTravelPx });
    const shortest = wait(pullConstants.minLoadingMs);
    const phase = await onRefresh().then(
      () => 'finish' as const,
      () => 'failed' as const,
    );
    await shortest;
    setState({ phase, travel: loadingTravelPx });
    await wait(outcomeMs);
    setState(idle);
  }

  const begin = useEffectEvent((event: TouchEvent) => {
    const touch = event.touches[0];
    const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    const isReady = event.touches.length === 1 && window.scrollY <= 0 && state.phase === 'idle' && !inDialog;
    start.current = isReady && touch ? { x: touch.clientX, y: touch.clientY } : null;
  });

  const move = useEffectEvent((event: TouchEvent) => {
    const touch = event.touches[0];
    const from = start.current;
    if (!from || !touch) return;
    const down = touch.clientY - from.y;
    const sideways = Math.abs(touch.clientX - from.x) > Math.abs(down);
    const travel = dampedTravel(down, window.screen.height);
    if (state.phase === 'idle' && (sideways || down < 0)) start.current = null;
    else if (travel <= 0) setState(idle);
    else setState({ phase: travel >= pullConstants.releasePx ? 'release' : 'pull', travel });
  });

  const end = useEffectEvent((isDropped: boolean) => {
    start.current = null;
    if (isDropped && state.phase === 'release') void refresh();
    else if (isHeld) setState(idle);
  });

  useEffect(() => {
    const node = content.current;
    if (!node) return undefined;
    const over = new AbortController();
    const options = { passive: true, signal: over.signal };
    node.addEventListener('touchstart', (event) => begin(event), options);
    node.addEventListener('touchmove', (event) => move(event), options);
    node.addEventListener('touchend', () => end(true), options);
    node.addEventListener('touchcancel', () => end(false), options);
    // Otherwise the browser's own gesture would reload the page.
    const { style } = document.documentElement;
    style.overscrollBehaviorY = 'contain';
    return () => {
      over.abort();
      style.overscrollBehaviorY = '';
    };
  }, [content]);

  useLayoutEffect(() => {
    if (content.current) moveDown(content.current, state.travel, isHeld);
  }, [content, state.travel, isHeld]);

  if (state.phase === 'idle') return null;
  return (
    <output className={cx('row', styles.pull)}>
      {state.phase === 'loading' ? <span className="spinner" /> : <PhaseIcon phase={state.phase} />}
      {t(texts[state.phase])}
    </output>
  );
}

function PhaseIcon({ phase }: { phase: PullPhase }) {
  const name = phase === 'finish' ? 'check' : phase === 'failed' ? 'warning' : 'chevron-down';
  return (
    <span className={cx(styles.arrow, phase === 'release' && styles.turned)}>
      <Icon name={name} size={20} />
    </span>
  );
}

/** Specification sections 4 and 9 (there: distance, damping, scale, releaseTimeout). */
const pullConstants = { releasePx: 25, maxTravelPx: 100, scale: 0.6, minLoadingMs: 1000 } as const;

/** `pull`: not far enough yet; `release`: letting go refreshes; `finish` and `failed`: the outcome. */
type PullPhase = 'idle' | 'pull' | 'release' | 'loading' | 'finish' | 'failed';

/** `travel`: how far the content is moved down, in px. */
const idle: { phase: PullPhase; travel: number } = { phase: 'idle', travel: 0 };

const loadingTravelPx = 44;

/** Travel for a finger `distance` px down: it starts with 0.6 of it and slows down to at most 100 px; none upwards. */
function dampedTravel(distance: number, height: number): number {
  const reach = Math.min(Math.max(0, distance), Math.max(1, height));
  const travel = pullConstants.scale * reach * (1 - reach / (2 * Math.max(1, height)));
  return Math.min(pullConstants.maxTravelPx, travel);
}
