import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Lets every request for a file end in nothing, as where there is no signal. @returns brings the signal back */
async function breakOff(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.abort('connectionreset'));
  return () => page.unroute(file);
}

const application = /\/assets\/index-[\w-]+\.js$/;

const files = {
  'the file that begins': /\/assets\/rolldown-runtime-[\w-]+\.js$/,
  'the application': application,
  'its libraries': /\/assets\/vendor-[\w-]+\.js$/,
};

const link = (page: Page) => page.getByRole('link', { name: 'Halaman ini belum termuat lengkap. Muat ulang' });

const isWhole = async (page: Page) => (await page.locator('#root > .skeletons').count()) === 0;

async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => isWhole(page)).toBe(true);
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  await expect(link(page)).toHaveCount(0);
}

/** Lets time pass until something is so. */
async function inTime(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(15_000);
      return await isSo();
    })
    .toBe(true);
}

test.use({ expectedComplaints: [/Failed to fetch dynamically imported module|strict mode reserved word/] });

for (const [name, file] of Object.entries(files)) {
  test(`a page reloads by itself if this file fails: ${name}`, async ({ page, openScenario }) => {
    await page.clock.install();
    const mend = await breakOff(page, file);
    await openScenario('due-today', '/loanDetails');
    await expect(link(page)).toBeVisible();
    // What is known of the loan stays on the screen meanwhile.
    await expect(page.locator('#root > .skeletons').getByText('Rp1.554.000').first()).toBeVisible();
    let asked = 0;
    page.on('request', (request) => (asked += file.test(request.url()) ? 1 : 0));
    await inTime(page, () => asked > 0);
    await expect(link(page)).toBeVisible();
    await mend();
    await inTime(page, () => isWhole(page));
    await expectWhole(page);
  });
}

test('a link reloads a page whose first files failed', async ({ page, openScenario }) => {
  const mend = await breakOff(page, application);
  await openScenario('due-today', '/loanDetails');
  await expect(link(page)).toBeVisible();
  await mend();
  await link(page).click();
  await expectWhole(page);
});

test('a page reloads once for an application that the engine cannot read', async ({ page, openScenario }) => {
  let begun = 0;
  page.on('domcontentloaded', () => (begun += 1));
  await page.clock.install();
  await page.route(application, (route) => route.fulfill({ contentType: 'text/javascript', body: 'let let' }));
  await openScenario('due-today', '/loanDetails');
  await expect.poll(() => begun).toBe(2);
  await expect(link(page)).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(link(page)).toBeVisible();
  expect(begun).toBe(2);
});

test('a page reloads by itself again after a successful start', async ({ page, openScenario }) => {
  await page.clock.install();
  for (const visit of [1, 2]) {
    const mend = await breakOff(page, application);
    await openScenario('due-today', '/loanDetails');
    await expect(link(page), `visit ${visit}`).toBeVisible();
    await mend();
    await inTime(page, () => isWhole(page));
    await expectWhole(page);
  }
});
