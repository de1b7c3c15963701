import type { Page } from '@playwright/test';
import type { Gateway } from '../../support/gateway';
import { expect, test } from '../support/gateway-test';
import type { Launch } from '../support/launch';
import { orderOf } from '../support/scenario';
import { mockServer } from '../support/test';

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

/** How often the mock server has carried out a call. */
const carriedOut = async ({ deviceId }: Launch, mark: string) => (await mockServer.calls(`${deviceId}-${mark}`)).length;

/** As many kept connections as Chromium opens to one host over HTTP/1.1, all of them free again. */
async function keepSixConnections(page: Page, launch: Launch, gateway: Gateway): Promise<void> {
  const { release } = gateway.hold(path, { after: 'served', times: 6 });
  const answers = Promise.all(Array.from({ length: 6 }, (_, index) => post(page, launch, `kept-${index}`)));
  await expect.poll(() => gateway.requests(path).length).toBe(6);
  release();
  await answers;
}

/** Copies of a POST while every connection is cut: one for each that is kept, and one on a new one. */
const most = { 'http/1.1': 7, h2: 2 } as const;

for (const protocol of ['http/1.1', 'h2'] as const) {
  test.describe(`over ${protocol}, a POST`, () => {
    test.use({ protocol });

    for (const [what, cut, answer, arrived, carried] of [
      ['is sent again by Chromium if a kept connection breaks', { after: 'received' }, 200, 2, 1],
      ['is carried out twice if the connection breaks after the server carried it out', { after: 'served' }, 200, 2, 2],
      [
        'is sent once on each connection if all connections break',
        { after: 'served', times: Infinity },
        'failed',
        most[protocol],
        most[protocol],
      ],
      ['is not sent again if the connection breaks after the answer began', { after: 'begun' }, 'failed', 1, 1],
    ] as const)
      test(`${what}, while page and Playwright see one request`, async ({ page, gateway, launch }) => {
        // A document without scripts: what a page fetches by itself would open connections that are not counted here.
        await page.goto('/switches.json');
        await keepSixConnections(page, launch, gateway);
        const protocols = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/gateway/'))
            .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.nextHopProtocol : '')),
        );
        expect(protocols).toEqual(Array(6).fill(protocol));

        const seen = told(page);
        void gateway.cut(path, cut);
        expect(await post(page, launch, 'mark')).toBe(answer);
        const copies = gateway.requests(path).filter(({ form }) => form['mark'] === 'mark').length;
        expect([copies, seen, await carriedOut(launch, 'mark')]).toEqual([arrived, ['mark'], carried]);
      });
  });
}
