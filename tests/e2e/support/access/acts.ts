import { agreementFileIn } from '@mocks/seed/agreement-page';
import { expect, type Page } from '@playwright/test';
import { locales } from '@/domain/languages';
import { qrOf } from '../read-qr';
import { orderOf } from '../scenario';
import { anyLanguage } from '../words';
import type { Go } from './place';

export const dialog = (page: Page) => page.locator('dialog[open]').last();
export const opened = (page: Page) => expect(dialog(page)).toBeVisible();
const closed = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0);

/** Leaves the dialog that is open. */
export async function closes(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await closed(page);
}

/** Taps the first thing that a selector names, and waits for the dialog that it opens. */
export function opens(selector: string) {
  return async (page: Page): Promise<void> => {
    await page.locator(selector).first().click();
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

export const debt = { amount: '155400000', display: '0' };
export const bank = { ...debt, payType: '1', payCode: 'BNI' };
export const counter = { ...debt, payType: '2', payCode: 'ALFAMART' };
export const wallet = { ...debt, payType: 'ewallet', payCode: 'GOPAY' };
export const sheet = 'main button[aria-haspopup=dialog]';

/**
 * Agrees to the agreement in the language of the page. The demo is asked for it once more when the language changes,
 * and an agreement that no one has seen asks again.
 */
export async function agrees(page: Page): Promise<void> {
  const spoken = await page.locator('html').getAttribute('lang');
  const file = agreementFileIn(locales.find((locale) => locale === spoken) ?? 'en');
  await expect(dialog(page).locator('iframe')).toHaveAttribute('src', new RegExp(`/${file}$`));
  await dialog(page).getByRole('button').last().click();
  await closed(page);
}

/** Chooses a further group among the ways to pay, and waits for its ways. */
export function choosesGroup(payType: string) {
  return async (page: Page): Promise<void> => {
    await page.locator(`main input[type=radio][value=${payType}]`).check({ force: true });
    await expect(page.locator('main fieldset fieldset').getByRole('radio').first()).toBeVisible();
  };
}

/** What makes the squares comes after the page. */
export const showsQr = (page: Page) => expect(qrOf(page)).toBeVisible();

export const inIndia = 'due-today-in';
export const complaint = { orderNo: orderOf(inIndia).orderId, problemType: '2' };
export const answered = 'complaint-answered-in';

/** From the list to the first complaint that was answered. */
export async function openAnswer(page: Page): Promise<void> {
  await page.getByRole('listitem').nth(1).getByRole('link').click();
  await opened(page);
}

export async function chooseCardWithCode(page: Page): Promise<void> {
  await page.locator('label', { hasText: '招商银行' }).click();
  await page.locator('footer button').click();
  await opened(page);
}

export async function ask(page: Page): Promise<void> {
  const log = page.getByRole('log');
  await log.getByRole('listitem').getByRole('button').first().click();
  await log.locator('nav, fieldset').last().waitFor();
}

/** Down the questions to an answer that asks whether it helped. */
export async function askToTheEnd(page: Page): Promise<void> {
  const feedback = page.getByRole('log').locator('fieldset');
  const question = page.getByRole('log').getByRole('listitem').getByRole('button').first();
  for (let step = 0; step < 4 && (await feedback.count()) === 0; step += 1) {
    const before = await question.innerText();
    await question.click();
    const isAnswered = async () =>
      (await feedback.count()) > 0 || ((await question.count()) > 0 && (await question.innerText()) !== before);
    await expect.poll(isAnswered).toBe(true);
  }
  await expect(feedback).toBeVisible();
}

/** From the answer on. */
export async function rateAnswer(page: Page): Promise<void> {
  await page.getByRole('log').locator('fieldset button').first().click();
  await opened(page);
}

export const openMenu = opens('header button[aria-haspopup=dialog]');

/** From the open menu to what one of its rows opens. */
export const menuRow = (index: number) => async (page: Page) => {
  await dialog(page)
    .locator('button')
    .nth(index + 1)
    .click();
  await expect(dialog(page).locator('p').first()).toBeVisible();
};

/** What staff work at: their pages are made for it (the demo would show its stage around a borrower's). */
export const desk = { width: 1280, height: 2400 };

export async function converse(page: Page, go: Go): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await go('/intelligentCustomerService', { orderNo: orderOf(inIndia).orderId, selectedIndex: '1' });
  await ask(page);
  await page.locator('form textarea').fill('Call me at +91 98765 43210');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText(anyLanguage('Sent')).last()).toBeVisible();
  await page.setViewportSize(desk);
  await go('/support/replay');
}

/** From the list of conversations on. */
export async function play(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('slider')).toBeVisible();
}

/** Chromium offers to install nothing here: its event, as it would come. */
export async function offerToInstall(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve({ outcome: 'dismissed' }) }),
    ),
  );
}

export const pretendToBe = (userAgent: string) => (page: Page) =>
  page.addInitScript((agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent }), userAgent);

export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
export const messenger = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.47';
