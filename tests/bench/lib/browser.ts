import { chromium, type Page } from '@playwright/test';
import { within } from '@/platform/browser/wait';
import { ensureChromium } from '../../../scripts/lib/programs';
import { browserEnvironment } from '../../support/fonts';
import { watchNetwork } from './network';
import { until } from './wait';

type Clock = {
  /** Pattern name to milliseconds from the start of the navigation; missing when it was never rendered. */
  seen: Record<string, number>;
  shift: number;
  /** When the finger left the screen, milliseconds from the start of the navigation; null before. */
  tapped: number | null;
};

/**
 * Runs inside the measured page, before its own scripts: notes when a text is first rendered inside the screen, when it
 * was tapped, and how far the layout jumped. Must stand alone: it is sent to the page as text.
 * @param patterns name to the source of a regular expression
 */
function installPageClock(patterns: Record<string, string>): void {
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

/** Lighthouse's applied slow 4G, and a processor six times slower than this one. */
const slowNetwork = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
const cpuFactor = 6;

/** No single measurement takes longer, whatever the page does. */
const longest = 150_000;

type Options = {
  flags: readonly string[];
  /** Texts whose first rendering is timed, on every page that is opened: name to the source of a regular expression. */
  patterns?: Record<string, string>;
  /** A large screen, for pages that are not made for phones. */
  isDesk?: boolean;
  /** Script that runs before those of each page. */
  before?: string;
};

const phoneScreen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const deskScreen = { viewport: { width: 1280, height: 800 } };

/** A page in a browser of its own, with what the bench needs around it. */
async function equip(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const slowDownProcessor = async () => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuFactor });
  };
  /** What the page's clock has seen so far. */
  const clock = () =>
    page.evaluate(() => {
      const read: Clock = Reflect.get(window, 'benchClock');
      return { ...read, origin: performance.timeOrigin };
    });
  return {
    page,
    network: await watchNetwork(cdp),
    clock,
    /** From now on everything, or the processor alone, is as slow as on a slow phone. */
    slowDownProcessor,
    slowDown: async () => {
      await cdp.send('Network.emulateNetworkConditions', slowNetwork);
      await slowDownProcessor();
    },
    /** Waits for texts to be rendered. @returns whether they all were */
    drawn: (names: readonly string[], ms: number) =>
      until(ms, async () => {
        const { seen } = await clock();
        return names.every((name) => seen[name] !== undefined);
      }),
    /** JavaScript heap after a collection, bytes. */
    heap: async () => {
      // What the first collection lets go of may hold more.
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('Performance.enable');
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    },
  };
}

export type Phone = Awaited<ReturnType<typeof equip>>;

/**
 * Opens a fresh browser, as on a first visit, and closes it whatever happens.
 * @throws Error when `use` takes longer than two and a half minutes; whatever `use` throws
 */
export async function withPhone<T>(
  { flags, patterns = {}, isDesk = false, before = '' }: Options,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...flags],
    env: browserEnvironment(),
  });
  try {
    const context = await browser.newContext({
      ...(isDesk ? deskScreen : phoneScreen),
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
    });
    // The helper that tsx wraps around named functions does not exist in the page.
    await context.addInitScript(`globalThis.__name = (value) => value;${before}`);
    await context.addInitScript(installPageClock, patterns);
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    return await within(
      longest,
      () => new Error('The measurement took too long'),
      () => equip(page).then(use),
    );
  } finally {
    await browser.close();
  }
}
