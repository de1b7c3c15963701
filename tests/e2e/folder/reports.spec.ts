import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { receiveReports } from '@contract/conformance/receive-reports';
import type { Page } from '@playwright/test';
import type { Report, ReportMessage } from '@/platform/api/contract/reports';
import { runBeside } from '../../../scripts/lib/run';
import type { Gateway } from '../../support/gateway';
import { expect, test } from '../support/folder-test';
import { payAtTheCounter } from '../support/journeys';
import { orderOf } from '../support/scenario';
import { switchApps } from '../support/switch-apps';

// A busy phone puts reporting off; this one has idle moments.
test.use({ isIdle: true });

/** What the collector of reports has received, as the contract reads it; a message that it refuses fails the test. */
function receivedBy(gateway: Gateway) {
  const messages = (): ReportMessage[] =>
    gateway.requests('/reports').map(({ body }) => {
      const received = receiveReports(body);
      if ('fault' in received) throw new Error(`${received.fault}: ${body}`);
      return received.message;
    });
  return { messages, reports: () => messages().flatMap(({ reports }): Report[] => reports) };
}

/** The reporter comes last, in an idle moment. */
const reporterIsHere = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/reporter-[\w-]+\.js$/.test(name)),
  );

test('reports of a payment at a counter hold no personal data', async ({ page, openScenario, launch, gateway }) => {
  const { messages, reports } = receivedBy(gateway);
  await openScenario('due-today', '/app/loanDetails');
  await reporterIsHere(page);
  await payAtTheCounter(page);
  await switchApps(page);
  await expect.poll(() => reports().filter(({ kind }) => kind === 'vital').length).toBeGreaterThan(2);

  const calls = reports().flatMap((report) => (report.kind === 'call' ? [report] : []));
  expect(calls.map(({ call, outcome }) => `${call} ${outcome}`)).toContain('loan-details ok');
  expect(calls.find(({ call }) => call === 'generate-vcode')?.page).toBe('/that');
  const vitals = reports().flatMap((report) => (report.kind === 'vital' ? [report.vital] : []));
  expect(vitals).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));
  const [first] = messages();
  const release = await page.locator('meta[name=release]').getAttribute('content');
  expect(first).toMatchObject({ release, market: 'indonesia', language: 'id', platform: 'browser', sample: 1 });

  const { productId, orderId } = orderOf('due-today');
  const { token, sessionId, userId, deviceId, deviceName } = launch;
  const shown = ['1554000', '155400000', '1.554.000', 'ALFAMART', 'Alfamart', productId, orderId];
  for (const { body, headers } of gateway.requests('/reports')) {
    for (const secret of [token, sessionId, userId, deviceId, deviceName, ...shown])
      expect(body.includes(secret), `${secret} in ${body}`).toBe(false);
    expect(headers).not.toHaveProperty('cookie');
  }
});

test.describe('with an error that the test makes', () => {
  test.use({ expectedComplaints: async ({}, provide) => provide([/^uncaught: /, /TrustedScript/, /Trusted Type/i]) });

  test('an error, a refused script and a wrong switches file are reported', async ({ page, live, open, gateway }) => {
    const { reports } = receivedBy(gateway);
    await writeFile(path.join(live.folder, 'switches.json'), '{"version":1,"notice":[]}');
    await open('/app/customerService');
    await reporterIsHere(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('Rp1.554.000');
      });
      setTimeout(() => document.body.append(Object.assign(document.createElement('script'), { text: 'void 0' })));
    });
    await expect
      .poll(async () => {
        await switchApps(page);
        return reports().map((report) =>
          'error' in report ? report.error : 'directive' in report ? report.directive : report.kind,
        );
      })
      .toEqual(expect.arrayContaining(['RangeError', 'require-trusted-types-for', 'switches']));
  });
});

test.describe('with a page that breaks', () => {
  test.use({ expectedComplaints: async ({}, provide) => provide([/TypeError: no dialogs here/]) });

  test('its report names the line of the source by the source maps', async ({ page, openScenario, gateway }, info) => {
    const { reports } = receivedBy(gateway);
    await openScenario('due-today', '/app/that', { payType: '1', payCode: 'BCA' });
    await reporterIsHere(page);
    await page.evaluate(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new TypeError('no dialogs here');
      };
    });
    await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click();
    await expect
      .poll(async () => {
        await switchApps(page);
        return reports().flatMap((report) => (report.kind === 'error' ? [report.error] : []));
      })
      .toContain('TypeError');

    const file = info.outputPath('report.json');
    const sent = gateway.requests('/reports').find(({ body }) => body.includes('TypeError'));
    await writeFile(file, sent?.body ?? '');
    const placed = await runBeside('tsx', ['scripts/places.ts', file, '--maps', 'dist-folder-maps']);
    const places = [...placed.matchAll(/\b(src\/[\w/.-]+\.tsx?):(\d+):\d+/g)];
    const lines = await Promise.all(
      places.map(async ([, source = '', line]) => (await readFile(source, 'utf8')).split('\n')[Number(line) - 1]),
    );
    expect(lines).not.toContain(undefined);
    expect(lines.filter((line) => line?.includes('showModal('))).toHaveLength(1);
    expect(placed).toContain(`by the maps of ${await page.locator('meta[name=release]').getAttribute('content')}`);
  });
});
