import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Runs in the page, before its own scripts: adds up how far its layout jumped, and remembers what did. */
export function watchShifts(): void {
  const shifts = { sum: 0, parts: new Set<string>() };
  const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries().filter(isShift)) {
      shifts.sum += value;
      for (const { node, previousRect, currentRect } of sources)
        shifts.parts.add(`"${node?.textContent?.slice(0, 40) ?? ''}" from ${previousRect.y} to ${currentRect.y}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far the layout has jumped until nothing changed any more for a moment. */
export function shiftsOf(page: Page): Promise<{ sum: number; parts: string[] }> {
  return page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)));
    let last = '';
    for (let calm = 0; calm < 5;) {
      await idle();
      const now = document.body.innerText;
      calm = now === last ? calm + 1 : 0;
      last = now;
    }
    const { shifts } = window as unknown as { shifts: { sum: number; parts: Set<string> } };
    return { sum: shifts.sum, parts: [...shifts.parts] };
  });
}
