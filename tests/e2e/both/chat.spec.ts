import type { Page } from '@playwright/test';
import { longLog } from '../../support/long-log';
import { replaceLog } from '../support/stored-records';
import { expect, test } from '../support/test';

/** The demo's own order number, as the address carries it. */
const order = { orderNo: '00123', productId: '', orderId: '' };

const log = (page: Page) => page.getByRole('log');

test('a chat of ten thousand events opens at its end and scrolls back', async ({ page, openScenario }) => {
  await openScenario('due-today-in', '/intelligentCustomerService', order);
  await expect(log(page).getByRole('button', { name: 'How do I pay?' })).toBeVisible();
  await replaceLog(page, longLog(10_000, order.orderNo));
  await page.reload();
  await expect(log(page).getByText('Message number 999')).toBeInViewport();
  expect(await log(page).locator('*').count()).toBeLessThan(1_500);
  await log(page).evaluate((frame) => frame.scrollTo(0, 0));
  await expect(log(page).getByText(/I am your virtual assistant/)).toBeInViewport();
  await expect(log(page)).toHaveAttribute('aria-live', 'off');
  await page.getByRole('textbox', { name: 'Your message' }).fill('hello');
  await page.keyboard.press('Enter');
  await log(page).evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
  await expect(log(page).getByText('hello', { exact: true })).toBeInViewport();
});
