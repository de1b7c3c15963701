import { wantsStillness } from '@/ui/wants-stillness';

/** Closer than this to the end counts as at the end, px. */
const nearEnd = 48;

/** While a long list still measures itself, milliseconds after opening: it jumps, gliding is for what is said later. */
const settling = 800;

/**
 * Keeps a scrolling frame at the end of its growing content until the person scrolls back; at the end again, it goes
 * on. Small steps glide, unless the person asked for no motion; long ones jump.
 * @param onChange told whether the end is being followed
 * @returns the function that stops it
 */
export function followEnd(frame: HTMLElement, content: HTMLElement, onChange: (follows: boolean) => void): () => void {
  const opened = performance.now();
  let follows = true;
  let before = 0;

  function toEnd(gently: boolean): void {
    if (!follows) return;
    const top = frame.scrollHeight - frame.clientHeight;
    const isStep = top - frame.scrollTop < frame.clientHeight;
    if (gently && isStep && !wantsStillness() && 'scrollBehavior' in frame.style)
      frame.scrollTo({ top, behavior: 'smooth' });
    else Object.assign(frame, { scrollTop: top });
  }

  function scrolled(): void {
    const { scrollTop, scrollHeight, clientHeight } = frame;
    // On the way down, gliding included, only reaching the end changes anything; going up ends the following.
    if (scrollHeight - clientHeight - scrollTop <= nearEnd) follows = true;
    else if (scrollTop < before) follows = false;
    before = scrollTop;
    onChange(follows);
  }

  toEnd(false);
  before = frame.scrollTop;
  frame.addEventListener('scroll', scrolled, { passive: true });
  const observer =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => toEnd(performance.now() - opened > settling));
  observer?.observe(content);
  observer?.observe(frame);
  return () => {
    observer?.disconnect();
    frame.removeEventListener('scroll', scrolled);
  };
}
