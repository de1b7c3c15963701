import { gunzipSync } from 'node:zlib';
import { mergeTests } from '@playwright/test';
import { launchUrl } from '../support/launch';
import { CUT } from '../support/nginx';
import { test as onNginx } from '../support/nginx-test';
import { orderOf } from '../support/scenario';
import { expect, test as base } from '../support/test';

const test = mergeTests(base, onNginx);

test.describe('a borrower', () => {
  test('pays under the policy; no log names the borrower', async ({ page, openScenario, launch, nginx, ask, wire }) => {
    await openScenario('due-today', '/loanDetails');
    await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
    const protocols = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.nextHopProtocol : '')),
    );
    expect(new Set(protocols)).toEqual(new Set(['h2']));
    await page.getByRole('button', { name: 'Bayar sekarang' }).click();
    await expect(page.getByRole('button', { name: 'Bayar Segera' })).toBeVisible();
    expect(wire.sent.length).toBeGreaterThan(1);

    // Everything that makes a web server complain.
    const query = launchUrl('', launch).slice(1);
    expect((await ask(`${CUT}?${query}`, { method: 'POST', body: 'a=b' })).status).toBe(502);
    await ask(`/assets/gone-12345678.js?${query}`);
    await ask(`/loanDetails%3F${query}`);
    await ask(`/?${query}`, { method: 'POST', body: 'x'.repeat(2_000_000) });
    await ask(`/gateway/x?${query}`, { method: 'POST', body: 'x'.repeat(2_500_000) });
    await expect.poll(nginx.logs).toContain('"POST /gateway/x HTTP/2.0" 413');

    const logs = await nginx.logs();
    expect(logs).toContain('"GET /loanDetails HTTP/2.0" 200');
    expect(logs).toMatch(/"POST \/gateway\/v3\/loan-details\/loan-details HTTP\/2\.0" 200 .* gateway=200/);
    for (const secret of [launch.token, launch.sessionId, launch.userId, launch.deviceId])
      expect(logs).not.toContain(secret);
  });

  test('reads the site under the shipped policy', async ({ page }) => {
    await page.goto('/About');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/privacyPolicy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('reaches the gateway with path, query and body, and gets its date', async ({ ask, control, launch }) => {
    const { productId, orderId } = orderOf('due-today');
    const askForPlan = () =>
      ask(launchUrl('/gateway/v3/installment/loan-play-detail', launch), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-encoding': 'gzip' },
        body: new URLSearchParams({ productId, orderId }).toString(),
      });
    await control({ demo: 'due-today' });
    const before = Date.parse((await askForPlan()).headers['date'] ?? '');
    await control({ clock: '+3d' });
    const { status, headers, body } = await askForPlan();
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ code: '00' });
    expect(Date.parse(headers['date'] ?? '') - before).toBeGreaterThanOrEqual(3 * 86_400_000);
  });
});

test('a borrower in Pune reads the agreement of the gateway in its frame', async ({ page, openScenario }) => {
  await openScenario('new-loan-in', '/loanConfirm');
  await expect(page.getByRole('dialog').frameLocator('iframe').getByText('1. Parties')).toBeVisible();
});
