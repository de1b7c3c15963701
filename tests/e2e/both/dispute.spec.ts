import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { payAtTheCounter } from '../support/journeys';
import { expect, test } from '../support/test';

// The log of the requests begins when the phone has nothing else to do.
test.use({ isIdle: true });

const spokenCard = '4111 2222 3333 4448';
const spokenPhone = '081234567890';

async function complain(page: Page): Promise<void> {
  await page
    .getByRole('textbox', { name: 'Deskripsi masalah' })
    .fill(`Saya sudah bayar, hubungi ${spokenPhone} atau budi@mail.id`);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(page).toHaveURL(/\/complaintList\?/);
}

async function chat(page: Page): Promise<void> {
  await page
    .getByRole('textbox', { name: 'Pesan Anda' })
    .fill(`Kartu saya ${spokenCard}, OTP 123456 </script><b>tebal</b>`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Terkirim', { exact: true })).toBeVisible();
}

test('a dispute file opens offline without scripts', async ({ page, browser, openScenario, launch }, info) => {
  await openScenario('due-today', '/loanDetails');
  await payAtTheCounter(page);
  await openScenario('due-today', '/intelligentCustomerService');
  await chat(page);
  await openScenario('due-today', '/complainPageNext', { problemType: '2' });
  await complain(page);
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Simpan semuanya untuk sengketa' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Simpan file' })).toBeVisible();
  await expect(sheet.getByRole('checkbox')).toHaveCount(4);
  expect(await findings(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Simpan file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^dispute-\d{8}-\d{4}-\w+\.html$/);
  const file = info.outputPath('dispute.html');
  await download.saveAs(file);

  const text = await readFile(file, 'utf8');
  // Which build it came from leads a stack, or a fault, to its source weeks later.
  expect(text).toContain((await page.locator('meta[name=release]').getAttribute('content')) ?? '-');
  const numbers = [spokenPhone, spokenCard, spokenCard.replace(/ /g, '')];
  for (const secret of [launch.token, launch.sessionId, ...numbers, 'budi@mail', '123456', '<b>'])
    expect(text).not.toContain(secret);

  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      offline: true,
      viewport: { width: 320, height: 740 },
    });
    const reader = await context.newPage();
    const asked: string[] = [];
    const complaints: string[] = [];
    reader.on('request', (request) => asked.push(request.url()));
    reader.on('console', (message) => complaints.push(message.text()));
    await reader.goto(pathToFileURL(file).href);
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of ['Pengaduan', 'Percakapan chat', 'Pembayaran', 'Catatan permintaan'])
      await expect(reader.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expect(reader.getByText(/Saya sudah bayar, hubungi •+890/)).toBeVisible();
    await expect(reader.getByText(/Kartu saya •••• •••• •••• 4448/)).toBeVisible();
    await expect(reader.getByRole('cell', { name: 'problem-save' })).toBeVisible();
    // The style is allowed by its checksum, and is at work.
    expect(
      await reader
        .locator('section')
        .first()
        .evaluate((section) => getComputedStyle(section).borderTopLeftRadius),
    ).toBe('14px');
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    if (javaScriptEnabled) expect(await findings(reader)).toEqual([]);
    expect(asked).toEqual([pathToFileURL(file).href]);
    expect(complaints).toEqual([]);
    await context.close();
  }
});
