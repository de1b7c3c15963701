import { expect, type Page } from '@playwright/test';
import { chosenLocaleKey } from '@/platform/i18n/chosen-locale';
import { demoBadge, languageButton } from '../catalog-texts';

/** Runs in the page: one try to choose a language in the bar. @returns whether there is anything to choose with */
async function choose({ language, button: name }: { language: string; button: string }): Promise<boolean> {
  const frame = () => new Promise(requestAnimationFrame);
  const button = Array.from(document.querySelectorAll<HTMLElement>('header button')).find((one) =>
    new RegExp(name).test(one.getAttribute('aria-label') ?? ''),
  );
  if (!button) return false;
  button.click();
  // Other dialogs, such as the demo's tour, have languages to choose as well.
  const choice = () => document.querySelector<HTMLElement>(`header dialog[open] input[type=radio][value=${language}]`);
  for (let turn = 0; turn < 20 && !choice(); turn += 1) await frame();
  choice()?.click();
  // The dialog may disappear before the choice has an effect: then people choose again.
  for (let turn = 0; turn < 60 && (document.documentElement.lang !== language || choice()); turn += 1) await frame();
  // The texts of all catalogs have been rendered.
  await frame();
  await frame();
  return true;
}

/**
 * Chooses a language with the button in the bar, also behind an open dialog, which stays as it is: people cannot reach
 * it there, but the page renders itself again all the same.
 */
export async function setLanguage(page: Page, language: string): Promise<void> {
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) === language) return;
  const choice = { language, button: languageButton.source };
  if (!(await page.evaluate(choose, choice))) {
    // A page without this button has the language that was chosen before.
    await page.evaluate(([key, wanted]) => window.localStorage.setItem(key, wanted), [
      chosenLocaleKey,
      language,
    ] as const);
    await page.reload();
    await expect(html).toHaveAttribute('lang', language);
    await expect(page.getByText(demoBadge).first()).toBeAttached();
    return;
  }
  await expect(async () => {
    if ((await html.getAttribute('lang')) !== language) await page.evaluate(choose, choice);
    expect(await html.getAttribute('lang')).toBe(language);
  }).toPass();
}
