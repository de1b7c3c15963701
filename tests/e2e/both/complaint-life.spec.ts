import { expect, test } from '../support/test';

test('Back closes a full-screen picture', { tag: '@demo' }, async ({ page, openScenario }) => {
  await page.clock.install();
  await openScenario('complaint-answered-in', '/complaintList');
  await page.getByRole('tab', { name: 'Answered' }).click();
  await page.getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Process Result' })).toBeVisible();
  // The question of the rating comes after three seconds, and would take the focus at some moment of this.
  await page.clock.fastForward('00:03');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Please rate this service' })).toBeHidden();
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
