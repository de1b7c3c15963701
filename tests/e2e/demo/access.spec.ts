import { findings } from '../support/axe';
import { switchTo } from '../support/language';
import { expect, test } from '../support/test';

const inputs = { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };

const scenarioOf: Record<string, string> = { '/payway': 'card-repayment', '/addnormalcard': 'card-repayment', '/alipayrepayment': 'card-repayment', '/borrowDetail': 'card-repayment' };

const pages = [
  '/loanDetails',
  '/installment',
  '/extension',
  '/individual',
  '/that',
  '/dragonpayPaymentInstructions',
  '/customerService',
  '/error',
  '/nowhere',
  ...Object.keys(scenarioOf),
];

const languages = ['en', 'id', 'zh'];

for (const path of pages) {
  test(`${path} is accessible, and fits the narrowest phone, in every language`, async ({ page, openScenario }) => {
    // Tall: what the sticky action covers until somebody scrolls is no finding.
    await page.setViewportSize({ width: 320, height: 1400 });
    await openScenario(scenarioOf[path] ?? 'extension-available', path, inputs);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^(Loading|Memuat|加载中)$/)).toHaveCount(0);
    const titles = new Set<string>();
    for (const language of languages) {
      await switchTo(page, language);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      titles.add(await page.locator('main').innerText());
    }
    expect(titles.size).toBe(languages.length);
  });
}

test('the dialogs are accessible', async ({ page, openScenario }) => {
  await openScenario('rating-due', '/loanDetails');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await openScenario('due-today', '/that', inputs);
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click();
  expect(await findings(page)).toEqual([]);
  await openScenario('due-today', '/individual', inputs);
  await page.getByRole('button', { name: /Bank Anda/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
