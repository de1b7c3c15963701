import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserEnvironment } from '../support/fonts';
import { describeTarget, type Driver, findExpression, type Target } from './driver';

export type ChromiumOptions = {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
  /** Runs before everything else on every page. */
  initScript?: string;
};

/** Brings an element into view and gives its middle, once it holds still and nothing lies over it. */
function placeOf(target: Target): string {
  return `(async () => {
    const element = ${findExpression(target)};
    if (!element) return null;
    element.scrollIntoView({ block: 'center' });
    const before = element.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const hit = document.elementFromPoint(x, y);
    const touched = hit && (hit.closest('button, a, label') || hit);
    const isFree = hit && (element.contains(hit) || touched.contains(element));
    return isFree && before.left === left && before.top === top ? { x, y } : null;
  })()`;
}

/**
 * A click as a mouse makes it. Playwright's own asks the page for what an old engine does not have yet
 * (`checkVisibility`, Chromium 105).
 */
async function click(page: Page, target: Target): Promise<void> {
  const place = await page.evaluate<{ x: number; y: number } | null>(placeOf(target));
  if (!place) throw new Error(`${describeTarget(target)} is not there, moves, or lies under something else`);
  await page.mouse.click(place.x, place.y);
}

async function choose(page: Page, target: Target, file: string): Promise<void> {
  const found = await page.evaluateHandle<Node | null>(findExpression(target));
  const element = found.asElement();
  if (!element) throw new Error(`There is no ${describeTarget(target)}`);
  await element.setInputFiles(file);
}

/** Chromium, today's or an old one, driven by Playwright over its own protocol. */
export async function startChromium({ executablePath, args, env = {}, initScript }: ChromiumOptions): Promise<Driver> {
  const environment = { ...browserEnvironment(), ...env };
  const server = await chromium.launchServer({ executablePath, args, env: environment, timeout: 60_000 });
  const browser = await chromium.connect(server.wsEndpoint());
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  if (initScript !== undefined) await context.addInitScript(initScript);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    version: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    click: (target) => click(page, target),
    async type(target, text) {
      await click(page, target);
      await page.keyboard.type(text);
    },
    choose: (target, file) => choose(page, target, file),
    screenshot: () => page.screenshot(),
    complaints: () => Promise.resolve(complaints),
    async close() {
      // Chromium 92, all in one process, does not always find its end.
      await Promise.race([server.close(), wait(5_000, undefined, { ref: false })]);
      await server.kill();
    },
  };
}
