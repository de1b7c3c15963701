import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, startBrowser, untilGone } from '../../support/browser';
import { killBrowser } from '../../support/processes';
import { shiftClock } from '../support/clock';
import { keptRecords } from '../support/kept-records';
import { launchUrl } from '../support/launch';
import { orderOf } from '../support/scenario';
import { expect, gateway, stored, test } from '../support/worker-test';

const scenario = 'due-today';

/** A phone whose clock is right. */
async function start(profile: string, origin: string): Promise<Browser> {
  const browser = await startBrowser(profile, origin, 'allow');
  await shiftClock(browser.context);
  return browser;
}

test(
  'a code that was read is there after the browser was closed and the network has gone, with both moments until which to pay',
  { tag: '@journey' },
  async ({ live, launch, request }) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'code-'));
    let { context, page } = await start(profile, live.origin);
    try {
      const { productId, orderId, pop } = orderOf(scenario);
      await request.post(`${gateway}/__control/settings?deviceId=${launch.deviceId}`, { data: { demo: scenario } });
      const inputs = { productId, orderId, amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };
      const address = live.origin + launchUrl('/that', { ...launch, pop }, inputs);
      const moments = page.locator('dl', { hasText: 'Pinjaman jatuh tempo' }).last();

      await page.goto(address);
      await expect(moments).toContainText('Kode berlaku sampai');
      const seen = (await moments.textContent())?.replace(/Sisa waktu.*/, '');
      await expect
        .poll(async () => JSON.stringify(await keptRecords(page, 'virtual-account-cards')))
        .toMatch(/"dueTime":[^n]/);
      await stored(page);

      killBrowser(profile, 'browser');
      await untilGone(profile);
      await live.stop();
      ({ context, page } = await start(profile, live.origin));
      await page.goto(address);
      await expect(page.getByText(/Ini salinan di ponsel Anda/)).toBeVisible();
      const kept = page.locator('dl', { hasText: 'Pinjaman jatuh tempo' }).last();
      await expect(kept).toBeVisible();
      // The nearer moment first, both as they were read.
      expect((await kept.textContent())?.replace(/Sisa waktu.*/, '')).toBe(seen);
    } finally {
      await context.close().catch(() => undefined);
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    }
  },
);
