import { type CDPSession, chromium, type Page } from '@playwright/test';
import { within } from '@/platform/browser/wait';
import { ensureChromium } from '../../../scripts/lib/programs';
import { browserEnvironment } from '../../support/fonts';
import { type Network, watchNetwork } from './network';
import { type Clock, installPageClock } from './page-clock';
import { until } from './wait';

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

/** A page in a browser of its own, with what the bench needs around it. */
export type Phone = {
  page: Page;
  cdp: CDPSession;
  network: Network;
  /** From now on everything is as slow as on a slow phone. */
  slowDown: () => Promise<void>;
  /** From now on only the processor is. */
  slowDownProcessor: () => Promise<void>;
  /** What the page's clock has seen so far. */
  clock: () => Promise<Clock & { origin: number }>;
  /** Waits for texts to be rendered. @returns whether they all were */
  drawn: (names: readonly string[], ms: number) => Promise<boolean>;
  /** JavaScript heap after a collection, bytes. */
  heap: () => Promise<number>;
};

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

async function equip(page: Page): Promise<Phone> {
  const cdp = await page.context().newCDPSession(page);
  const slowDownProcessor = async () => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuFactor });
  };
  const clock = () =>
    page.evaluate(() => {
      const read: Clock = Reflect.get(window, 'benchClock');
      return { ...read, origin: performance.timeOrigin };
    });
  return {
    page,
    cdp,
    network: await watchNetwork(cdp),
    clock,
    slowDownProcessor,
    async slowDown() {
      await cdp.send('Network.emulateNetworkConditions', slowNetwork);
      await slowDownProcessor();
    },
    drawn: (names, ms) =>
      until(ms, async () => {
        const { seen } = await clock();
        return names.every((name) => seen[name] !== undefined);
      }),
    async heap() {
      // What the first collection lets go of may hold more.
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('Performance.enable');
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    },
  };
}

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
