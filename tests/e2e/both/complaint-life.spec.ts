import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Late in India: a collection complaint may be filed, and pages speak English. */
const world = 'overdue-in';

const stars = (page: Page, count: number) => page.getByRole('radio', { name: `${count} of 5 stars` });
const rating = (page: Page) => page.getByRole('dialog', { name: 'Please rate this service' });

test('a complaint is sent, answered and rated once', { tag: '@journey' }, async ({ page, openScenario, launch }) => {
  await openScenario(world, '/phenomenon', { productId: '', orderId: '' });
  await page.getByRole('button', { name: 'Collection' }).click();
  await expect(page.getByRole('heading', { name: 'What happened?' })).toBeFocused();
  await page.getByRole('button', { name: 'Calls outside working hours' }).click();
  await expect(page).toHaveURL(/\/complainPageNext\?.*problemType=1&problemSonType=13&orderNo=\d{20}/);

  await page.getByRole('textbox').fill('They call me at night.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/complaintList\?/);
  const item = page.getByRole('listitem').filter({ hasText: 'They call me at night.' });
  await expect(item).toContainText('New');
  expect(page.url()).not.toContain(launch.token);

  await item.getByRole('link').click();
  await expect(page.getByText('22/200')).toBeVisible();
  await expect(page.getByText('We answer here within 3 working days.')).toBeVisible();
  await expect(page.getByText('Process Result')).toBeHidden();
  const problemId = new URL(page.url()).searchParams.get('problemId') ?? '';
  expect(problemId).not.toBe('');

  // Two weekdays on, whatever day it is.
  await openScenario(world, '/complainDetails', { problemId, clock: '+5d' });
  await expect(page.getByRole('heading', { name: 'Process Result' })).toBeVisible();
  await expect(page.getByText(/Thank you for writing to us/)).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(2);
  await expect(rating(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await stars(page, 4).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Successful demonstration！')).toBeVisible();
  await expect(rating(page)).toBeHidden();

  await openScenario(world, '/complainDetails', { problemId, clock: '+5d' });
  await expect(page.getByRole('heading', { name: 'Process Result' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rate our answer' })).toHaveCount(0);
});

/** From the list to a complaint that was answered. */
async function openAnswered(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Answered' }).click();
  await page.getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Process Result' })).toBeVisible();
}

test('Back closes a full-screen picture', { tag: '@demo' }, async ({ page, openScenario }) => {
  await page.clock.install();
  await openScenario('complaint-answered-in', '/complaintList');
  await openAnswered(page);
  // The question of the rating comes after three seconds, and would take the focus at some moment of this.
  await page.clock.fastForward('00:03');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(rating(page)).toBeHidden();
  const second = page.getByRole('button', { name: 'Pictures in the answer: picture 2' });
  await second.click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByText('Picture 2 of 2')).toBeVisible();
  const image = viewer.getByRole('img');
  await expect
    .poll(() => image.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth))
    .toBeGreaterThan(0);
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await expect(viewer.getByText('Picture 1 of 2')).toBeVisible();

  const width = async () => (await image.boundingBox())?.width ?? 0;
  const whole = await width();
  await image.dblclick();
  await expect.poll(width).toBeGreaterThan(whole * 2);
  await viewer.getByRole('button', { name: 'Enlarge' }).click();
  await expect.poll(width).toBeCloseTo(whole, 0);

  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/complainDetails\?/);
  await expect(second).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/complaintList\?.*tab=2/);
});

/**
 * Resolves when the page has stood still for ten renderings: entries are measured, and moved, after
 * they are first rendered.
 */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    let still = 0;
    let before = -1;
    function look(): void {
      const top = (document.querySelector('main li a')?.getBoundingClientRect().top ?? 0) + window.scrollY;
      still = top === before ? still + 1 : 0;
      before = top;
      if (still === 10) resolve();
      else requestAnimationFrame(look);
    }
    look();
  });
}

test('a list of ten thousand complaints renders few and restores its position', async ({ page, openScenario }) => {
  await openScenario('many-complaints-in', '/complaintList');
  await expect(page.getByRole('listitem').first()).toContainText('1. ');
  await expect(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '10000');
  const count = () => page.evaluate(() => document.querySelectorAll('*').length);
  expect(await count()).toBeLessThan(600);

  await page.evaluate(() => window.scrollTo(0, 400_000));
  await expect(page.getByText(/^30\d\d\. /).first()).toBeVisible();
  expect(await count()).toBeLessThan(600);
  await page.evaluate(settled);
  // One in the middle of the screen: a tap on another would move the list.
  const words = await page.evaluate(
    () =>
      Array.from(document.querySelectorAll('main li a')).find((link) => link.getBoundingClientRect().top > 150)
        ?.textContent ?? '',
  );
  const item = page.getByRole('link').filter({ hasText: /30\d\d\. /.exec(words)?.[0] ?? 'none' });
  const before = (await item.boundingBox())?.y ?? 0;
  await item.click();
  await expect(page.getByRole('heading', { name: 'Complaint details' })).toBeVisible();
  await page.goBack();
  await expect(item).toBeVisible();
  await expect.poll(async () => Math.abs(((await item.boundingBox())?.y ?? 0) - before)).toBeLessThan(4);
});
