import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SwitchesFile } from '@/platform/api/contract/switches';
import type { SiteCopy } from '../support/site';
import { expect, stored, test } from '../support/worker-test';

/** What the operator puts beside the app, on the server that is tested. */
const put = (site: SiteCopy, content: Partial<SwitchesFile>) =>
  writeFile(path.join(site.folder, 'switches.json'), JSON.stringify({ version: 1, ...content }));

/** The page looks at the file every few minutes, and when somebody comes back to it: here so much time has passed. */
async function comeBackLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [began, later] = [performance.now(), Date.now() + 10 * 60_000];
    Date.now = () => later + performance.now() - began;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** The page reads the switches once more, and tries the reload that they ask for. */
async function readSwitchesAgain(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\/switches\.json/);
  await comeBackLater(page);
  await answer;
}

const release = async (site: SiteCopy) => {
  const { release: name }: { release: string } = JSON.parse(
    await readFile(path.join(site.folder, 'version.json'), 'utf8'),
  );
  return name;
};

// What Chromium says of a look for a new worker that a recalled page no longer waits for.
test.use({ expectedComplaints: [/^An unknown error occurred when fetching the script\.$/] });

const bcaDown: SwitchesFile['notices'] = [
  {
    kind: 'warning',
    text: { id: 'Virtual account BCA terganggu sampai 14.00.', en: 'BCA is down.' },
    markets: ['indonesia'],
  },
];
const notice = (page: Page) => page.getByText('Virtual account BCA terganggu sampai 14.00.');

test('the switch for the worker removes it and installs it again', async ({ page, site, openScenario }) => {
  const kept = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).filter((name) => name.startsWith('loan-web')).length,
    }));
  await openScenario('due-today', '/customerService');
  await stored(page);
  const { workers, caches: count } = await kept();
  expect(workers).toBe(1);
  expect(count).toBeGreaterThan(0);

  await put(site, { offlineWorker: 'off' });
  await page.reload();
  await expect.poll(async () => (await kept()).workers).toBe(0);
  // A page that is open goes on with its worker, which may open an empty cache once more.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(kept).toEqual({ workers: 0, caches: 0 });

  await put(site, { offlineWorker: 'on' });
  await comeBackLater(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('loan-web.worker'))).toBeNull();
  await page.reload();
  await stored(page);
  expect((await kept()).workers).toBe(1);
});

test('a recalled release reloads once, after the typed text is gone', async ({ page, site, openScenario }) => {
  await openScenario('due-today', '/complainPageNext', { problemType: '2' });
  const field = page.getByRole('textbox').first();
  await field.fill('Saya sudah membayar dua kali');
  await put(site, {
    reload: [await release(site)],
    closedPages: [{ page: '/complainPageNext', text: { id: 'Silakan telepon kami.' } }],
    notices: bcaDown,
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await comeBackLater(page);
  // What is said is there, and neither the page nor a letter of it is gone.
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Silakan telepon kami.')).toBeVisible();
  await expect(field).toHaveValue('Saya sudah membayar dua kali');
  await readSwitchesAgain(page);
  await readSwitchesAgain(page);
  expect(loads).toBe(0);

  await field.fill('');
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { name: 'Halaman ini ditutup sementara' })).toBeVisible();
  await readSwitchesAgain(page);
  await readSwitchesAgain(page);
  expect(loads).toBe(1);
});
