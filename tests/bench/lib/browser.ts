import { brotliCompressSync, constants } from 'node:zlib';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../../scripts/lib/chromium';
import { installPageClock } from './page-clock';

/** Lighthouse's applied slow 4G, and a processor six times slower than this one. */
const slowPhone = { offline: false, latency: 562, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (0.675 * 1024 * 1024) / 8 };
const CPU_FACTOR = 6;

export type Loaded = {
  /** Address of each request, in order, with the moment it was sent (seconds, the browser's clock). */
  requests: { url: string; kind: 'script' | 'style' | 'other'; at: number; bytes: number }[];
  /** Pattern name to milliseconds from the start of the navigation; missing when it was never drawn. */
  seen: Record<string, number>;
  /** Sum of all layout shifts. */
  shift: number;
  /** JavaScript heap after a collection, bytes. */
  heap: number;
};

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function brotliSize(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }).length;
}

function kindOf(mime: string): Loaded['requests'][number]['kind'] {
  if (/javascript/.test(mime)) return 'script';
  return /css/.test(mime) ? 'style' : 'other';
}

/** Listens to the network; `quiet` waits until nothing moved for a second and a half. */
async function watchNetwork(cdp: CDPSession) {
  type Entry = { url: string; mime: string; at: number; done: boolean };
  const entries = new Map<string, Entry>();
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    last = Date.now();
    if (/^https?:/.test(request.url)) entries.set(requestId, { url: request.url, mime: '', at: wallTime, done: false });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = entries.get(requestId);
    if (entry) entry.mime = response.mimeType;
  });
  const finish = ({ requestId }: { requestId: string }) => {
    last = Date.now();
    const entry = entries.get(requestId);
    if (entry) entry.done = true;
  };
  cdp.on('Network.loadingFinished', finish);
  cdp.on('Network.loadingFailed', finish);
  await cdp.send('Network.enable', { maxTotalBufferSize: 100_000_000, maxResourceBufferSize: 50_000_000 });

  async function quiet(): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline && (Date.now() - last < 1500 || [...entries.values()].some(({ done }) => !done))) await sleep(100);
  }

  async function collect(): Promise<Loaded['requests']> {
    const found: Loaded['requests'] = [];
    for (const [requestId, { url, mime, at }] of entries) {
      const kind = kindOf(mime);
      const body = kind === 'other' ? null : await cdp.send('Network.getResponseBody', { requestId }).catch(() => null);
      found.push({ url, kind, at, bytes: body ? brotliSize(Buffer.from(body.body, body.base64Encoded ? 'base64' : 'utf8')) : 0 });
    }
    return found;
  }
  return { quiet, collect };
}

async function readClock(page: Page): Promise<{ seen: Record<string, number>; shift: number; origin: number }> {
  return page.evaluate(() => {
    const clock: { seen: Record<string, number>; shift: number } = Reflect.get(window, 'benchClock');
    return { ...clock, origin: performance.timeOrigin };
  });
}

async function openContext(patterns: Record<string, string>): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
  // The helper that tsx wraps around named functions does not exist in the page.
  await context.addInitScript('globalThis.__name = (value) => value;');
  await context.addInitScript(installPageClock, patterns);
  return { context, close: () => browser.close() };
}

/**
 * Loads a page in a fresh browser, as on a first visit.
 * @param patterns texts whose first drawing is timed
 * @param slow on a slow phone, or as fast as this machine is
 */
export async function loadPage(url: string, patterns: Record<string, string>, slow: boolean): Promise<Loaded & { until: (name: string) => Loaded['requests'] }> {
  const { context, close } = await openContext(patterns);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const network = await watchNetwork(cdp);
    if (slow) {
      await cdp.send('Network.emulateNetworkConditions', slowPhone);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_FACTOR });
    }
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await network.quiet();
    const { seen, shift, origin } = await readClock(page);
    const requests = await network.collect();
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.enable').then(() => cdp.send('Performance.getMetrics'));
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    const until = (name: string) => requests.filter(({ at }) => at * 1000 <= origin + (seen[name] ?? 0));
    return { requests, seen, shift, heap, until };
  } finally {
    await close();
  }
}

/**
 * Loads a page, waits for its worker, and loads it again without a network.
 * @returns what was drawn then, in milliseconds
 * @throws Error when no worker comes up within 15 s
 */
export async function loadAgainOffline(url: string, patterns: Record<string, string>): Promise<Record<string, number>> {
  const { context, close } = await openContext(patterns);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const network = await watchNetwork(cdp);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const deadline = Date.now() + 15_000;
    while (!(await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')))) {
      if (Date.now() > deadline) throw new Error('no service worker came up');
      await sleep(200);
    }
    await network.quiet();
    await context.setOffline(true);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_FACTOR });
    await page.reload({ waitUntil: 'commit' });
    await sleep(4000);
    return (await readClock(page)).seen;
  } finally {
    await close();
  }
}
