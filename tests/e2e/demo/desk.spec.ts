import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { expect, test } from '../support/test';

const sizes = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the conversation' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });

/** How wide and how high the content of the page is, px. */
const sizeOfContent = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);

test('a case fits three screen sizes, and axe finds nothing', { tag: '@journey' }, async ({ page, openScenario }) => {
  await openScenario('due-today-in', '/support/replay');
  await page.getByRole('button', { name: 'Load the samples' }).click();
  await expect(page.getByText('14 conversations')).toBeVisible();
  const dispute = page.getByRole('region', { name: 'Dispute files' }).getByRole('button', { name: /Checksum fits/ });
  await dispute.first().click();
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 740 });
  expect((await sizeOfContent(page))[0]).toBeLessThanOrEqual(320);
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('region', { name: 'Conversations in this file' }).getByRole('button').click();
  await expect(slider(page)).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await findings(page), `case at ${size.width}`).toEqual([]);
    expect(await sizeOfContent(page)).toEqual([size.width, size.height]);
    await expect(page.getByRole('region', { name: 'Player' })).toBeInViewport({ ratio: 1 });
    const box = await transcript(page).boundingBox();
    expect(box?.height).toBeGreaterThan(size.height / 2);
    await expect(transcript(page).getByRole('button').first()).toBeInViewport();
    // Phone and transcript are seen together; in a narrow window the case is one tap away.
    await expect(page.getByRole('region', { name: 'The borrower’s screen' })).toBeInViewport();
    if (size.width < 1280) await page.getByRole('radio', { name: 'Case' }).check({ force: true });
    await expect(notes(page)).toBeInViewport();
    if (size.width < 1280) await page.getByRole('radio', { name: 'Screen' }).check({ force: true });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(
    `${page.url().split('&session')[0]}&session=file-before-2-slow-answers&other=file-sample-02-bad-rating`,
  );
  await expect(page.getByText(/lines differ/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
