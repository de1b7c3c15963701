import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium, findHeadlessShell } from '../../scripts/lib/programs';
import { browserEnvironment } from './fonts';
import { isRunning } from './processes';

export type Browser = { context: BrowserContext; page: Page };

// What is kept on the device is the same without a window, which takes two fifths of the processor's time.
const executablePath = findHeadlessShell() ?? findChromium();

/**
 * Starts a phone-like browser on a profile. The worker is kept out unless a test is about it: it would answer in the
 * place of the pages.
 */
export async function startBrowser(
  profile: string,
  baseURL?: string,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Browser> {
  const context = await chromium.launchPersistentContext(profile, {
    args: chromiumFlags,
    env: browserEnvironment(),
    ...(executablePath && { executablePath }),
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    serviceWorkers,
  });
  const [first] = context.pages();
  return { context, page: first ?? (await context.newPage()) };
}

export async function untilGone(profile: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (!isRunning(profile)) return;
    await sleep(50);
  }
  throw new Error('The killed browser is still there.');
}
