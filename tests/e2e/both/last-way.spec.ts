import { shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

// What has moved is known once the phone has nothing else to do.
test.use({ isIdle: true });

for (const [scenario, bank, channel, words] of [
  [
    'due-today',
    'Mandiri',
    'ATM',
    {
      pay: 'SAYA INGIN MEMBAYAR',
      again: 'Bayar seperti sebelumnya: Mandiri · ATM',
      copy: /^Salin nomor/,
    },
  ],
  [
    'overdue-in',
    'ICICI Bank',
    'UPI',
    {
      pay: 'I WANT TO PAY',
      again: 'Pay as last time: ICICI Bank · UPI',
      copy: /^Copy virtual/,
    },
  ],
] as const) {
  test(`the second payment is two taps: ${scenario}`, { tag: '@demo' }, async ({ page, context, openScenario }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openScenario(scenario, '/individual');
    await page.getByRole('radio', { name: bank }).click();
    await page.getByRole('radio', { name: channel }).click();
    await page.getByRole('button', { name: words.pay }).click();
    const copy = page.getByRole('button', { name: words.copy }).first();
    await expect(copy).toBeVisible();

    await page.addInitScript(watchShifts);
    await openScenario(scenario, '/loanDetails');
    const link = page.getByRole('link', { name: words.again });
    await expect(link).toBeVisible();
    // Before the first tap nothing has moved for it.
    expect(await shiftsOf(page)).toEqual({ sum: 0, parts: [] });
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      addEventListener('click', () => (dataset['taps'] = `${dataset['taps'] ?? ''}.`), true);
    });
    await link.click();
    await copy.click();
    await expect(page.getByText(/^(Tersalin|Copied)$/).first()).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-taps', '..');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10,20}$/);
  });
}
