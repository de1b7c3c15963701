import type { Page } from '@playwright/test';
import { openedByAnother } from '../support/launch';
import { storedRecords } from '../support/stored-records';
import { expect, stored, test } from '../support/worker-test';

const scenario = 'complaint-answered';

/**
 * What a borrower read before the tunnel, and how each page is known again. The others are in
 * src/platform/query/persisted-answers.test.tsx.
 */
const pages: readonly { path: string; shows: RegExp }[] = [
  { path: '/loanDetails', shows: /^Rp1\.554\.000$/ },
  { path: '/complaintList', shows: /^Dijawab$|Semua/ },
  { path: '/complainDetails', shows: /^Sudah dikirim$/ },
  { path: '/relevant', shows: /^Ajukan sekarang$/ },
];

async function expectRead(page: Page, address: string, shows: RegExp): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(/^(Baru diperbarui|Diperbarui \d+ menit lalu), \d\d:\d\d$/), address).toBeVisible();
  await expect(page.getByText('Anda sedang offline'), address).toBeVisible();
  await expect(page.locator('main').getByText(shows).first(), address).toBeVisible();
}

test('answers are shown offline after a kill', { tag: '@journey' }, async ({ site, launch, addressOf, phone }) => {
  let { page } = await phone.start(site.origin);
  await page.goto(await addressOf(scenario, '/complaintList'));
  const link = page.locator('main a[href*="problemId"]').first();
  const problemId = new URL((await link.getAttribute('href')) ?? '', site.origin).searchParams.get('problemId') ?? '';
  const addresses = await Promise.all(
    pages.map(async ({ path, shows }) => [await addressOf(scenario, path, { problemId }), shows] as const),
  );
  for (const [index, [address, shows]] of addresses.entries()) {
    await page.goto(address);
    await expect(page.locator('main').getByText(shows).first(), address).toBeVisible();
    await expect.poll(async () => (await storedRecords(page, 'kept-answers')).length).toBeGreaterThan(index);
    await stored(page);
  }
  const text = JSON.stringify(await storedRecords(page, 'kept-answers'));
  for (const secret of [launch.token, launch.sessionId]) expect(text).not.toContain(secret);

  await phone.kill();
  await site.stop();
  ({ page } = await phone.start(site.origin));
  for (const [address, shows] of addresses) await expectRead(page, address, shows);
  await page.goto('/start');
  await expect(page).toHaveURL(/\/loanDetails\?/);
  await expect(page.getByText(/^Rp1\.554\.000$/).first()).toBeVisible();

  // Somebody else on the same phone.
  await page.goto(openedByAnother(site.origin + (addresses[0]?.[0] ?? '')));
  await expect(page.getByText('Anda sedang offline')).toBeVisible();
  await expect(page.getByText(/Rp1\.554\.000|Baru diperbarui|Diperbarui \d/i)).toHaveCount(0);
  await expect.poll(async () => (await storedRecords(page, 'kept-answers')).length).toBe(0);
});

test('the stored HTML shows a stored answer before the application starts', async ({ page, site, addressOf }) => {
  const address = await addressOf(scenario, '/loanDetails');
  await page.goto(address);
  await expect(page.getByText(/^Rp1\.554\.000$/).first()).toBeVisible();
  await expect.poll(async () => (await storedRecords(page, 'kept-answers')).length).toBeGreaterThan(0);
  await stored(page);
  await site.stop();

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
