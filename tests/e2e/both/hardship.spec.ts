import { languages, localesOf } from '@/domain/languages';
import { layoutFindings } from '../support/access/reflow';
import { findings } from '../support/axe';
import { switchTo } from '../support/language';
import { expect, test } from '../support/test';

const words = {
  en: ['I cannot pay', /^Write to us/],
  id: ['Saya tidak bisa bayar', /^Tulis kepada kami/],
  hi: ['अभी चुकाना मुश्किल है', /^हमें लिखें/],
  zh: ['我无力还款', /^写信给我们/],
} as const;

// What the message to a person says: src/features/loan/costs/hardship-sheet.test.tsx.
for (const [scenario, market, amount] of [
  ['due-today', 'indonesia', /Rp\d/],
  ['overdue', 'indonesia', /Rp\d/],
  ['due-today-in', 'india', /₹\d/],
  ['overdue-in', 'india', /₹\d/],
] as const) {
  test(`who cannot pay finds ways and a person: ${scenario}`, { tag: '@demo' }, async ({ page, openScenario }) => {
    await page.setViewportSize({ width: 320, height: 2400 });
    await openScenario(scenario, '/loanDetails');
    const sheet = page.locator('dialog[open]');
    for (const language of localesOf(market)) {
      const [cannot, write] = words[language];
      await switchTo(page, language);
      await page.getByRole('button', { name: cannot }).click();
      await expect(sheet.getByRole('button', { name: write })).toBeVisible();
      // What a way costs: the amounts of the market.
      await expect(sheet.getByText(amount).first()).toBeVisible();
      expect(await findings(page), languages[language].name).toEqual([]);
      const looks = await layoutFindings(page, ['narrow', 'wide']);
      expect(
        looks.flatMap(({ plain, large }) => [...plain, ...large]),
        languages[language].name,
      ).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page), `${languages[language].name}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
  });
}
