import { expect, type Page } from '@playwright/test';
import { languages, type Locale } from '@/domain/languages';
import { languageButton } from './catalog-texts';
import { limit } from './limit';

/**
 * Chooses a language in the bar of a page. The button has another name in each language; and while a page is still
 * coming, a tap may find its rendering, or the choice may go with what gives way to it: then people tap again.
 */
export async function switchTo(page: Page, language: Locale): Promise<void> {
  const choice = page.getByRole('radio', { name: languages[language].name });
  await expect(async () => {
    if (!(await choice.isVisible()))
      await page
        .getByRole('banner')
        .getByRole('button', { name: languageButton })
        .click({ timeout: limit(1_000) });
    await choice.click({ timeout: limit(1_500) });
    await expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: limit(3_000) });
  }).toPass();
  await expect(page.getByRole('dialog')).toBeHidden();
}
