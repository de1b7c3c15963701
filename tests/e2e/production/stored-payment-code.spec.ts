import type { Page } from '@playwright/test';
import { changeData } from '../support/change-data';
import { hold } from '../support/hold-requests';
import { openedByAnother } from '../support/launch';
import { age, atBank, code, codeAndAnswers, isPrerendered, makesCode, number, painted } from '../support/preview';
import { storedRecords } from '../support/stored-records';
import { expect, test } from '../support/test';
import { Wire } from '../support/wire';

type Place = { name: string; text: string; x: number; y: number; width: number; height: number; color: string };

/** What is seen of the slots of the code, where it stands and how it looks. */
function slotsOf(page: Page): Promise<Place[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root main [data-slot]:not([data-slot^="bill"])')].flatMap((slot) => {
      const { x, y, width, height } = slot.getBoundingClientRect();
      const { textContent: text } = slot;
      if (slot.querySelector(':not(.figure, .four, wbr)') || text === '' || width === 0) return [];
      const name = slot.dataset['slot'] ?? '';
      return [{ name, text, x, y, width, height, color: getComputedStyle(slot).color }];
    }),
  );
}

const withoutColor = (places: readonly Place[]) => places.map(({ color: _color, ...place }) => place);
const asks = (page: Page) => page.getByText(/^Kami sedang memeriksa apakah kode/).filter({ visible: true });

/** Keeps a code on the phone: with the day on which the loan is due, which comes a moment later. */
async function keepCode(page: Page): Promise<string> {
  await expect(page.getByRole('button', { name: 'TELAH MEMBAYAR' })).toBeVisible();
  // A slow machine renders the content after the sticky button.
  await expect(number(page)).not.toHaveText('');
  await expect.poll(async () => JSON.stringify(await storedRecords(page, 'payments'))).toMatch(/"loanDue":(?!null)/);
  return (await number(page).textContent()) ?? '';
}

/** Opens a loan's page of a code, and keeps that on the phone. @returns the number, and the address */
async function openAndKeep(
  page: Page,
  open: (scenario: string, path: string, choice: Record<string, string>) => Promise<unknown>,
  choice: Record<string, string> = atBank,
): Promise<{ shown: string; address: string }> {
  await open('due-today', '/that', choice);
  return { shown: await keepCode(page), address: page.url() };
}

/** From now on the loan is paid back. @returns lets the server say so */
async function answerPaid(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await changeData(page, /loan-details\/loan-details/, async (data) => {
    await held;
    return { ...data, orderStatus: '200', repayAmount: '0' };
  });
  return release;
}

for (const [way, choice] of [
  ['a bank', atBank],
  ['a counter', { ...atBank, payType: '2', payCode: 'ALFAMART' }],
] as const) {
  test(`the stored code for ${way} appears before any script or answer`, async ({ page, context, openScenario }) => {
    const { shown, address } = await openAndKeep(page, openScenario, choice);
    const fresh = await slotsOf(page);
    await page.close();

    const next = await context.newPage();
    const wire = new Wire(next);
    const releaseCode = await hold(next, code);
    const releaseServer = await hold(next, /\/gateway\//);
    await next.goto(address, { waitUntil: 'commit' });
    await expect(number(next)).toHaveText(shown);
    await expect(age(next)).toBeVisible();
    await expect(asks(next)).toBeVisible();
    expect(await isPrerendered(next)).toBe(1);
    const kept = await slotsOf(next);
    expect(withoutColor(kept)).toEqual(withoutColor(fresh));
    // Number and amount are plainly old.
    const colorOf = (places: readonly Place[], name: string) => places.find((place) => place.name === name)?.color;
    for (const name of ['numberValue', 'amountValue']) expect(colorOf(kept, name)).not.toBe(colorOf(fresh, name));

    // The application takes the page over.
    releaseCode();
    await expect.poll(() => isPrerendered(next)).toBe(0);
    await expect(age(next)).toBeVisible();
    await expect(asks(next)).toBeVisible();
    await expect.poll(() => slotsOf(next)).toEqual(kept);
    // Nothing pays by it.
    await expect(next.getByRole('button', { name: /TELAH MEMBAYAR|^Salin|Tunjukkan/ })).toHaveCount(0);
    expect(wire.to(makesCode)).toEqual([]);

    releaseServer();
    await expect(next.getByRole('button', { name: 'TELAH MEMBAYAR' })).toBeVisible();
    await expect(age(next)).toHaveCount(0);
    await expect.poll(() => slotsOf(next)).toEqual(fresh);
    expect(wire.to(makesCode)).toHaveLength(1);
  });
}

test('a paid loan removes the stored payment code and requests none', async ({ page, openScenario, wire }) => {
  const { shown, address } = await openAndKeep(page, openScenario);
  wire.forget();
  const releaseCode = await hold(page, code);
  const releaseServer = await answerPaid(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(number(page)).toHaveText(shown);
  releaseServer();
  // The script in the HTML takes it away before the application is there.
  await expect(number(page)).toHaveText('');
  await expect(age(page)).toBeHidden();
  expect(await isPrerendered(page)).toBe(1);
  await page.evaluate((text) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(text)) document.documentElement.dataset['flashed'] = '';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, shown);
  releaseCode();
  await expect(page.getByRole('heading', { name: 'Tidak ada tagihan' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  expect(wire.to(makesCode)).toEqual([]);
});

test('another borrower or another address does not show the stored payment code', async ({ page, openScenario }) => {
  const { address } = await openAndKeep(page, openScenario);
  const release = await hold(page, codeAndAnswers);

  await page.goto(address, { waitUntil: 'commit' });
  await expect(number(page)).not.toHaveText('');
  for (const at of [
    address.replace('BNI', 'BCA'),
    address.replace('155400000', '155400001'),
    openedByAnother(address),
  ]) {
    await page.goto(at, { waitUntil: 'commit' });
    await expect(page.locator('main').getByText('Sisa waktu').filter({ visible: true })).toBeVisible();
    // What the page would have read has been read before this.
    expect((await storedRecords(page, 'payments')).length).toBeGreaterThan(0);
    await painted(page);
    expect(await slotsOf(page)).toEqual([]);
  }
  release();
});
