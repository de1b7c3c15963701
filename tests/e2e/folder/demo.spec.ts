import { basePath, expect, test } from '../support/folder-test';

test.use({ isDemo: true, baseURL: async ({ demo }, provide) => provide(demo.origin) });

test.describe('the demo in a folder', () => {
  test('opens every scenario, its tools and the official site', async ({ page }) => {
    await page.goto(basePath);
    await page.getByText(/^Semua \d+ tautan peluncuran$/).click();
    await expect(page.getByRole('link', { name: /due-today$/ })).toBeVisible();
    const hrefs = await page
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
    const paths = hrefs.filter((href) => href.startsWith('http')).map((href) => new URL(href).pathname);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !path.startsWith(basePath))).toEqual([]);
    await page.getByRole('link', { name: /due-today$/ }).click();
    await expect(page).toHaveURL(/\/app\/loanDetails\?/);
    await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
    for (const path of ['testPreview', 'support/replay', 'site']) {
      await page.goto(basePath);
      await page.locator(`a[href="${basePath}${path}"]`).click();
      await expect(page).toHaveURL(new RegExp(`/app/${path}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('follows the address of its backend and shows its agreement', async ({ page, openScenario }) => {
    await openScenario('new-loan', '/app/loanConfirm');
    await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/loanDetails\?.*from=confirm/);
    await openScenario('new-loan-in', '/app/loanConfirm');
    await expect(page.getByRole('dialog').frameLocator('iframe').getByText('1. Parties')).toBeVisible();
  });

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false });

    test('starts the tour with one tap', async ({ page }) => {
      await page.goto(basePath);
      await expect(page.frameLocator('iframe').getByText('Rp1.554.000').first()).toBeVisible();
      await page.getByRole('button', { name: /^Putar/ }).click();
      await expect(page.frameLocator('iframe').locator('[data-tour-point="0"]')).toBeVisible();
      await expect(page).toHaveURL(/\/app\/loanDetails\?/);
      await page.goto(`${basePath}?tour=id,8x,3`);
      await expect(page.frameLocator('iframe').getByRole('timer')).toBeVisible();
      await expect(page).toHaveURL(/\/app\/that\?/);
    });
  });
});
