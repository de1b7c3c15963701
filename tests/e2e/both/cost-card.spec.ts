import type { Locator, Page } from '@playwright/test';
import { localesOf } from '@/domain/languages';
import { findings } from '../support/axe';
import { switchTo } from '../support/language';
import { expect, test } from '../support/test';

/** Unfolds everything below a place, the inner folds as well. */
async function unfoldAll(place: Locator): Promise<void> {
  await place.locator('details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('what a loan costs is known before it is accepted, and kept with the loan', async ({ page, openScenario }) => {
  await openScenario('new-loan', '/loanConfirm');
  const card = page.getByRole('region', { name: 'Biaya pinjaman ini' });
  await expect(card.getByText('Rp297.000').first()).toBeVisible();
  await expect(card.getByText(/^\d\d(,\d\d?)?%$/).first()).toBeVisible();
  const rate = await card
    .locator('dd')
    .filter({ hasText: /^\d\d(,\d\d?)?%$/ })
    .first()
    .innerText();
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect(page).toHaveURL(/\/loanDetails\?.*from=confirm/);

  // Five days later the money is there, and the loan still knows on which terms it was accepted.
  const address = new URL(page.url());
  await openScenario('new-loan', '/loanDetails', { orderId: address.searchParams.get('orderId') ?? '', clock: '+5d' });
  await page.getByText('Biaya pinjaman ini').click();
  await expect(page.getByText(/ketentuan yang Anda setujui di perangkat ini/)).toBeVisible();
  await expect(page.getByText(rate, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Suku bunga tahunan', { exact: true })).toBeVisible();
});

/** Nothing for axe, and nothing beyond the edge. */
async function expectAccess(page: Page): Promise<void> {
  await expect(page.locator('main details dl').first()).toBeAttached();
  await unfoldAll(page.locator('main'));
  expect(await findings(page)).toEqual([]);
  expect(await width(page)).toBeLessThanOrEqual(320);
}

test('the costs of an offer are accessible on 320 px in every language', async ({ page, openScenario }) => {
  await page.setViewportSize({ width: 320, height: 2400 });
  await openScenario('new-loan', '/loanConfirm');
  for (const language of localesOf('indonesia')) {
    await switchTo(page, language);
    await expectAccess(page);
  }
});

for (const [scenario, language, names] of [
  ['disbursed', 'id', ['Biaya pinjaman ini', 'Jadwal pembayaran']],
  ['overdue', 'id', ['Biaya pinjaman ini', 'Jadwal pembayaran']],
  ['settled', 'id', ['Biaya pinjaman ini', 'Jadwal pembayaran']],
  ['repaying-in', 'hi', ['इस लोन की लागत', 'आपका ऋणदाता, और शिकायतें']],
] as const) {
  test(`costs and payments of a loan are accessible on 320 px: ${scenario}`, async ({ page, openScenario }) => {
    await page.setViewportSize({ width: 320, height: 2400 });
    await openScenario(scenario, '/loanDetails');
    await switchTo(page, language);
    for (const name of names) await page.locator('summary', { hasText: name }).first().click();
    await expectAccess(page);
  });
}
