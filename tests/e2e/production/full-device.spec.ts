import type { Page } from '@playwright/test';
import { fillDevice } from '../support/full-device';
import { expect, test } from '../support/gateway-test';
import { ports } from '../support/ports';

const push = '/v3/loan-confirm/loan-detail-push';
const commit = '/loan/repayment-commit';

async function tapTenTimes(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toBeEnabled();
  await button.evaluate((node: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) node.click();
  });
}

/** Puts a record into a database of its own. @returns how that ended */
function write(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('room', 1);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('records'));
        opening.addEventListener('error', () => resolve(opening.error?.name ?? ''));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('records', 'readwrite');
          transaction.objectStore('records').put('x'.repeat(1_000), 1);
          transaction.addEventListener('complete', () => resolve('written'));
          transaction.addEventListener('abort', () => resolve(transaction.error?.name ?? ''));
        });
      }),
  );
}

test('a full device is one where the browser itself refuses to write', async ({ page, gateway }) => {
  await fillDevice(page, gateway.origin);
  await page.goto('/About');
  expect(await write(page)).toBe('QuotaExceededError');
  // Another origin has room as before.
  await page.goto(`http://127.0.0.1:${ports.production}/About`);
  expect(await write(page)).toBe('written');
});

test('on a full device a payment by card does not leave, and the person is told', async ({
  page,
  openScenario,
  gateway,
}) => {
  await fillDevice(page, gateway.origin);
  await openScenario('card-repayment', '/payway');
  await page.getByRole('radio', { name: /工商银行/ }).check();
  await tapTenTimes(page, /立即还款/);
  await expect(page.getByText('手机存储空间不足').first()).toBeVisible();
  expect(gateway.requests(commit)).toEqual([]);
});

test('on a full device nothing is applied for that a reload would not know of, and the person is told', async ({
  page,
  openScenario,
  gateway,
}) => {
  await fillDevice(page, gateway.origin);
  await openScenario('new-loan', '/loanConfirm');
  await tapTenTimes(page, /^Ajukan$/);
  await expect(page.getByText('Ruang ponsel Anda habis')).toBeVisible();
  expect(gateway.requests(push)).toEqual([]);
});
