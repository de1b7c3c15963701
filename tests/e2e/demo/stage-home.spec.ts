import { findings } from '../support/axe';
import { expect, test } from '../support/test';

const wide = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

test.describe('on a wide screen', () => {
  test.use(wide);

  test('the stage shows Play, people, markets and languages', { tag: '@journey' }, async ({ page }) => {
    // A paused tour has no page here, so it ends.
    await page.goto('/?tour=id,2,paused');
    const phone = page.frameLocator('iframe');
    await expect(page.getByRole('button', { name: /^Putar/ })).toBeInViewport();
    await expect(phone.getByText('Rp1.554.000').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sari jatuh tempo hari ini', exact: true })).toBeInViewport();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');

    await page.getByRole('radio', { name: 'India' }).check({ force: true });
    await expect(page.getByRole('link', { name: 'Asha due today', exact: true })).toBeVisible();
    await expect(phone.getByText('₹10,450').first()).toBeVisible();
    await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true });
    await expect(page.getByRole('button', { name: /^चलाएँ/ })).toBeVisible();
    await expect(phone.getByText('₹10,450').first()).toBeVisible();
    await expect(phone.locator('html')).toHaveAttribute('lang', 'hi');

    await page.getByRole('link', { name: /^Ravi / }).click();
    await expect(page).toHaveURL(/\/loanDetails\?.*demo=overdue-in/);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: /^Ravi / })).toBeVisible();
  });

  test('the official site opens from the stage and links back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Situs resmi' }).click();
    await expect(page).toHaveURL(/\/site(?:\?|$)/);
    await expect(page.getByText('Pinjaman yang Anda pahami sebelum Anda ambil')).toBeVisible();
    await page.locator('nav a[href^="/Policy"]').first().click();
    await expect(page).toHaveURL(/\/Policy(?:\?|$)/);
    await page.goBack();
    await page.getByRole('link', { name: 'Ke panggung demo' }).click();
    await expect(page.getByRole('button', { name: /^Putar/ })).toBeVisible();
  });

  test('the cable button cuts the network of the phone', async ({ page, openScenario }) => {
    await openScenario('due-today', '/loanDetails');
    const phone = page.frameLocator('iframe');
    await expect(phone.getByText('Rp1.554.000').first()).toBeVisible();
    await page.getByRole('button', { name: 'Cabut kabel' }).click();
    await expect(page.getByText('Kabel jaringan dicabut')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Periksa lagi' })).toBeVisible();
    await page.getByRole('button', { name: 'Pasang kabel' }).click();
    await expect(phone.getByRole('button', { name: 'Periksa lagi' })).toBeHidden();
  });
});

test.describe('a phone that stays empty', () => {
  test.use({ ...wide, expectedComplaints: [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/] });

  test('shows the reason and a retry', async ({ page }) => {
    await page.route('**/loanDetails?*', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "frame-ancestors 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('/');
    await expect(page.getByRole('alert').getByText("frame-ancestors 'self'")).toBeVisible();
    await page.unroute('**/loanDetails?*');
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.frameLocator('iframe').getByText('Rp1.554.000').first()).toBeVisible();
  });
});

for (const [how, isThrown] of Object.entries({ missing: false, refused: true }))
  test(`the demo works if storage is ${how}, and shows it`, async ({ page, openScenario }) => {
    await page.addInitScript((throws) => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            if (throws) throw new DOMException('refused', 'SecurityError');
            return null;
          },
        });
    }, isThrown);
    await openScenario('due-today', '/loanDetails');
    await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Demo: browser ini tidak menyimpan apa pun/ })).toBeVisible();
  });

test('on a phone a person of the stage opens the app itself', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Putar/ })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: /^Budi / }).click();
  await expect(page).toHaveURL(/\/loanDetails\?/);
  await expect(page.getByText(/Terlambat 5 hari/)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const [name, size] of Object.entries({
  phone: { width: 320, height: 720 },
  laptop: { width: 1024, height: 768 },
})) {
  test(`the stage is accessible in every language on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    for (const language of ['English', 'Bahasa Indonesia', '简体中文', 'हिन्दी']) {
      if (language === 'हिन्दी') await page.getByRole('radio', { name: /^(?:India|印度)$/ }).check({ force: true });
      await page.getByRole('radio', { name: language }).check({ force: true });
      await expect(page.getByRole('radio', { name: language })).toBeChecked();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    }
  });
}

test('a tap that opens the native app shows its action', async ({ page, openScenario }) => {
  await openScenario('settled', '/loanDetails');
  await page.getByRole('button', { name: 'Tutup' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sekarang giliran aplikasi native' });
  await expect(sheet.getByText(/menutup halaman ini/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Kembali ke halaman' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Pinjam lagi' }).click();
  await expect(sheet.getByText(/goToPage|goHome/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Kembali ke halaman' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
