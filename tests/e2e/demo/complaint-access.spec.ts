import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 320, height: 640 }));

/** Nothing that axe finds, and nothing beside the narrowest screen. */
async function expectFit(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

for (const suffix of ['', '-in']) {
  const language = suffix === '' ? 'Indonesian' : 'English';

  test(`the complaint start is accessible in ${language}, with its sheet`, async ({ page, openScenario }) => {
    await openScenario(`overdue${suffix}`, '/phenomenon');
    const tiles = page.getByRole('region').last().getByRole('button');
    await expect(tiles.first()).toBeVisible();
    await expectFit(page);
    await page.getByRole('button', { name: /^(All|Semua)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFit(page);
  });

  test(`the list and a complaint are accessible in ${language}, with rating and pictures`, async ({ page, openScenario }) => {
    await openScenario(`complaint-answered${suffix}`, '/complaintList');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectFit(page);
    await page.getByRole('listitem').nth(1).getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFit(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFit(page);
    await page.locator('main li button').first().click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectFit(page);
  });
}

test('sub-types and a long list are accessible', async ({ page, openScenario }) => {
  await openScenario('overdue-in', '/phenomenon');
  await page.getByRole('button', { name: 'Collection' }).click();
  await expect(page.getByText('What happened?')).toBeVisible();
  await expectFit(page);
  await openScenario('many-complaints-in', '/complaintList');
  await expect(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '10000');
  await expectFit(page);
});
