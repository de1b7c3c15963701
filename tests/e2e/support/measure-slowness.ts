import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium, findHeadlessShell } from '../../../scripts/lib/programs';
import { borrowerOf } from './scenario';

/** How long a quick machine (two processors of a laptop, nothing beside it) takes to open the page, in milliseconds. */
const quickMs = 400;
const rounds = 3;

/**
 * Opens the loan page of a build in new browsers until its amount is shown.
 * @returns how many times longer the slowest opening takes than on a quick machine, at least 1
 */
export async function measureSlowness(origin: string, isDemo: boolean): Promise<number> {
  const address = origin + borrowerOf('due-today').path('/loanDetails', isDemo ? { demo: 'due-today' } : {});
  const executablePath = findHeadlessShell() ?? findChromium();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
    // A wide screen would show the demo's stage, with the page in a frame.
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(address, { timeout: 0 });
    await page.getByRole('button', { name: 'Bayar sekarang' }).waitFor({ timeout: 0 });
    times.push(performance.now() - startedAt);
    await browser.close();
  }
  return Math.max(1, ...times.map((time) => time / quickMs));
}
