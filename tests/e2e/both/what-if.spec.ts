import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

/** What lies at a share of the slider's width, 0 to 1. */
async function pointOf(page: Page, share: number): Promise<{ x: number; y: number }> {
  const slider = page.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider has no place');
  return { x: box.x + 14 + share * (box.width - 28), y: box.y + box.height / 2 };
}

test('a borrower in Pune moves the late-cost slider by drag and tap', async ({ page, openScenario }) => {
  await openScenario('due-today-in', '/loanDetails');
  await page.getByText('What if …?').click();
  const slider = page.getByRole('slider', { name: 'Days late' });
  await expect(slider).toHaveAttribute('aria-valuetext', '7 days late: ₹4,658 more');

  const [start, end] = [await pointOf(page, 7 / 120), await pointOf(page, 60 / 120)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, end.y, { steps: 5 });
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', /^(?:59|60|61) days late: ₹2\d,\d{3} more$/);
  await expect(card(page, /^Pay (?:59|60|61) days late$/)).toContainText(/₹2\d,\d{3} more/);
  await expect(page.getByText(/later instalments would be late too/)).toBeVisible();

  const tap = await pointOf(page, 0.25);
  await page.touchscreen.tap(tap.x, tap.y);
  await expect(slider).toHaveAttribute('aria-valuetext', /^(?:29|30|31) days late/);
});
