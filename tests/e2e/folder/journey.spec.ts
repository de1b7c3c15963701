import { samplePages } from '../../support/pages';
import { basePath, expect, test } from '../support/folder-test';
import { hold } from '../support/hold-requests';
import { signOut } from '../support/journeys';
import { expectHydrated } from '../support/site-pages';

const details = '/v3/loan-details/loan-details';
const code = /\/assets\/index-[\w-]+\.js$/;

test('a launch asks early, and sets cookies of the folder', async ({ page, context, openScenario, launch, wire }) => {
  const release = await hold(page, code);
  const answered = page.waitForResponse((response) => response.url().includes(details));
  const opened = openScenario('due-today', '/app/loanDetails');
  // The page's own HTML, in its language, and what stands inline in it: before any other script of the app.
  await answered;
  await expect(page.locator('h1:visible')).toHaveText('Detail pinjaman');
  release();
  await opened;
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  expect(wire.to(details)).toHaveLength(1);

  // The amount is in the HTML before the application is there, which cleans the address.
  await expect(page).not.toHaveURL(new RegExp(launch.token));
  expect(new URL(page.url()).pathname).toBe('/app/loanDetails');
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['pop', 'sessionId', 'token', 'userId']);
  expect(new Set(cookies.map(({ path }) => path))).toEqual(new Set(['/app']));
});

test('a borrower opens another page, reloads and signs out', async ({ page, context, openScenario, open }) => {
  await openScenario('extension-available', '/app/loanDetails');
  await page.getByRole('link', { name: 'Perpanjang jatuh tempo' }).click();
  await expect(page).toHaveURL(/\/app\/extension\?/);
  // The address comes before the page: until then the button of the loan is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Detail pinjaman' })).toHaveCount(0);
  await page.locator('footer').getByRole('button').click();
  await expect(page).toHaveURL(/\/app\/that\?/);
  await page.reload();
  await expect(page).toHaveURL(/\/app\/that\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await open('/app/records');
  await signOut(page);
  await expect.poll(() => context.cookies()).toEqual([]);
  await page.goto('/app/loanDetails?orderId=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
});

for (const path of ['/app/', '/app', '/app/About'])
  test(`React takes ${path} over from its HTML`, async ({ page }) => {
    await expectHydrated(page, path);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll('a')]
        .filter(({ origin }) => origin === window.location.origin)
        .map(({ pathname }) => `${pathname}/`),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.startsWith(basePath))).toEqual([]);
  });

test('addresses outside the folder are not found', async ({ request }) => {
  for (const path of ['/', '/loanDetails', '/sw.js', '/apples', '/assets/'])
    expect((await request.get(path, { headers: { accept: 'text/html' } })).status(), path).toBe(404);
  expect((await request.get('/app/assets/gone-12345678.js')).status()).toBe(404);
  expect((await request.get('/app/nobody/knows', { headers: { accept: 'text/html' } })).status()).toBe(200);
});

test('files in the folder have the headers of a whole host', async ({ request }) => {
  const html = await (await request.get('/app/loanDetails')).text();
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  expect(script).toMatch(/^\/app\/assets\//);
  const headersOf = async (path: string) => (await request.get(path)).headers();
  expect((await headersOf(script))['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/app/sw.js', '/app/version.json', '/app/loanDetails', '/app/'])
    expect((await headersOf(path))['cache-control'], path).toBe('no-cache');
  expect((await headersOf('/app/loanDetails?token=t'))['cache-control']).toBe('no-store');
});

test('every page opens in the folder', async ({ page, openScenario }) => {
  for (const { path, scenario, inputs } of samplePages) {
    await openScenario(scenario, `/app${path}`, inputs);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(new URL(page.url()).pathname, path).toMatch(/^\/app\//);
  }
});
