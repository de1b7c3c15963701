import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { switchTo } from '../support/language';
import { expect, test } from '../support/test';

const path = '/intelligentCustomerService';
const log = (page: Page) => page.getByRole('log');

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
}

/** What a page of each market shows to words of despair, to a collector at the door, and to somebody without money. */
const said: Readonly<Record<'hi' | 'id', readonly (readonly [words: string, title: string])[]>> = {
  hi: [
    ['अब जीना नहीं चाहता', 'आप किसी भी लोन से बढ़कर हैं'],
    ['एजेंट घर पर आया है', 'आपके साथ ऐसा करने का हक किसी को नहीं है'],
    ['paise nahi hai, emi nhi bhar paunga', 'ग्राहक सेवा से बात करें'],
  ],
  id: [
    ['udah gak kuat lagi, pengen mati aja', 'Anda lebih berharga daripada pinjaman apa pun'],
    ['ada debt collector di depan rumah', 'Tidak ada yang boleh memperlakukan Anda seperti ini'],
    ['belum gajian, tidak bisa bayar', 'Bicarakan dengan layanan pelanggan'],
  ],
};

for (const [scenario, locale] of [
  ['overdue', 'id'],
  ['overdue-in', 'hi'],
] as const) {
  test(`words of distress lead to people: ${locale}`, { tag: '@demo' }, async ({ page, context, openScenario }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openScenario(scenario, path);
    await switchTo(page, locale);
    await expect(log(page).getByRole('button').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const [words, title] of said[locale]) {
      await say(page, words);
      await expect(log(page).getByText(title)).toBeVisible();
    }
    await expect(log(page).getByRole('button', { name: /: 112$/ })).toHaveCount(2);
    await expect(log(page).getByRole('button', { name: scenario === 'overdue' ? /: 119$/ : /: 14416$/ })).toHaveCount(
      3,
    );
    expect(await findings(page)).toEqual([]);
    const wide = await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wide).toBe(0);
  });
}
