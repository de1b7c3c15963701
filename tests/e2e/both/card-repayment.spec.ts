import type { Page } from '@playwright/test';
import { tapTenTimes } from '../support/fast-input';
import { expect, test } from '../support/gateway-test';
import { limit } from '../support/limit';
import { storedRecords } from '../support/stored-records';
import { switchApps } from '../support/switch-apps';

const scenario = 'card-repayment';
const commitPath = '/api/v1/youmi/youmi-api/service/loan/repayment-commit';
const withoutSms = /工商银行/;

const payButton = (page: Page) => page.getByRole('button', { name: /立即还款/ });
const received = (page: Page) => page.getByRole('heading', { name: '还款成功' });

async function choose(page: Page, card: RegExp): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
}

/** How many payments the device knows of. */
async function writtenAttempts(page: Page): Promise<number> {
  const records = (await storedRecords(page, 'payments')) as { data: { payments: unknown[] } }[];
  return records.flatMap(({ data }) => data.payments).length;
}

test('ten taps and a reload pay once', { tag: '@journey' }, async ({ page, openScenario, gateway }) => {
  await openScenario(scenario, '/payway', { faults: 'slow@repayment-commit' });
  await choose(page, withoutSms);
  await tapTenTimes(payButton(page));
  await expect(page.getByRole('button', { name: '正在还款…' })).toBeVisible();
  // Before the attempt is written down nothing has left, and a reload rightly offers to pay.
  await expect.poll(() => writtenAttempts(page)).toBe(1);
  await expect.poll(() => gateway.requests(commitPath).length).toBe(1);
  await page.reload();
  const unknown = page.getByText(/暂时无法确认还款是否成功|有一笔还款正在进行|我们正在查找您的付款/);
  // Whether the money moved depends on how far the request came; what is certain is that the page does not pay again
  // without a question.
  await expect(unknown.or(received(page)).first()).toBeVisible();
  expect(gateway.requests(commitPath)).toHaveLength(1);
});

test('two tabs pay once', { tag: '@journey' }, async ({ page, context, openScenario, gateway }) => {
  await openScenario(scenario, '/payway');
  const other = await context.newPage();
  await other.goto(page.url());
  await choose(page, withoutSms);
  await choose(other, withoutSms);
  // Whichever comes first waits for its answer while the other is tapped. A tab that hears of the payment takes its
  // button away, so both are found before the first tap.
  const payment = gateway.hold(commitPath);
  const buttons = await Promise.all([page, other].map((tab) => payButton(tab).elementHandle()));
  await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())));
  await payment.arrived;
  payment.release();
  for (const tab of [page, other]) {
    await expect(async () => {
      await switchApps(tab);
      await expect(received(tab)).toBeVisible({ timeout: limit(1_000) });
    }).toPass();
  }
  expect(gateway.requests(commitPath)).toHaveLength(1);
});
