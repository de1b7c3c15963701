import { chromium, type ElementHandle, type Page } from '@playwright/test';
import { describeTarget, type Driver, findExpression, type Target } from './driver';

export type ChromiumOptions = {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
  /** Runs before everything else on every page. */
  initScript?: string;
};

/** Ms that one click may wait for the element to hold still. */
const patience = 2_000;

async function find(page: Page, target: Target): Promise<ElementHandle> {
  const element = (await page.evaluateHandle(findExpression(target))).asElement();
  if (!element) throw new Error(`There is no ${describeTarget(target)}`);
  return element;
}

/** Chromium, today's or an old one, driven by Playwright over its own protocol. */
export async function startChromium({ executablePath, args, env = {}, initScript }: ChromiumOptions): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env }, timeout: 60_000 });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
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
    reload: async () => void (await page.reload()),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    click: async (target) => (await find(page, target)).click({ timeout: patience }),
    type: async (target, text) => (await find(page, target)).type(text),
    choose: async (target, file) => (await find(page, target)).setInputFiles(file),
    screenshot: () => page.screenshot(),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}
