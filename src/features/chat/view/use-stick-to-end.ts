import { useLayoutEffect, useState, type RefObject } from 'react';

/** Closer than this to the end counts as at the end, px. */
const nearEnd = 48;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Keeps a scrolling frame at the end of its growing content until the person scrolls back; at the end again, it goes on.
 * Small steps glide, unless the person asked for no motion; long ones jump.
 * @returns whether the end is being followed
 */
export function useStickToEnd(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): boolean {
  const [isAtEnd, setIsAtEnd] = useState(true);

  useLayoutEffect(() => {
    const box = frame.current;
    const inner = content.current;
    if (!box || !inner) return undefined;
    let follows = true;
    let before = 0;

    function toEnd(gently: boolean): void {
      if (!box || !follows) return;
      const top = box.scrollHeight - box.clientHeight;
      const isStep = top - box.scrollTop < box.clientHeight;
      if (gently && isStep && !wantsStillness() && 'scrollBehavior' in box.style) box.scrollTo({ top, behavior: 'smooth' });
      else box.scrollTop = top;
    }

    function scrolled(): void {
      if (!box) return;
      const isNear = box.scrollHeight - box.clientHeight - box.scrollTop <= nearEnd;
      // On the way down, gliding included, only the end changes anything: following begins there, it does not stop.
      if (isNear) follows = true;
      else if (box.scrollTop < before) follows = false;
      before = box.scrollTop;
      setIsAtEnd(follows);
    }

    toEnd(false);
    before = box.scrollTop;
    box.addEventListener('scroll', scrolled, { passive: true });
    const opened = performance.now();
    const observer =
      typeof ResizeObserver === 'undefined'
        ? null
        : // A list that is still measuring itself jumps; gliding is for what is said later.
          new ResizeObserver(() => toEnd(performance.now() - opened > 800));
    observer?.observe(inner);
    observer?.observe(box);
    return () => {
      observer?.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  }, [frame, content]);

  return isAtEnd;
}
