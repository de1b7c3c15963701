import type { APIRequestContext, Page } from '@playwright/test';
import * as v from 'valibot';
import type { Gateway } from '../../support/gateway';
import { expect, test } from '../support/gateway-test';
import type { Launch } from '../support/launch';
import { ports } from '../support/ports';
import { orderOf } from '../support/scenario';

const path = '/v3/loan-details/loan-details';

/** Every request that a test lets through is a call that the mock server carries out. */
const { productId, orderId } = orderOf('due-today');

/** A call of the page's own; `mark` tells it from others. @returns its status, or 'failed' without an answer */
function post(page: Page, { deviceId }: Launch, mark: string): Promise<number | 'failed'> {
  return page.evaluate(
    async ([address, body]) => {
      try {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body,
        });
        await answer.text();
        return answer.status;
      } catch {
        return 'failed' as const;
      }
    },
    [
      `/gateway${path}?deviceId=${deviceId}-${mark}`,
      new URLSearchParams({ productId, orderId, mark }).toString(),
    ] as const,
  );
}

/** What Playwright tells of the POSTs of a page, by their marks. */
function told(page: Page): string[] {
  const marks: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') marks.push(new URLSearchParams(request.postData() ?? '').get('mark') ?? '');
  });
  return marks;
}

const logSchema = v.object({ calls: v.array(v.unknown()) });

/** How often the mock server has carried out a call. */
async function carriedOut(request: APIRequestContext, { deviceId }: Launch, mark: string): Promise<number> {
  const log = await request.get(`http://127.0.0.1:${ports.gateway}/__control/log?deviceId=${deviceId}-${mark}`);
  return v.parse(logSchema, await log.json()).calls.length;
}

/** As many kept connections as Chromium opens to one host over HTTP/1.1, all of them free again. */
async function keepSixConnections(page: Page, launch: Launch, gateway: Gateway): Promise<void> {
  const { release } = gateway.hold(path, { after: 'served', times: 6 });
  const answers = Promise.all(Array.from({ length: 6 }, (_, index) => post(page, launch, `kept-${index}`)));
  await expect.poll(() => gateway.requests(path).length).toBe(6);
  release();
  await answers;
}

const copies = (gateway: Gateway, mark: string) =>
  gateway.requests(path).filter(({ form }) => form['mark'] === mark).length;

const protocols = [
  { protocol: 'http/1.1', most: 7, why: 'one for each of six kept connections, and one on a new one' },
  { protocol: 'h2', most: 2, why: 'one on the kept connection, and one on a new one' },
] as const;

for (const { protocol, most, why } of protocols) {
  test.describe(`over ${protocol}`, () => {
    test.use({ protocol });

    test.beforeEach(async ({ page, gateway, launch }) => {
      // A document without scripts: what a page fetches by itself would open connections that these tests do not count.
      await page.goto('/switches.json');
      await keepSixConnections(page, launch, gateway);
      expect(
        await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/gateway/'))
            .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.nextHopProtocol : '')),
        ),
      ).toEqual(Array(6).fill(protocol));
    });

    test('a POST on a kept connection that is cut is sent again by Chromium; the server sees two, page and Playwright one', async ({
      page,
      gateway,
      request,
      launch,
    }) => {
      const seen = told(page);
      const cut = gateway.cut(path, { after: 'received' });
      expect(await post(page, launch, 'once')).toBe(200);
      expect((await cut).form['mark']).toBe('once');
      expect([copies(gateway, 'once'), seen, await carriedOut(request, launch, 'once')]).toEqual([2, ['once'], 1]);
    });

    test('a POST that was carried out before the cut is carried out twice', async ({
      page,
      gateway,
      request,
      launch,
    }) => {
      const seen = told(page);
      void gateway.cut(path, { after: 'served' });
      expect(await post(page, launch, 'twice')).toBe(200);
      expect([copies(gateway, 'twice'), seen, await carriedOut(request, launch, 'twice')]).toEqual([2, ['twice'], 2]);
    });

    test(`while every connection is cut, ${most} copies of one POST arrive: ${why}`, async ({
      page,
      gateway,
      request,
      launch,
    }) => {
      const seen = told(page);
      void gateway.cut(path, { after: 'served', times: Infinity });
      expect(await post(page, launch, 'often')).toBe('failed');
      expect([copies(gateway, 'often'), seen, await carriedOut(request, launch, 'often')]).toEqual([
        most,
        ['often'],
        most,
      ]);
    });

    test('once an answer has begun, nothing is sent again', async ({ page, gateway, request, launch }) => {
      void gateway.cut(path, { after: 'begun' });
      expect(await post(page, launch, 'begun')).toBe('failed');
      expect([copies(gateway, 'begun'), await carriedOut(request, launch, 'begun')]).toEqual([1, 1]);
    });
  });
}
