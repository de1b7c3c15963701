import { expect, type Page } from '@playwright/test';
import { choiceKey } from '@/i18n/read-choice';

/**
 * Chooses a language with the button in the bar, also behind an open dialog, which stays as it is: people cannot reach it
 * there, but the page draws itself anew all the same.
 */
export async function speak(page: Page, language: string): Promise<void> {
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) === language) return;
  if ((await page.locator('header').getByRole('button', { name: /^(?:Language|Bahasa|语言)$/, includeHidden: true }).count()) === 0) {
    // A page for others' eyes has no such button: it speaks what was chosen before.
    await page.evaluate(([key, wanted]) => window.localStorage.setItem(key, wanted), [choiceKey, language] as const);
    await page.reload();
    await expect(html).toHaveAttribute('lang', language);
    await expect(page.getByText(/^(Demo: |演示：)/).first()).toBeAttached({ timeout: 15_000 });
    return;
  }
  await expect(async () => {
    await page.evaluate(async (wanted) => {
      const buttons = Array.from(document.querySelectorAll<HTMLElement>('header button'));
      buttons.find((button) => /^(?:Language|Bahasa|语言)$/.test(button.getAttribute('aria-label') ?? ''))?.click();
      await new Promise(requestAnimationFrame);
      // Other dialogs, such as the demo's tour, have languages to choose as well.
      document.querySelector<HTMLElement>(`header dialog[open] input[type=radio][value=${wanted}]`)?.click();
    }, language);
    await expect(html).toHaveAttribute('lang', language, { timeout: 1_500 });
  }).toPass({ timeout: 10_000 });
  // The texts of all rooms have been drawn.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}
