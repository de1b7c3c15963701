import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const bank = { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };
const hour = 3_600;

/** What is left by the countdown, in seconds. */
async function left(page: Page): Promise<number> {
  const text = await page.getByRole('timer').innerText();
  const [second = 0, minute = 0, hours = 0, days = 0] = [...text.matchAll(/\d+/g)]
    .map(([figure]) => Number(figure))
    .reverse();
  return ((days * 24 + hours) * 60 + minute) * 60 + second;
}

/** The phone was asleep: its time went on, and the page is looked at again. */
async function nap(page: Page, seconds: number): Promise<void> {
  await page.clock.fastForward(seconds * 1_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

for (const [phone, clock] of Object.entries({ right: '', 'three days fast': '-3d', 'three days slow': '+3d' })) {
  test(`a code's time left is right after an hour in the background, on a phone whose clock is ${phone}`, async ({
    page,
    openScenario,
  }) => {
    await page.clock.install();
    await openScenario('due-today', '/that', { ...bank, clock });
    await expect(page.getByRole('timer')).toBeVisible();
    const before = await left(page);
    // The server gives a day, whatever the phone takes for today.
    expect(before).toBeGreaterThan(hour);
    expect(before).toBeLessThanOrEqual(48 * hour);
    await nap(page, hour);
    expect(Math.abs(before - hour - (await left(page)))).toBeLessThan(30);
    await nap(page, before);
    await expect(
      page
        .getByRole('alert')
        .or(page.locator('main'))
        .getByText(/kedaluwarsa|kadaluarsa|tidak berlaku/i)
        .first(),
    ).toBeVisible();
  });
}

test('an answer that took long does not set the clock back', async ({ page, openScenario }) => {
  await openScenario('due-today', '/that', { ...bank, faults: 'slow@generate-vcode' });
  await expect(page.getByRole('timer')).toBeVisible();
  // The server gives exactly a day, and said so three seconds ago.
  expect(await left(page)).toBeLessThan(24 * hour);
});

test('a wait for an SMS code is over after an hour in the background', async ({ page, openScenario }) => {
  await page.clock.install();
  await openScenario('card-repayment', '/payway');
  await page.locator('label', { hasText: '招商银行' }).click();
  await page.locator('footer button').click();
  const again = page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: /秒|重新/ });
  await expect(again).toHaveText(/^\d+ 秒$/);
  await nap(page, 20);
  expect(Number.parseInt(await again.innerText(), 10)).toBeLessThanOrEqual(41);
  await nap(page, hour);
  await expect(again).not.toHaveText(/秒/);
});

test('the days to the due day change over midnight, also while the phone sleeps', async ({ page, openScenario }) => {
  await page.clock.install();
  await openScenario('partly-paid-in', '/loanDetails');
  await expect(page.getByText('2 days left')).toBeVisible();
  await nap(page, 24 * hour);
  await expect(page.getByText('Due tomorrow')).toBeVisible();
  await nap(page, 24 * hour);
  await expect(page.getByText('Due today')).toBeVisible();
});
