import type { Page } from '@playwright/test';
import { switchTo } from '../support/language';
import { expect, test } from '../support/test';

// Code that could not be fetched arrives as nothing, and taking it apart is no failure of the page.
test.use({ expectedComplaints: [/preload CSS/] });

const words: Record<
  'en' | 'id' | 'zh',
  { menu: string; share: string; retry: string; close: string; missing: RegExp; gone: string }
> = {
  en: {
    menu: 'Chat menu',
    share: 'Share this conversation',
    retry: 'Try again',
    close: 'Close',
    missing: /^A part of the app did not load/,
    gone: 'This page could not be shown',
  },
  id: {
    menu: 'Menu chat',
    share: 'Bagikan percakapan ini',
    retry: 'Coba lagi',
    close: 'Tutup',
    missing: /^Sebagian aplikasi/,
    gone: 'Halaman ini tidak dapat ditampilkan',
  },
  zh: {
    menu: '对话菜单',
    share: '分享此对话',
    retry: '重试',
    close: '关闭',
    missing: /^应用的一部分/,
    gone: '页面无法显示',
  },
};

/** From here on no file of the app comes any more, and the page's own server is away. */
async function breakOff(page: Page): Promise<void> {
  await page.route(/\/assets\//, (route) => route.abort());
  await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
}

for (const language of ['en', 'id', 'zh'] as const) {
  const { menu, share, retry, close, missing, gone } = words[language];
  test(
    `a missing part behind the chat's menu says so over the page, and loses nothing: ${language}`,
    { tag: '@demo' },
    async ({ page, openScenario }) => {
      await openScenario('due-today', '/intelligentCustomerService', {
        orderNo: '00123',
        productId: '',
        orderId: '',
        selectedIndex: '1',
      });
      await expect(page.getByRole('log')).toBeVisible();
      if (language !== 'id') await switchTo(page, language);
      const input = page.getByRole('textbox').last();
      await input.fill('typed 12345');
      await breakOff(page);
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('button', { name: share }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(missing)).toBeVisible();
      await expect(page.getByText(gone)).toHaveCount(0);
      await dialog.getByRole('button', { name: retry }).click();
      await expect(dialog.getByRole('button', { name: retry })).toBeEnabled();
      await expect(dialog.getByText(missing)).toBeVisible();
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toHaveCount(0);
      await expect(input).toHaveValue('typed 12345');

      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('button', { name: share }).click();
      await expect(dialog.getByText(missing)).toBeVisible();
      await page.unrouteAll();
      await dialog.getByRole('button', { name: retry }).click();
      await expect(page.getByRole('dialog', { name: share })).toBeVisible();
      await expect(dialog.getByText(missing)).toHaveCount(0);
    },
  );
}

test(
  'what explains a loan says in its place that it did not come, and comes on request',
  { tag: '@demo' },
  async ({ page, openScenario }) => {
    await page.route(/\/assets\/loan-insights-/, (route) => route.abort());
    await openScenario('due-today', '/loanDetails');
    await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
    await expect(page.getByText(/^Sebagian aplikasi/)).toHaveCount(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByText('Biaya pinjaman ini')).toBeVisible();
    await expect(page.getByText(/^Sebagian aplikasi/)).toHaveCount(0);
  },
);

test(
  'a language that does not come leaves the page in its own, and is offered again',
  { tag: '@demo' },
  async ({ page, openScenario }) => {
    await openScenario('due-today', '/loanDetails');
    await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
    await breakOff(page);
    await page.getByRole('banner').getByRole('button', { name: 'Bahasa' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'English' }).click();
    await expect(dialog.getByText(/^Sebagian aplikasi/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(dialog).toHaveCount(0);
  },
);
