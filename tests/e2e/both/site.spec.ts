import { findings } from '../support/axe';
import { expectHydrated, sitePages as pages } from '../support/site-pages';
import { expect, test } from '../support/test';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read', { tag: '@journey' }, async ({ page }) => {
    for (const { path, title, text } of pages) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('main'), path).toContainText(text);
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'id');
      for (const part of ['head title', 'title', 'meta[name="description"]', 'main'])
        await expect(page.locator(part), `${part} of ${path}`).toHaveCount(1);
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(new Set(ids).size, path).toBe(ids.length);
      const anchors = await page
        .locator('a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
      expect(ids, path).toEqual(expect.arrayContaining(anchors));
    }
  });

  test('a borrower page shows its title in its style', async ({ page }) => {
    await page.goto('/loanDetails');
    await expect(page).toHaveTitle(/^Detail pinjaman/);
    await expect(page.locator('h1:visible')).toHaveText('Detail pinjaman');
    const font = await page.locator('h1:visible').evaluate((title) => getComputedStyle(title).fontFamily);
    expect(font).toContain('system-ui');
  });

  test('any other address shows an empty frame', async ({ page }) => {
    await page.goto('/loandetails');
    await expect(page.getByText('Pinjaman yang Anda pahami')).toHaveCount(0);
    await expect(page.locator('.boot')).toBeAttached();
  });
});

test('the HTML describes the loans of both markets as structured data', async ({ request }) => {
  const html = await (await request.get('/Loan')).text();
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]): unknown =>
    JSON.parse(text ?? ''),
  );
  expect(facts).toMatchObject([
    {
      '@type': 'LoanOrCredit',
      amount: { currency: 'IDR', minValue: 1_000_000, maxValue: 15_000_000 },
      loanTerm: { minValue: 91, maxValue: 365 },
    },
    { '@type': 'LoanOrCredit', amount: { currency: 'INR', minValue: 2_000, maxValue: 80_000 } },
  ]);
});

test('React takes every page over without a second rendering', async ({ page }) => {
  for (const { path, isSite } of pages) {
    await expectHydrated(page, path);
    expect(isSite, path).toBe(await page.getByRole('contentinfo').isVisible());
  }
});

// Every page in every language on the narrowest phone: the matrix of demo/access. A desktop is no matter of languages.
test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('axe finds nothing on any page', async ({ page }) => {
    for (const { path } of pages) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Bahasa' }), path).toBeVisible();
      expect(await findings(page), path).toEqual([]);
    }
  });
});
