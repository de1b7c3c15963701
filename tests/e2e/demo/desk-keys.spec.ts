import type { Page } from '@playwright/test';
import { pressFast, letters } from '../support/fast-input';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
const place = (page: Page) => page.getByRole('navigation', { name: 'Cases' }).getByText(/^\d+ \/ \d+$/);

test.beforeEach(async ({ page, openScenario }) => {
  await openScenario('due-today-in', '/support/replay');
  await page.getByRole('button', { name: 'Load the samples' }).click();
  await expect(page.getByText('14 conversations')).toBeVisible();
});

test('no key is lost while a case opens', async ({ page }) => {
  // The first hit of a search, the case after it, and a note there.
  const note = 'Called back, 2 letters';
  await pressFast(page, '/', ...letters('has not changed'), 'Enter', 'Enter', 'j', 'm', ...letters(note));
  await expect(notes(page)).toHaveValue(note);
  await expect(place(page)).toHaveText('2 / 2');
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await pressFast(page, 'Escape', 'k', 'd', 'u', '/');
  await expect(page.getByText('1 done')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Search in conversations' })).toBeFocused();
});
