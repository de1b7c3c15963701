import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** What a person does that moves the page, or is about to. */
const ownMoves = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place that is not there yet, as soon as the page has grown enough for it; and again, should the page
 * become shorter for a moment. Ends when the person moves the page.
 * @param top px from the start of the page
 * @returns ends it at once
 */
function scrollWhenThere(top: number): () => void {
  const observer = new ResizeObserver(() => {
    if (window.scrollY < top - 1) window.scrollTo(0, top);
  });
  function end(): void {
    observer.disconnect();
    for (const name of ownMoves) removeEventListener(name, end);
  }
  for (const name of ownMoves) addEventListener(name, end, { passive: true });
  observer.observe(document.body);
  return end;
}

/**
 * Who comes back to a page, or loads it anew, finds it where they left it. The router scrolls as soon as the page is
 * rendered; what still waits for its answers then is too short for that.
 */
export function useLateScroll(): void {
  const key = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key });
  const left = useElementScrollRestoration({ getElement: () => window });
  const top = useRef(0);
  useEffect(() => {
    top.current = left?.scrollY ?? 0;
  });
  useEffect(() => (key !== undefined && top.current > 0 ? scrollWhenThere(top.current) : undefined), [key]);
}
