import { localesOf } from '@/domain/languages';
import { findings } from '../support/axe';
import { switchTo } from '../support/language';
import { sitePages } from '../support/site-pages';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 900 } });

// Every page in every language on the narrowest phone: the matrix of demo/access. A desktop is no matter of languages.
test('every page is accessible on a desktop', async ({ page }) => {
  for (const { path } of sitePages) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Bahasa' }), path).toBeVisible();
    expect(await findings(page), path).toEqual([]);
  }
});

test('a page of the site has other words in each language', async ({ page }) => {
  await page.goto('/Loan');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  const texts = new Set([await page.locator('main').innerText()]);
  for (const language of localesOf('indonesia').filter((locale) => locale !== 'id')) {
    await switchTo(page, language);
    texts.add(await page.locator('main').innerText());
  }
  expect(texts.size).toBe(3);
});
