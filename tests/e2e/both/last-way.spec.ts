import { shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

// What has moved is known once the phone has nothing else to do.
test.use({ isIdle: true });

test('the second payment takes two taps', { tag: '@demo' }, async ({ page, context, openScenario }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScenario('due-today', '/individual');
  await page.getByRole('radio', { name: 'Mandiri' }).click();
  await page.getByRole('radio', { name: 'ATM' }).click();
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click();
  const copy = page.getByRole('button', { name: /^Salin nomor/ }).first();
  await expect(copy).toBeVisible();

  await page.addInitScript(watchShifts);
  await openScenario('due-today', '/loanDetails');
  const link = page.getByRole('link', { name: 'Bayar seperti sebelumnya: Mandiri · ATM' });
  await expect(link).toBeVisible();
  // Before the first tap nothing has moved for it.
  expect(await shiftsOf(page)).toEqual({ sum: 0, parts: [] });
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    addEventListener('click', () => (dataset['taps'] = `${dataset['taps'] ?? ''}.`), true);
  });
  await link.click();
  await copy.click();
  await expect(page.getByText('Tersalin', { exact: true }).first()).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-taps', '..');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10,20}$/);
});
