import { basePath, expect, test } from '../support/folder-test';
import { launchUrl } from '../support/launch';
import { expectInstallable, stored } from '../support/worker-test';

test('the worker serves its folder only, and works offline', async ({ page, live, launch }) => {
  await page.goto(launchUrl('/app/customerService', launch));
  await stored(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(scopes).toEqual([live.origin + basePath]);
  await page.reload();

  await live.stop();
  // One whose HTML is kept, and one that begins as the empty frame.
  for (const path of ['customerService', 'records']) {
    await page.goto(launchUrl(basePath + path, launch));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // The application has started: leaving a page earlier takes its own files back, which it reports.
    await expect(page.locator('#root > .skeletons'), path).toHaveCount(0);
  }
});

test('the installed app opens in its folder', async ({ page, openScenario }) => {
  await openScenario('due-today', '/app/loanDetails');
  await stored(page);
  await page.goto(await expectInstallable(page));
  await expect(page).toHaveURL(/\/app\/loanDetails\?/);
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
});
