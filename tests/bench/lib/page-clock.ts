/** What the clock in the page has seen. */
export type Clock = {
  /** Pattern name to milliseconds from the start of the navigation; missing when it was never rendered. */
  seen: Record<string, number>;
  /** Sum of all layout shifts. */
  shift: number;
  /** When the finger left the screen, milliseconds from the start of the navigation; null before. */
  tapped: number | null;
};

/**
 * Runs inside the measured page, before its own scripts: notes when a text is first rendered inside the screen, when it
 * was tapped, and how far the layout jumped. Must stand alone: it is sent to the page as text.
 * @param patterns name to the source of a regular expression
 */
export function installPageClock(patterns: Record<string, string>): void {
  const clock: Clock = { seen: {}, shift: 0, tapped: null };
  Object.assign(window, { benchClock: clock });

  const isRendered = (element: Element | null): boolean => {
    if (!element || /^(?:script|style|title|noscript|template)$/i.test(element.tagName)) return false;
    const { width, height, top: upper, bottom, left, right } = element.getBoundingClientRect();
    const inside = bottom > 0 && right > 0 && upper < innerHeight && left < innerWidth;
    return (
      width > 1 && height > 1 && inside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };

  function isShown(pattern: RegExp): boolean {
    if (!document.body) return false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (pattern.test(currentNode.textContent ?? '') && isRendered(currentNode.parentElement)) return true;
    }
    // What was typed is no text of the document.
    return [...document.querySelectorAll('textarea')].some((field) => pattern.test(field.value) && isRendered(field));
  }

  const awaited = new Map(Object.entries(patterns).map(([name, source]) => [name, new RegExp(source)]));
  function look(): void {
    for (const [name, pattern] of awaited) {
      if (!isShown(pattern)) continue;
      awaited.delete(name);
      // The next task of all, whatever else waits: by then it has been handed to the screen.
      void scheduler.postTask(() => (clock.seen[name] = performance.now()), { priority: 'user-blocking' });
    }
    if (awaited.size > 0) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);

  addEventListener('pointerup', ({ timeStamp }) => (clock.tapped ??= timeStamp), { capture: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('hadRecentInput' in entry && entry.hadRecentInput === false && 'value' in entry)
        clock.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
