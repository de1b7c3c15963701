import * as v from 'valibot';
import { chromiumFlags, findChromium } from '../../../scripts/lib/programs';
import { browserEnvironment } from '../../support/fonts';
import { type Gateway, openGateway } from '../../support/gateway';
import { limit } from '../support/limit';
import { openNginx } from '../support/nginx';
import { ports } from '../support/ports';
import { expect, test as base } from '../support/test';

/** Where this host takes what browsers report, and hands it on to the collector. */
const path = '/gateway/policy-reports';

type Fixtures = { gateway: Gateway };

const test = base.extend<Fixtures>({
  ignoreHTTPSErrors: true,
  gateway: async ({}, provide) => {
    const gateway = await openGateway(`http://127.0.0.1:${ports.gateway}`, {
      answers: new Map([['policy-reports', '{}']]),
    });
    await provide(gateway);
    await gateway.close();
  },
  baseURL: async ({ gateway }, provide) => {
    const site = await openNginx('dist', gateway.origin, '', ['--policy-reports', path]);
    await provide(site.origin);
    await site.close();
  },
  expectedComplaints: async ({}, provide) => provide([/Content Security Policy/, /TrustedScript/, /Trusted Type/i]),
});

const executablePath = findChromium();

test.use({
  launchOptions: {
    // A browser sends its reports by itself, past what Playwright says of certificates; and
    // after a minute, unless told.
    args: [...chromiumFlags, '--ignore-certificate-errors', '--short-reporting-delay'],
    env: browserEnvironment(),
    ...(executablePath && { executablePath }),
  },
});

const report = v.object({
  type: v.literal('csp-violation'),
  url: v.string(),
  body: v.object({ effectiveDirective: v.string(), documentURL: v.string() }),
});

test('the browser reports what the policy refuses', async ({ page, gateway, openScenario }) => {
  await openScenario('due-today', '/loanDetails');
  await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
  await page.evaluate(async () => {
    document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/pixel.png' }));
    await fetch('https://127.0.0.1:9/').catch(() => undefined);
  });

  const reports = () =>
    gateway.requests('/policy-reports').flatMap(({ body }) => v.parse(v.array(report), JSON.parse(body)));
  await expect
    .poll(
      () =>
        reports()
          .map(({ body }) => body.effectiveDirective)
          .sort(),
      { timeout: limit(60_000) },
    )
    .toEqual(['connect-src', 'img-src']);
  // What docs/operating.md warns of: the page's whole address is in them.
  expect(reports()[0]?.body.documentURL).toContain('/loanDetails');
  for (const { headers } of gateway.requests('/policy-reports'))
    expect(headers['content-type']).toBe('application/reports+json');
});
