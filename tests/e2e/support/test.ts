import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { type Browser, startBrowser, untilGone } from '../../support/browser';
import { type FontSet, fontSet, giveFonts } from '../../support/fonts';
import { controlOf } from '../../support/mock-control';
import { killBrowser } from '../../support/processes';
import { shiftDate } from '../../support/shift-date';
import { type Launch, launchUrl, newLaunch } from './launch';
import { ports } from './ports';
import { borrowerOf } from './scenario';
import { Wire } from './wire';

export type Build = {
  /** The demo, whose backend is in the page: only its address steers it. */
  isDemo: boolean;
};

export type Phone = {
  /** Whether it is ever idle, and fetches the parts of all other pages: ten times as many files as the page itself. */
  isIdle: boolean;
};

type Fixtures = {
  fonts: FontSet;
  /** The borrower of this test, known to no other. */
  launch: Launch;
  /** Opens a page as the native app does: path, and the page's own parameters. */
  open: (path: string, inputs?: Record<string, string>) => Promise<void>;
  /**
   * Opens a page of a scenario's order, in the demo and in production alike. `inputs`: also `faults` and `clock`; an
   * empty one is left out.
   */
  openScenario: (scenario: string, path: string, inputs?: Record<string, string>) => Promise<void>;
  /** The address of such a page, relative to the build's, as the native app opens it. */
  addressOf: (scenario: string, path: string, inputs?: Record<string, string>) => Promise<string>;
  /** A folder for a browser's profile. Everything is written once its context is closed. */
  profile: string;
  /** A browser on that profile, which a test can kill and start again. Its clock is right. */
  phone: { start: (origin: string) => Promise<Browser>; kill: () => Promise<void> };
  /** Changes the mock server's world of this test: scenario, faults, clock. Production only. */
  control: (settings: Record<string, string>) => Promise<void>;
  wire: Wire;
  /** What a page may complain about in this test; anything else on its console fails the test. */
  expectedComplaints: RegExp[];
  complaints: string[];
};

const mockServer = controlOf(`http://127.0.0.1:${ports.gateway}`);

/** By how many milliseconds the clock of the servers was moved (support/servers.ts). */
const clockOffset = Number(process.env['E2E_CLOCK_OFFSET']);

/** Moves the clock of every page of a browser as the servers' was moved: on a real phone both show the same time. */
async function shiftClock(context: BrowserContext): Promise<void> {
  const now = `new Date(Date.now() + ${clockOffset}).toISOString()`;
  await context.addInitScript(`(${shiftDate.toString()})(globalThis, ${now})`);
}

/**
 * Chromium's own notes: about answers that a test asked to fail, where the page's reaction is what the test looks at;
 * and about Playwright's scripts in a frame that allows none.
 */
const ofTheBrowser =
  /^Failed to load resource: |^Blocked script execution in '[^']*' because the document's frame is sandboxed/;

/** Runs in the page: idle moments come only when the page insists on one. */
function neverIdle(): void {
  window.requestIdleCallback = (work, { timeout = 60_000 } = {}) =>
    window.setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), timeout);
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ofTheBrowser.test(message.text())) complaints.push(message.text());
  });
}

/**
 * Lets `goto` wait until a closed dialog has removed its entry from the history: Chromium lets that step back cancel an
 * address that is opened in the same moment. A person is never so fast.
 */
function waitForDialogsBeforeGoto(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    if (page.url() !== 'about:blank')
      await page.waitForFunction(() => !('modal' in Object(history.state)) || document.querySelector('dialog[open]'));
    return goto(url, options);
  };
}

/**
 * Playwright's `test`, for this product: every test has a borrower of its own, and fails on uncaught errors and on
 * anything the page, or the content security policy, writes to the console as an error.
 */
export const test = base.extend<Fixtures & Build & Phone>({
  isIdle: [false, { option: true }],
  isDemo: [false, { option: true }],
  expectedComplaints: [[], { option: true }],
  fonts: [fontSet, { option: true }],
  context: async ({ context, fonts, isIdle }, provide) => {
    await giveFonts(context, fonts);
    if (!isIdle) await context.addInitScript(neverIdle);
    await shiftClock(context);
    await provide(context);
  },
  page: async ({ page }, provide) => {
    waitForDialogsBeforeGoto(page);
    await provide(page);
  },
  // Playwright reads the fixtures' names from the braces, so they stand even where they are empty.
  launch: async ({}, provide) => provide(newLaunch()),
  open: async ({ page, launch }, provide) => {
    await provide(async (name, inputs) => void (await page.goto(launchUrl(name, launch, inputs))));
  },
  control: async ({ launch }, provide) => provide((settings) => mockServer.settings(launch.deviceId, settings)),
  addressOf: async ({ launch, control, isDemo }, provide) => {
    await provide(async (scenario, name, { faults = '', clock = '', ...inputs } = {}) => {
      const world = { demo: scenario, faults, clock };
      if (!isDemo) await control(world);
      return borrowerOf(scenario, launch).path(name, { ...(isDemo ? world : {}), ...inputs });
    });
  },
  openScenario: async ({ page, addressOf }, provide) => {
    await provide(async (...place) => void (await page.goto(await addressOf(...place))));
  },
  profile: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'profile-'));
    await provide(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  },
  phone: async ({ profile }, provide) => {
    let browser: Browser | undefined;
    await provide({
      async start(origin) {
        browser = await startBrowser(profile, origin, 'allow');
        await shiftClock(browser.context);
        return browser;
      },
      async kill() {
        killBrowser(profile, 'browser');
        await untilGone(profile);
      },
    });
    await browser?.context.close().catch(() => undefined);
  },
  wire: async ({ page }, provide) => provide(new Wire(page)),
  complaints: [
    async ({ page, expectedComplaints }, provide) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await provide(complaints);
      const unexpected = complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
