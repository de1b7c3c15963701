import { copyFile, rm } from 'node:fs/promises';
import { basePath, expect, test } from '../support/folder-test';
import { launchUrl } from '../support/launch';
import { expectInstallable, leaveWithoutWorker, stored } from '../support/worker-test';

test('the worker serves its folder only, works offline and removes itself', async ({ page, context, live, launch }) => {
  await page.goto(launchUrl('/app/customerService', launch));
  await stored(page);
  const scopes = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  expect(await scopes()).toEqual([live.origin + basePath]);
  await page.reload();

  await live.stop();
  // One whose HTML is kept, and one that begins as the empty frame.
  for (const path of ['customerService', 'records']) {
    await page.goto(launchUrl(basePath + path, launch));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // The application has started: leaving a page earlier takes its own files back, which it reports.
    await expect(page.locator('#root > .skeletons'), path).toHaveCount(0);
  }
  await live.start();

  // Another folder of the host has a worker's cache as well.
  const neighbour = `loan-web-precache-v2-${live.origin}/other/`;
  await page.evaluate((name) => caches.open(name), neighbour);
  // A build with the worker off differs in this file.
  await copyFile('public/sw.js', `${live.folder}/sw.js`);
  await Promise.all(['br', 'gz'].map((ending) => rm(`${live.folder}/sw.js.${ending}`)));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await leaveWithoutWorker(page);
  await context.route(/workbox-window/, (route) => route.abort());
  await page.goto(launchUrl('/app/loanDetails', launch));
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([neighbour]);
  await expect.poll(scopes).toEqual([]);
});

test('the installed app opens in its folder', async ({ page, openScenario }) => {
  await openScenario('due-today', '/app/loanDetails');
  await stored(page);
  await page.goto(await expectInstallable(page));
  await expect(page).toHaveURL(/\/app\/loanDetails\?/);
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
});
