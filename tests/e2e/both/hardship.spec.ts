import { languages, localesOf } from '@/domain/languages';
import { layoutFindings } from '../support/access/reflow';
import { findings } from '../support/axe';
import { switchTo } from '../support/language';
import { orderOf } from '../support/scenario';
import { expect, test } from '../support/test';

const words = {
  en: { cannot: 'I cannot pay', write: /^Write to us/, facts: /^I cannot pay / },
  id: { cannot: 'Saya tidak bisa bayar', write: /^Tulis kepada kami/, facts: /^Saya belum bisa membayar / },
  hi: { cannot: 'अभी चुकाना मुश्किल है', write: /^हमें लिखें/, facts: /^ऑर्डर / },
  zh: { cannot: '我无力还款', write: /^写信给我们/, facts: /^我无力支付/ },
};

for (const [scenario, market, amount] of [
  ['due-today', 'indonesia', 'Rp1.554.000'],
  ['overdue', 'indonesia', 'Rp'],
  ['due-today-in', 'india', '₹10,450'],
  ['overdue-in', 'india', '₹13,863'],
] as const) {
  test(`who cannot pay finds ways and a person: ${scenario}`, { tag: '@demo' }, async ({ page, openScenario }) => {
    await page.setViewportSize({ width: 320, height: 2400 });
    await openScenario(scenario, '/loanDetails');
    const sheet = page.locator('dialog[open]');
    for (const language of localesOf(market)) {
      const { cannot, write } = words[language];
      await switchTo(page, language);
      await page.getByRole('button', { name: cannot }).click();
      await expect(sheet.getByRole('button', { name: write })).toBeVisible();
      // What a way costs: the amounts of the market.
      await expect(sheet.getByText(amount.startsWith('Rp') ? /Rp\d/ : /₹\d/).first()).toBeVisible();
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

    // The last language spoken: the facts are in the message, and nothing is sent by itself.
    const last = localesOf(market).at(-1) ?? 'en';
    await page.getByRole('button', { name: words[last].cannot }).click();
    await sheet.getByRole('button', { name: words[last].write }).click();
    await expect(page).toHaveURL(new RegExp(`/complainPageNext\\?.*orderNo=${orderOf(scenario).orderId}`));
    const text = page.getByRole('textbox').first();
    await expect(text).toHaveValue(words[last].facts);
    await expect(text).toHaveValue(new RegExp(amount.replace('.', '\\.')));
    await expect(text).toHaveValue(/\d{4}-\d\d-\d\d/);
    await expect(text).toHaveValue(new RegExp(orderOf(scenario).orderId));
    // Nothing was paid: no receipt is asked for, and the message comes before any picture.
    await expect(page.getByText(/receipt|struk|凭证|रसीद/i)).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
  });
}
