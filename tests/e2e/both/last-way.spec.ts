import { expect, test } from '../support/test';

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
  test(
    `the second payment is two taps from the loan to a copied number (${scenario})`,
    { tag: '@demo' },
    async ({ page, context, openScenario }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openScenario(scenario, '/individual');
      await page.getByRole('radio', { name: bank }).click();
      await page.getByRole('radio', { name: channel }).click();
      await page.getByRole('button', { name: words.pay }).click();
      const copy = page.getByRole('button', { name: words.copy }).first();
      await expect(copy).toBeVisible();

      await openScenario(scenario, '/loanDetails');
      const link = page.getByRole('link', { name: words.again });
      await expect(link).toBeVisible();
      // Before the first tap nothing has moved for it.
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const observer = new PerformanceObserver(() => undefined);
            observer.observe({ type: 'layout-shift', buffered: true });
            // What has moved until now is known two frames later.
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                resolve(observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
              ),
            );
          }),
      );
      expect(shift).toBe(0);
      await page.evaluate(() => {
        const { dataset } = document.documentElement;
        addEventListener('click', () => (dataset['taps'] = `${dataset['taps'] ?? ''}.`), true);
      });
      await link.click();
      await copy.click();
      await expect(page.getByText(/^(Tersalin|Copied)$/).first()).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('data-taps', '..');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10,20}$/);
    },
  );
}
