import { findings } from '../support/axe';
import { expect, test } from '../support/test';

for (const id of ['1', 'spring', 'broken']) {
  test(`the pages of campaign "${id}" are accessible, and fit the narrowest phone, in every language`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['en', 'id', 'zh']) {
      await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
      for (const path of ['/register', '/downloadTemplate', '/agreementTemplate']) {
        await page.goto(`${path}?demo=promotion-visitor&id=${id}&from=register`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('h1 [aria-hidden]')).toHaveCount(0);
        await expect(page.getByText(/^(Loading|Memuat|加载中)$/)).toHaveCount(0);
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      }
    }
  });
}

test('the form with errors and a captcha is accessible', async ({ page }) => {
  await page.goto('/register?demo=promotion-visitor&id=1');
  await page.locator('input[name=phone]').fill('13912345678');
  await expect(page.locator('form img')).toBeVisible();
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').filter({ hasText: '请正确输入短信验证码！' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe('inside a messaging app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.47' });

  test('the overlay is accessible', async ({ page }) => {
    await page.goto('/register?demo=promotion-visitor&id=1');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
