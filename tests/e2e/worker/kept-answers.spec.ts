import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Browser, startBrowser, untilGone } from '../../support/browser';
import { killBrowser } from '../../support/processes';
import { shiftClock } from '../support/clock';
import { keptRecords } from '../support/kept-records';
import { launchUrl } from '../support/launch';
import { orderOf } from '../support/scenario';
import { expect, gateway, stored, test } from '../support/worker-test';

const scenario = 'complaint-answered';

/** What a borrower read before the tunnel, and how each page is known again. */
const pages: readonly { path: string; shows: RegExp }[] = [
  { path: '/loanDetails', shows: /^Rp1\.554\.000$/ },
  { path: '/installment', shows: /cicilan/ },
  { path: '/complaintList', shows: /^Dijawab$|Semua/ },
  { path: '/complainDetails', shows: /^Terkirim$/ },
  { path: '/relevant', shows: /^Ajukan sekarang$/ },
  { path: '/customerService', shows: /@/ },
];

async function expectRead(page: Page, address: string, shows: RegExp): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(/^(Baru diperbarui|Diperbarui \d+ menit lalu), \d\d:\d\d$/), address).toBeVisible();
  await expect(page.getByText('Anda sedang offline'), address).toBeVisible();
  await expect(page.locator('main').getByText(shows).first(), address).toBeVisible();
}

/** A phone whose clock is right. */
async function start(profile: string, origin: string): Promise<Browser> {
  const browser = await startBrowser(profile, origin, 'allow');
  await shiftClock(browser.context);
  return browser;
}

test(
  'what was read is there after the browser was killed and the network has gone, for its borrower alone',
  { tag: '@journey' },
  async ({ live, launch, request }) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'read-'));
    let { context, page } = await start(profile, live.origin);
    try {
      const { productId, orderId, pop } = orderOf(scenario);
      await request.post(`${gateway}/__control/settings?deviceId=${launch.deviceId}`, { data: { demo: scenario } });
      const addressOf = (name: string, who = launch) =>
        live.origin + launchUrl(name, { ...who, pop }, { productId, orderId, problemId: 'C-1' });

      await page.goto(addressOf('/complaintList'));
      const link = page.locator('main a[href*="problemId"]').first();
      const problemId =
        new URL((await link.getAttribute('href')) ?? '', live.origin).searchParams.get('problemId') ?? '';
      const opened = (name: string) => addressOf(name).replace('problemId=C-1', `problemId=${problemId}`);
      for (const [index, { path: name, shows }] of pages.entries()) {
        await page.goto(opened(name));
        await expect(page.locator('main').getByText(shows).first(), name).toBeVisible();
        await expect.poll(async () => (await keptRecords(page, 'kept-answers')).length).toBeGreaterThan(index);
        await stored(page);
      }
      const text = JSON.stringify(await keptRecords(page, 'kept-answers'));
      for (const secret of [launch.token, launch.sessionId]) expect(text).not.toContain(secret);

      killBrowser(profile, 'browser');
      await untilGone(profile);
      await live.stop();
      ({ context, page } = await start(profile, live.origin));
      for (const { path: name, shows } of pages) await expectRead(page, opened(name), shows);
      await page.goto(`${live.origin}/start`);
      await expect(page).toHaveURL(/\/loanDetails\?/);
      await expect(page.getByText(/^Rp1\.554\.000$/).first()).toBeVisible();

      // Somebody else on the same phone.
      await page.goto(
        addressOf('/loanDetails', { ...launch, userId: 'another', token: 'another', sessionId: 'another' }),
      );
      await expect(page.getByText('Anda sedang offline')).toBeVisible();
      await expect(page.getByText(/Rp1\.554\.000|Baru diperbarui|Diperbarui \d/i)).toHaveCount(0);
      await expect.poll(async () => (await keptRecords(page, 'kept-answers')).length).toBe(0);
    } finally {
      await context.close().catch(() => undefined);
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    }
  },
);

test('what was kept is in the HTML of a page from the phone before the application is there', async ({
  page,
  live,
  launch,
  request,
}) => {
  const { productId, orderId, pop } = orderOf(scenario);
  await request.post(`${gateway}/__control/settings?deviceId=${launch.deviceId}`, { data: { demo: scenario } });
  const address = live.origin + launchUrl('/loanDetails', { ...launch, pop }, { productId, orderId });
  await page.goto(address);
  await expect(page.getByText(/^Rp1\.554\.000$/).first()).toBeVisible();
  await expect.poll(async () => (await keptRecords(page, 'kept-answers')).length).toBeGreaterThan(0);
  await stored(page);
  await live.stop();

  /**
   * Notes who wrote the amount: the script in the HTML, behind its markup, or the application, which takes both away.
   */
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const slots = [...document.querySelectorAll('[data-slot]')];
      if (!slots.some(({ textContent }) => textContent === 'Rp1.554.000')) return;
      seen.push(document.querySelector('#root > .skeletons') ? 'HTML' : 'application');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await expect(page.getByText('Anda sedang offline')).toBeVisible();
  const seen = await page.evaluate<string[]>('window.seen');
  expect([...new Set(seen)]).toEqual(['HTML', 'application']);
});
