import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { expect, test } from '../support/test';

const scenario = 'due-today-in';
const sizes = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the conversation' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });

/** Presses Tab until a control with this name has the focus. */
async function tabUntil(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const here = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(here)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tab key does not reach ${String(name)}`);
}

async function loadSamples(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Chat replay' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the samples' })).toBeVisible();
  await tabUntil(page, /^Load the samples$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('14 conversations')).toBeVisible();
}

test('keys export a case with its note, and the file opens at the same moment', async ({
  page,
  openScenario,
  browser,
}) => {
  await openScenario(scenario, '/support/replay');
  await loadSamples(page);
  await page.keyboard.press('/');
  await page.keyboard.type('has not changed');
  await expect(page.getByText('2 conversations')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(slider(page)).toBeVisible();
  await expect(transcript(page).locator('mark').first()).toBeInViewport();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', /event [12] of/);
  const moment = await slider(page).getAttribute('aria-valuetext');

  await page.keyboard.press('m');
  await expect(notes(page)).toBeFocused();
  await page.keyboard.type('Booked on Monday, called 0812-3456-7890');
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabUntil(page, /^Download$/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const file = await download.path();
  const text = await readFile(file, 'utf8');
  expect(text).toContain('Booked on Monday');
  expect(text).not.toContain('3456');

  const colleague = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await colleague.newPage();
  await other.goto(new URL('?demo=due-today-in&flag=1&pop=1', page.url().split('?')[0]).href);
  await other.getByLabel('Choose a file').setInputFiles(file);
  await expect(slider(other)).toHaveAttribute('aria-valuetext', moment ?? '');
  await expect(notes(other)).toHaveValue(/^From a file:\nBooked on Monday/);
  await colleague.close();
});

test('a case fits three screen sizes, and axe finds nothing', async ({ page, openScenario }) => {
  await openScenario(scenario, '/support/replay');
  await loadSamples(page);
  const dispute = page.getByRole('region', { name: 'Dispute files' }).getByRole('button', { name: /Checksum fits/ });
  await dispute.first().click();
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('region', { name: 'Conversations in this file' }).getByRole('button').click();
  await expect(slider(page)).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await findings(page), `case at ${size.width}`).toEqual([]);
    const { scrollWidth, scrollHeight } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      scrollHeight: document.documentElement.scrollHeight,
    }));
    expect([scrollWidth, scrollHeight]).toEqual([size.width, size.height]);
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

test('printing a case prints all its words with their times, and not the screen', async ({ page, openScenario }) => {
  await openScenario(scenario, '/support/replay');
  await loadSamples(page);
  await page.getByRole('region', { name: 'Conversations' }).locator('[data-case]').first().click();
  await expect(slider(page)).toBeVisible();
  await page.evaluate(() => {
    // The printed page, as it is after the listeners of the desk.
    window.addEventListener('beforeprint', () => Object.assign(window, { printed: document.body.innerText }));
  });
  await page.emulateMedia({ media: 'print' });
  await page.pdf();
  const printed = await page.evaluate(() => String(Reflect.get(window, 'printed')));
  expect(printed).toMatch(/^Chat transcript\n(?:.*\n)+\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] /);
  expect(printed).not.toContain('Notes');
  await page.emulateMedia({ media: 'screen' });
  await expect(notes(page)).toBeVisible();
});
