import { languages, localesOf } from '@/domain/languages';
import { findings } from '../support/axe';
import { expect, test } from '../support/test';
import { languageButton } from '../support/words';

const devanagari = /\p{Script=Devanagari}/u;

test('Hindi, chosen in Pune, is there after a reload', { tag: '@demo' }, async ({ page, openScenario, isDemo }) => {
  await openScenario('overdue-in', '/loanDetails');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Loan details' })).toBeVisible();
  // What the market has, and nothing else.
  await page.getByRole('banner').getByRole('button', { name: languageButton }).click();
  const offered = page.getByRole('dialog').getByRole('radio');
  await expect(offered).toHaveCount(localesOf('india').length);
  for (const locale of localesOf('india'))
    await expect(page.getByRole('radio', { name: languages[locale].name })).toBeVisible();
  await page.getByRole('radio', { name: languages.hi.name }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1, name: 'लोन का विवरण' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1, name: 'लोन का विवरण' })).toBeVisible();
  await expect(page.getByText(/₹\d{1,2},\d{3}/).first()).toBeVisible();

  // A real server speaks the language of the market, and a screen reader is told; the demo's speaks that of the page.
  const headline = page.locator('main h2').first();
  if (isDemo) await expect(headline).toHaveText(devanagari);
  else await expect(headline.locator('[lang=en]')).toHaveText('Payment is late');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'भुगतान करें', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'बिल का विवरण' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});
