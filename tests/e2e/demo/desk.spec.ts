import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { switchTo } from '../support/language';
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

/** By keyboard alone: to something that the tab key reaches, forward or back. */
async function tabUntil(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const here = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(here)) return;
    await page.keyboard.press(key);
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

test('an agent works for an hour with the keyboard alone', async ({ page, openScenario, browser }) => {
  await openScenario(scenario, '/support/replay');
  await loadSamples(page);

  // A search leads into a case, at the hit, which is in view and marked.
  await page.keyboard.press('/');
  await page.keyboard.type('has not changed');
  await expect(page.getByText('2 conversations')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(slider(page)).toBeVisible();
  await expect(transcript(page).locator('mark').first()).toBeInViewport();
  const total = Number(/^Hit 1 of (\d+)$/.exec(await page.getByText(/^Hit 1 of/).innerText())?.[1]);
  expect(total).toBeGreaterThan(1);
  await page.keyboard.press('f');
  await expect(page.getByText(`Hit 2 of ${total}`)).toBeVisible();
  await page.keyboard.press('Shift+F');
  await expect(page.getByText(`Hit 1 of ${total}`)).toBeVisible();
  const atHit = await slider(page).getAttribute('aria-valuetext');

  // Step by event and by time; the address follows.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', atHit ?? '');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', /event [12] of/);
  await expect(page).toHaveURL(/[?&]at=\d+/);
  const moment = await slider(page).getAttribute('aria-valuetext');

  // A note is kept; a colleague gets it with the file, which opens at the same moment.
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
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('Booked on Monday');
  expect(text).not.toContain('3456');
  const colleague = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await colleague.newPage();
  await other.goto(new URL('?demo=due-today-in&flag=1&pop=1', page.url().split('?')[0]).href);
  await other.getByLabel('Choose a file').setInputFiles(file);
  await expect(slider(other)).toHaveAttribute('aria-valuetext', moment ?? '');
  await expect(notes(other)).toHaveValue(/^Booked on Monday/);
  await colleague.close();

  // Done leads to the next case; back, done stands, over a reload too.
  const first = page.url();
  await page.keyboard.press('d');
  await expect(page).not.toHaveURL(first);
  await expect(slider(page)).toBeVisible();
  await expect(notes(page)).toHaveValue('');
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(notes(page)).toHaveValue(/^Booked on Monday/);
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  await expect(slider(page)).toBeVisible();
  await expect(notes(page)).toHaveValue('');
  await page.keyboard.press('u');
  await expect(page.getByText('1 done')).toBeVisible();

  // Before and after a release, beside each other.
  for (const name of ['file-before-2-slow-answers', 'file-sample-02-bad-rating']) {
    const row = page.locator(`[data-case="${name}"]`);
    for (let step = 0; step < 20 && !(await row.evaluate((node) => node === document.activeElement)); step += 1)
      await page.keyboard.press(name.startsWith('file-before') ? 'j' : 'k');
    await expect(row).toBeFocused();
    await page.keyboard.press('x');
  }
  await expect(page.getByRole('heading', { name: 'Compare two conversations' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Release 1\.4\.0/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Release 1\.5\.0/ })).toBeVisible();
  await expect(page.getByText(/lines differ/)).toBeVisible();
  await page.keyboard.press('u');
});

test('staff of every market read it in their own language', async ({ page, openScenario }) => {
  await openScenario(scenario, '/support/replay');
  await expect(page.getByRole('heading', { name: 'Chat replay' })).toBeVisible();
  await switchTo(page, 'zh');
  await switchTo(page, 'hi');
  await expect(page.getByRole('heading', { name: 'चैट रीप्ले' })).toBeVisible();
});

test('fits its sizes with nothing pushed below the fold, and axe finds nothing', async ({ page, openScenario }) => {
  await openScenario(scenario, '/support/replay');
  await loadSamples(page);
  const dispute = page.getByRole('region', { name: 'Dispute files' }).getByRole('button', { name: /Intact/ });
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
