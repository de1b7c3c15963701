import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pressFast, letters } from '../support/fast-input';
import { limit } from '../support/limit';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const at = Date.UTC(2026, 0, 1);
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });

function conversation(number: number) {
  const orderNo = `LN${number}`;
  const start = { orderNo, orderName: 'Loan', orderStatus: '', selectedIndex: 0, locale: 'en', marketId: 'india' };
  const message = { kind: 4, value: `Question number ${number} about the fee`, qaId: '' };
  const events = [
    { type: 'session-started', ...start, categories: [] },
    { type: 'message-queued', id: 'm', ...message },
    { type: 'message-sending', id: 'm', attempt: 1 },
    { type: 'message-sent', id: 'm', reply: 'The fee stands in the bill details.' },
  ].map((event, seq) => ({ seq, at: at + seq * 1_000, ...event }));
  return { id: `many-${number}`, orderNo, startedAt: at + number * 60_000, endedAt: null, events };
}

test('a list of ten thousand conversations opens, searches and scrolls', async ({ page, openScenario }, info) => {
  await openScenario('due-today-in', '/support/replay');
  const sessions = Array.from({ length: 10_000 }, (_, number) => conversation(number));
  const text = JSON.stringify({ format: 'loan-web-chat', version: 1, masked: true, sessions });
  const path = info.outputPath('many.json');
  await writeFile(path, text);
  await page.getByLabel('Choose a file').setInputFiles(path);
  await expect(page.getByText('10,000 conversations were imported.')).toBeVisible({ timeout: limit(60_000) });
  await page.reload();
  await expect(page.getByText('10,000 conversations', { exact: true })).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(100);
  await page.getByLabel('Search in conversations').fill('number 7777');
  await expect(page.getByText('1 conversation', { exact: true })).toBeVisible();
  await page.getByLabel('Search in conversations').fill('');
  await expect(page.getByText('10,000 conversations', { exact: true })).toBeVisible();

  // By keyboard, faster than the list is rendered: the first of what is found, not of what stood there before.
  await page.locator('h1').click();
  await pressFast(page, '/', ...letters('number 7777'), 'Enter', 'Enter');
  await expect(transcript(page).locator('mark').first()).toHaveText('number');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LN7777');

  // Down the list, farther than is rendered, and back to the same row.
  await pressFast(page, 'u', '/');
  await page.getByLabel('Search in conversations').fill('');
  await page.locator('h1').click();
  await pressFast(page, ...Array.from({ length: 60 }, () => 'j'), 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LN9940');
  await pressFast(page, 'j', 'u');
  await expect(page.locator('[data-case="file-many-9939"]')).toBeFocused();
  await expect(page.locator('[data-case="file-many-9939"]')).toBeInViewport();
});
