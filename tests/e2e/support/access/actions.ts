import { expect, type Locator, type Page } from '@playwright/test';
import { anyLanguage } from '../catalog-texts';

export const dialog = (page: Page) => page.locator('dialog[open]').last();
export const opened = (page: Page) => expect(dialog(page)).toBeVisible();

export async function closes(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Taps the first thing that a selector names, and waits for the dialog that it opens. */
export function opens(selector: string) {
  return async (page: Page): Promise<void> => {
    await page.locator(selector).first().click();
    await opened(page);
  };
}

/** Says in the open dialog, whose content comes late, that a code has been paid. */
export const claims = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: anyLanguage('YES') })
    .click();

/** Taps the button of this name, and waits for the dialog that it opens. */
export function opensBy(name: RegExp) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).click();
    await opened(page);
  };
}

export function taps(selector: string) {
  return async (page: Page): Promise<void> => {
    await page.locator(selector).first().click();
  };
}

export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
}

export const sheet = 'main button[aria-haspopup=dialog]';

export const inIndia = 'due-today-in';

export async function ask(page: Page): Promise<void> {
  const log = page.getByRole('log');
  await log.getByRole('listitem').getByRole('button').first().click();
  await log.locator('nav, fieldset').last().waitFor();
}

/** Sends a message in the chat, and waits for what shows its fate. */
export function says(text: string, fate: (page: Page) => Locator) {
  return async (page: Page): Promise<void> => {
    await page.locator('form textarea').fill(text);
    await page.keyboard.press('Enter');
    await expect(fate(page)).toBeVisible();
  };
}
