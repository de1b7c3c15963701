import { expect, type Locator, type Page } from '@playwright/test';
import { anyLanguage } from '../catalog-texts';
import { orderOf } from '../scenario';
import type { Go } from './page-state';

export const dialog = (page: Page) => page.locator('dialog[open]').last();
export const opened = (page: Page) => expect(dialog(page)).toBeVisible();

/** Leaves the dialog that is open. */
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

/** What staff work at: their pages are made for it (the demo would show its stage around a borrower's). */
export const desk = { width: 1280, height: 2400 };

export async function converse(page: Page, go: Go): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await go('/intelligentCustomerService', { orderNo: orderOf(inIndia).orderId, selectedIndex: '1' });
  await ask(page);
  await says('Call me at +91 98765 43210', () => page.getByRole('log').getByText(anyLanguage('Sent')).last())(page);
  await page.setViewportSize(desk);
  await go('/support/replay');
}
