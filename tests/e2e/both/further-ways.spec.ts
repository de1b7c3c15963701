import { findings } from '../support/axe';
import { keptRecords } from '../support/kept-records';
import { expectQr, qrOf } from '../support/read-qr';
import { expect, test } from '../support/test';

// A scanner reads pixels of the device.
test.use({ deviceScaleFactor: 2 });

type Card = { vcode: string; qrContent: string };

const cards = (data: unknown) => (data as { cards: Card[] }).cards;

for (const [scenario, words] of [
  [
    'further-ways',
    {
      tab: 'QRIS',
      pay: 'SAYA INGIN MEMBAYAR',
      title: 'Bayar dengan QRIS',
      amount: 'Rp1.554.000',
      copy: 'Salin nomor kode QR',
      steps: /^Ambil tangkapan layar/,
      saved: /Ini salinan di ponsel Anda/,
      again: 'Bayar seperti sebelumnya: QRIS',
      said: /^00020101021251/,
    },
  ],
  [
    'further-ways-in',
    {
      tab: 'UPI',
      pay: 'I WANT TO PAY',
      title: 'Pay by UPI',
      amount: '₹10,450',
      copy: 'Copy UPI ID',
      steps: /Open any UPI app/,
      saved: /This is the copy on your phone/,
      again: 'Pay as last time: UPI',
      said: /^upi:\/\/pay\?pa=demoloan/,
    },
  ],
] as const) {
  test(`a QR code has the server's text: ${scenario}`, { tag: '@demo' }, async ({ page, context, openScenario }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openScenario(scenario, '/individual', { amount: '155400000', display: '0' });
    await page.getByRole('radio', { name: words.tab }).check();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: words.pay }).click();

    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByText(words.amount).first()).toBeVisible();
    await expect(page.getByText(words.steps)).toBeVisible();
    await expect(qrOf(page)).toBeVisible();
    await expect.poll(() => keptRecords(page, 'virtual-account-cards')).toHaveLength(1);
    const [record] = await keptRecords(page, 'virtual-account-cards');
    const [card] = cards(record?.data);
    expect(card?.qrContent).toMatch(words.said);
    expect(JSON.stringify(record)).not.toContain('https:');
    await expectQr(page, card?.qrContent ?? '');
    await page.getByRole('button', { name: words.copy }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(card?.vcode);
    expect(await findings(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectQr(page, card?.qrContent ?? '');
    expect(await findings(page)).toEqual([]);

    const asked = { amount: '155400000', display: '0', payType: words.tab.toLowerCase() };
    await openScenario(scenario, '/that', { ...asked, faults: 'offline' });
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(qrOf(page)).toBeVisible();
    await expectQr(page, card?.qrContent ?? '');

    await openScenario(scenario, '/loanDetails');
    await page.getByRole('link', { name: words.again }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  });
}
