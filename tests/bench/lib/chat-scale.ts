import { chromium, type Page } from '@playwright/test';
import { longLog } from '@/features/chat/test-support/long-log';
import { chromiumFlags, ensureChromium } from '../../../scripts/lib/chromium';
import { replaceLog } from '../../e2e/support/chat-log';
import { launchUrl, newLaunch } from '../../e2e/support/launch';
import { median } from './table';

/** What a conversation of some length costs, on this machine without slowing it down. */
export type Chat = {
  /** Milliseconds from the start of the navigation until its last message is drawn. */
  open: number | null;
  /** Longest time between two drawings while it is scrolled from end to beginning, milliseconds. */
  longestFrame: number | null;
};

const orderNo = '00123';

/** @returns the page's own clock at the moment its last message stands on the screen */
async function open(page: Page, last: string): Promise<number> {
  await page.reload();
  const drawn = await page.waitForFunction((text) => (document.querySelector('[role=log]')?.textContent.includes(text) ? performance.now() : false), last, { polling: 'raf' });
  return Number(await drawn.jsonValue());
}

/** Scrolls in sixty steps, one for each drawing. */
function longestFrame(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const log = document.querySelector('[role=log]');
        const step = (log?.scrollHeight ?? 0) / 60;
        let longest = 0;
        let before = performance.now();
        let steps = 0;
        function draw(now: number): void {
          longest = Math.max(longest, now - before);
          before = now;
          steps += 1;
          if (steps > 60) resolve(longest);
          else {
            log?.scrollBy(0, -step);
            requestAnimationFrame(draw);
          }
        }
        requestAnimationFrame(draw);
      }),
  );
}

/**
 * Opens and scrolls a stored conversation.
 * @param count events in it
 * @param origin of the product's build
 */
export async function chatOf(count: number, { origin, gateway, rounds }: { origin: string; gateway: string; rounds: number }): Promise<Chat> {
  const executablePath = ensureChromium();
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const launch = newLaunch({ pop: '1' });
  await fetch(`${gateway}/__control/settings?deviceId=${launch.deviceId}`, { method: 'POST', body: new URLSearchParams({ demo: 'due-today-in' }) });
  await page.goto(origin + launchUrl('/intelligentCustomerService', launch, { orderNo }));
  await page.getByRole('log').getByRole('button').first().waitFor();
  const events = longLog(count, orderNo);
  await replaceLog(page, events);
  const last = `Message number ${String(Math.ceil(count / 10) - 1)}`;

  const opened: number[] = [];
  const frames: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    opened.push(await open(page, last));
    frames.push(await longestFrame(page));
  }
  await browser.close();
  return { open: median(opened), longestFrame: median(frames) };
}
