import { readFile } from 'node:fs/promises';
import type { Locale } from '@/domain/languages';
import { setLanguage } from '../support/access/set-language';
import { expect, test } from '../support/test';

type Edition = { scenario: string; language: Locale; title: string; save: string; print: string };

const editions: readonly Edition[] = [
  {
    scenario: 'new-loan-in',
    language: 'hi',
    title: 'मुख्य तथ्य विवरण (Key Facts Statement)',
    save: 'फ़ाइल के रूप में सहेजें',
    print: 'मुख्य तथ्य प्रिंट करें',
  },
  {
    scenario: 'new-loan',
    language: 'id',
    title: 'Ringkasan pinjaman',
    save: 'Simpan sebagai file',
    print: 'Cetak ringkasan ini',
  },
];

// That the file and the paper have the figures of the page: src/boot/one-story.test.tsx.
for (const { scenario, language, title, save, print } of editions)
  test(`the key facts fit a phone as a file, and are printed alone: ${language}`, async ({ page, openScenario }) => {
    await page.addInitScript(() => {
      Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
    });
    await page.setViewportSize({ width: 320, height: 2400 });
    await openScenario(scenario, '/loanConfirm');
    if (scenario.endsWith('-in')) await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
    if (language !== 'id') await setLanguage(page, language);
    await page.locator('summary', { hasText: title }).last().click();
    const form = page.locator('details', { has: page.locator('summary', { hasText: title }) }).last();
    const download = page.waitForEvent('download');
    await form.getByRole('button', { name: save }).click();
    const file = await (await download).path();
    const html = await readFile(file, 'utf8');
    expect((await download).suggestedFilename()).toMatch(/^key-facts-\d{4}-\d\d-\d\d\.html$/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/<script|<link|<img/i);
    const reader = await page.context().newPage();
    await reader.setContent(html);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
    const parts = await reader.getByRole('heading', { level: 2 }).allTextContents();
    expect(parts.length).toBeGreaterThan(2);
    await reader.setViewportSize({ width: 320, height: 640 });
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await reader.close();

    await form.getByRole('button', { name: print }).click();
    await page.waitForFunction(() => 'printed' in window && window.printed === 1);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(parts);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toHaveCount(0);
  });
