import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../support/listen';
import { limit } from '../support/limit';
import { ports } from '../support/ports';
import { expect, test } from '../support/test';

const headerEnd = '</header>';

/**
 * Serves the pages of the production build like a slow network: the HTML pauses before the last button of the header.
 * @returns the origin, and what ends the server
 */
async function openSlowServer(): Promise<{ origin: string; close: () => void }> {
  async function answer(path: string, response: ServerResponse): Promise<void> {
    const file = await fetch(`http://127.0.0.1:${ports.production}${path}`);
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? 'text/plain' });
    const bytes = Buffer.from(await file.arrayBuffer());
    const at = path.startsWith('/assets/') ? 0 : bytes.lastIndexOf('<button', bytes.indexOf(headerEnd));
    response.write(bytes.subarray(0, at));
    setTimeout(() => response.end(bytes.subarray(at)), at > 0 ? limit(500) : 0);
  }
  const server = createServer(({ url = '/' }, response) => void answer(url, response).catch(() => response.destroy()));
  const port = await listen(server);
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
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
      const server = await openSlowServer();
      await page.goto(`${server.origin}${path}?deviceId=${launch.deviceId}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.locator('html').getAttribute('data-moved')).toBeNull();
      server.close();
    });
  }
});
