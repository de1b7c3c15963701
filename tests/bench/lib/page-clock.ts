/**
 * Runs inside the measured page, before its own scripts: notes when a text is first drawn inside the screen, and how
 * far the layout jumped. Must stand alone: it is sent to the page as text.
 * @param patterns name to the source of a regular expression
 */
export function installPageClock(patterns: Record<string, string>): void {
  const seen: Record<string, number> = {};
  const clock = { seen, shift: 0 };
  Object.assign(window, { benchClock: clock });

  const isDrawn = (element: Element | null): boolean => {
    if (!element || /^(?:script|style|title|noscript|template)$/i.test(element.tagName)) return false;
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    const inside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return width > 1 && height > 1 && inside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  function isShown(pattern: RegExp): boolean {
    if (!document.body) return false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (pattern.test(currentNode.textContent ?? '') && isDrawn(currentNode.parentElement)) return true;
    }
    return false;
  }

  const open = new Map(Object.entries(patterns).map(([name, source]) => [name, new RegExp(source)]));
  function look(): void {
    for (const [name, pattern] of open) {
      if (!isShown(pattern)) continue;
      open.delete(name);
      // The task after this frame: by then it has been handed to the screen.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        seen[name] = performance.now();
      });
      channel.port1.start();
      channel.port2.postMessage(null);
    }
    if (open.size > 0) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('hadRecentInput' in entry && entry.hadRecentInput === false && 'value' in entry) clock.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
