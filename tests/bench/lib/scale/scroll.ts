import type { Page } from '@playwright/test';

/**
 * Scrolls from one end to the other in sixty steps, one for each rendering.
 * @param selector of what scrolls; null for the page itself
 * @returns the longest time between two renderings, milliseconds
 */
export function longestFrame(page: Page, selector: string | null): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const scroller = wanted === null ? document.scrollingElement : document.querySelector(wanted);
        const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller ?? {};
        const step = ((scrollHeight - clientHeight) / 60) * (scrollTop > clientHeight ? -1 : 1);
        let longest = 0;
        let before = performance.now();
        let steps = 0;
        function draw(now: number): void {
          longest = Math.max(longest, now - before);
          before = now;
          steps += 1;
          scroller?.scrollBy(0, step);
          if (steps > 60) resolve(longest);
          else requestAnimationFrame(draw);
        }
        requestAnimationFrame(draw);
      }),
    selector,
  );
}
