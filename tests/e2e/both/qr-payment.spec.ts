import type { Page } from '@playwright/test';
import { expectQr, qrOf } from '../support/read-qr';
import { storedRecords } from '../support/stored-records';
import { expect, test } from '../support/test';

// A scanner reads pixels of the device.
test.use({ deviceScaleFactor: 2 });

/** What the QR code of the only payment of a phone says. */
async function textOfCode(page: Page): Promise<string> {
  const [record] = (await storedRecords(page, 'payments')) as {
    data: { payments: { code: { qrContent: string } }[] };
  }[];
  return record?.data.payments[0]?.code.qrContent ?? '';
}

// What else is on these pages: src/features/pay/choose/further-ways.test.tsx, and the states of demo/access.
for (const [scenario, payType, said] of [
  ['further-ways', 'qris', /^00020101021251/],
  ['further-ways-in', 'upi', /^upi:\/\/pay\?pa=demoloan/],
] as const) {
  test(`a QR code has the server's text: ${scenario}`, { tag: '@demo' }, async ({ page, openScenario }) => {
    await openScenario(scenario, '/that', { amount: '155400000', display: '0', payType });
    await expect(qrOf(page)).toBeVisible();
    await expect.poll(() => textOfCode(page)).toMatch(said);
    await expectQr(page, await textOfCode(page));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectQr(page, await textOfCode(page));
  });
}
