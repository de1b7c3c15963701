import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../support/listen';
import { limit } from '../support/limit';
import { ports } from '../support/ports';
import { expect, test } from '../support/test';

/** Answers like a slow network: the HTML of a page pauses before the last button of its header. */
async function answerSlowly(path: string, response: ServerResponse): Promise<void> {
  const file = await fetch(`http://127.0.0.1:${ports.production}${path}`);
  response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? 'text/plain' });
  const bytes = Buffer.from(await file.arrayBuffer());
  const header = path.startsWith('/assets/') ? -1 : bytes.indexOf('</header>');
  const at = header === -1 ? 0 : bytes.lastIndexOf('<button', header);
  response.write(bytes.subarray(0, at));
  setTimeout(() => response.end(bytes.subarray(at)), at > 0 ? limit(500) : 0);
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
      const server = createServer(
        ({ url = '/' }, response) => void answerSlowly(url, response).catch(() => response.destroy()),
      );
      const port = await listen(server);
      await page.goto(`http://127.0.0.1:${port}${path}?deviceId=${launch.deviceId}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.locator('html').getAttribute('data-moved')).toBeNull();
      server.close();
    });
  }
});
