import type { Page } from '@playwright/test';
import { longLog } from '../../support/long-log';
import { expect, test } from '../support/gateway-test';
import { storedRecords, replaceLog } from '../support/stored-records';

const path = '/intelligentCustomerService';

/** The demo's own order number, as the address carries it. */
const order = { orderNo: '00123', productId: '', orderId: '' };

const log = (page: Page) => page.getByRole('log');
const ask = (page: Page, name: string) => log(page).getByRole('button', { name, exact: true }).click();

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Pesan Anda' }).fill(text);
  await page.keyboard.press('Enter');
}

/** The server's records of what was said and rated. */
const record = '/h5-api/v3/user-problem/qa-record';

const sends = ({ body }: { body: string }): unknown => JSON.parse(body);

test('a chat leads from a question to a person', { tag: '@journey' }, async ({ page, openScenario, gateway }) => {
  await openScenario('due-today', path, { ...order, selectedIndex: '1' });
  await expect(log(page).getByText(/Saya asisten virtual Anda/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Perpanjangan', pressed: true })).toBeVisible();
  await ask(page, 'Terlambat membayar');
  await ask(page, 'Berapa biaya keterlambatan?');
  await expect(log(page).getByText(/Biaya keterlambatan dihitung per hari/)).toBeVisible();
  await expect(log(page).getByRole('button', { name: 'Belum Terselesaikan' })).toBeVisible();
  await ask(page, 'Terselesaikan');

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await expect(dialog.getByText('Silakan pilih')).toBeVisible();
  await dialog.getByRole('radio').nth(2).check();
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await expect(log(page).getByText(/Kami akan memperbaiki layanan kami/)).toBeVisible();

  await say(page, '  ');
  await say(page, 'KAPAN dana masuk?');
  await expect(log(page).getByText(/dana masuk ke rekening Anda dalam 1 sampai 3 hari/)).toBeVisible();
  await ask(page, 'Hubungi CS');
  await expect(page).toHaveURL(/\/complainPageNext\?.*orderNo=00123/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect.poll(() => gateway.requests(record).length).toBe(4);
  expect(gateway.requests(record).map(sends)).toEqual([
    { orderNo: '00123', type: 2, value: '1', qaId: '2021' },
    { orderNo: '00123', type: 3, value: '3', qaId: '2021' },
    { orderNo: '00123', type: 4, value: 'KAPAN dana masuk?', qaId: '2021' },
    { orderNo: '00123', type: 1, value: '1', qaId: '2021' },
  ]);
  const [first] = gateway.requests(record);
  expect(first?.headers['x-requested-with']).toBe('XMLHttpRequest');
  expect(first?.headers['token']).toMatch(/^token-/);
  const asked = gateway.requests('/h5-api/v3/user-problem/get-qa-list').map(({ query }) => query['pid']);
  expect(asked).toEqual(expect.arrayContaining(['0', '2', '202', '2021']));
});

test('a killed chat sends its queue once', { tag: '@journey' }, async ({ page, context, openScenario, gateway }) => {
  await openScenario('due-today', path, order);
  await ask(page, 'Setelah membayar');
  await expect(log(page).getByRole('button', { name: 'Di mana bukti bayar saya?' })).toBeVisible();
  const address = page.url();
  // The demo's backend lives in the page, and has an offline switch of its own.
  await context.setOffline(true);
  await say(page, 'pesan pertama');
  await say(page, 'pesan kedua');
  await expect(log(page).getByText('Menunggu koneksi')).toHaveCount(2);
  await expect(page.getByText(/Tidak ada koneksi\. Pesan Anda dikirim/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Pesan Anda' }).fill('belum selesai');
  await expect.poll(async () => JSON.stringify(await storedRecords(page, 'chat-sessions'))).toContain('belum selesai');
  await page.close({ runBeforeUnload: false });
  expect(gateway.requests(record)).toEqual([]);

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(address);
  await expect(log(next).getByText('pesan kedua')).toBeVisible();
  await expect(log(next).getByText('Terkirim')).toHaveCount(2);
  await expect(next.getByRole('textbox', { name: 'Pesan Anda' })).toHaveValue('belum selesai');
  await expect(log(next).getByRole('button', { name: 'Di mana bukti bayar saya?' })).toBeVisible();
  expect(gateway.requests(record).map(sends)).toMatchObject([
    { type: 4, value: 'pesan pertama' },
    { type: 4, value: 'pesan kedua' },
  ]);
});

test('a chat of ten thousand events opens at its end and scrolls back', async ({ page, openScenario }) => {
  await openScenario('due-today-in', path, order);
  await expect(log(page).getByRole('button', { name: 'How do I pay?' })).toBeVisible();
  await replaceLog(page, longLog(10_000, order.orderNo));
  await page.reload();
  await expect(log(page).getByText('Message number 999')).toBeInViewport();
  expect(await log(page).locator('*').count()).toBeLessThan(1_500);
  await log(page).evaluate((frame) => frame.scrollTo(0, 0));
  await expect(log(page).getByText(/I am your virtual assistant/)).toBeInViewport();
  await expect(log(page)).toHaveAttribute('aria-live', 'off');
  await page.getByRole('textbox', { name: 'Your message' }).fill('hello');
  await page.keyboard.press('Enter');
  await log(page).evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
  await expect(log(page).getByText('hello', { exact: true })).toBeInViewport();
});
