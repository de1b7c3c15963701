import { createServer, type ServerResponse } from 'node:http';
import { chosenLocaleKey } from '@/platform/i18n/chosen-locale';
import { listen } from '../../support/listen';
import { limit } from '../support/limit';
import { ports } from '../support/ports';
import { expect, test } from '../support/test';

/** Serves the production build like a slow network. @param findPause where the HTML of a page pauses */
async function serveSlowly(findPause: (html: Buffer) => number): Promise<{ origin: string; close: () => void }> {
  async function answer(path: string, response: ServerResponse): Promise<void> {
    const file = await fetch(`http://127.0.0.1:${ports.production}${path}`);
    const type = file.headers.get('content-type') ?? 'text/plain';
    response.writeHead(file.status, { 'content-type': type });
    const bytes = Buffer.from(await file.arrayBuffer());
    const at = type.startsWith('text/html') ? findPause(bytes) : 0;
    response.write(bytes.subarray(0, at));
    setTimeout(() => response.end(bytes.subarray(at)), at > 0 ? limit(500) : 0);
  }
  const server = createServer(({ url = '/' }, response) => void answer(url, response).catch(() => response.destroy()));
  return { origin: `http://127.0.0.1:${await listen(server)}`, close: () => server.close() };
}

test.describe('HTML that arrives in two pieces', () => {
  // The title takes another line when the last button is there.
  test.use({ fonts: 'wide', viewport: { width: 320, height: 740 } });

  for (const path of ['/individual', '/privacyPolicy']) {
    test(`${path} appears with its whole header`, async ({ page, launch }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const { entryType } of list.getEntries()) document.documentElement.dataset['moved'] = entryType;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const site = await serveSlowly((html) => html.lastIndexOf('<button', html.indexOf('</header>')));
      await page.goto(`${site.origin}${path}?deviceId=${launch.deviceId}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.locator('html').getAttribute('data-moved')).toBeNull();
      site.close();
    });
  }
});

test('a page in another language than its HTML has no empty frame before it', async ({ page, addressOf }) => {
  await page.addInitScript((key) => {
    window.localStorage.setItem(key, 'en');
    const watch = new MutationObserver(() => {
      if (document.getElementById('root')?.dataset['skeleton'] !== 'en') return;
      watch.disconnect();
      document.documentElement.dataset['translated'] = String(performance.now());
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  }, chosenLocaleKey);
  const site = await serveSlowly((html) => html.indexOf('<template'));
  await page.goto(site.origin + (await addressOf('due-today', '/loanDetails')));
  await expect(page.getByRole('heading', { level: 1, name: 'Loan details' })).toBeVisible();
  const translated = Number(await page.locator('html').getAttribute('data-translated'));
  expect(translated).toBeGreaterThan(0);
  const [paint] = await page.evaluate(() =>
    performance.getEntriesByName('first-paint').map((entry) => entry.startTime),
  );
  expect(paint).toBeGreaterThan(translated);
  site.close();
});
