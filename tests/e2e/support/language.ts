import { expect, type Page } from '@playwright/test';

/** The languages, by the names that the choice shows. */
export const languages: Record<string, string> = { en: 'English', id: 'Bahasa Indonesia', zh: '简体中文' };

/**
 * Chooses a language in the bar of a page. The button has another name in each language; and a page that was drawn at build
 * time shows it before it answers, so that a tap may have to be repeated.
 */
export async function switchTo(page: Page, language: string): Promise<void> {
  const choice = page.getByRole('radio', { name: languages[language] ?? '' });
  await expect(async () => {
    if (!(await choice.isVisible())) await page.getByRole('banner').getByRole('button', { name: /Language|Bahasa|语言/ }).click({ timeout: 1_000 });
    await expect(choice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await choice.click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('dialog')).toBeHidden();
}
