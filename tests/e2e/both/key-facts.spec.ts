import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { Locale } from '@/domain/languages';
import { setLanguage } from '../support/access/set-language';
import { expect, test } from '../support/test';

type Edition = {
  scenario: string;
  language: Locale;
  title: string;
  save: string;
  print: string;
  /** How the market writes an amount, a rate or a day. */
  figure: RegExp;
};

const rupees = /₹[\d,]+(?:\.\d+)?|\d+(?:\.\d+)?\s?%|\d{4}-\d\d-\d\d/g;
const rupiah = /Rp[\d.]+(?:,\d+)?|\d+(?:,\d+)?\s?%|\d{4}-\d\d-\d\d/g;

const editions: readonly Edition[] = [
  {
    scenario: 'new-loan-in',
    language: 'hi',
    title: 'मुख्य तथ्य विवरण (Key Facts Statement)',
    save: 'फ़ाइल के रूप में सहेजें',
    print: 'मुख्य तथ्य प्रिंट करें',
    figure: rupees,
  },
  {
    scenario: 'new-loan',
    language: 'id',
    title: 'Ringkasan pinjaman',
    save: 'Simpan sebagai file',
    print: 'Cetak ringkasan ini',
    figure: rupiah,
  },
];

/** Each figure once, in the order of the text. */
const figuresOf = (text: string, figure: RegExp) => [...new Set(text.match(figure))];

/** The text of a part of a page or of a file as it is read: without what is there for the eye alone. */
const textOf = (place: Locator) =>
  place.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const silent of copy.querySelectorAll('[aria-hidden], style')) silent.remove();
    return [...copy.querySelectorAll('*')].map((one) => (one.children.length > 0 ? '' : one.textContent)).join(' \n ');
  });

for (const { scenario, language, title, save, print, figure } of editions)
  test(`screen, file and print show the same key facts: ${language}`, async ({ page, openScenario }) => {
    await page.addInitScript(() => {
      Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
    });
    await page.setViewportSize({ width: 320, height: 2400 });
    await openScenario(scenario, '/loanConfirm');
    if (scenario.endsWith('-in')) await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
    if (language !== 'id') await setLanguage(page, language);
    await page.locator('summary', { hasText: title }).last().click();
    const form = page.locator('details', { has: page.locator('summary', { hasText: title }) }).last();
    const seen = figuresOf(await textOf(form), figure);
    expect(seen.length).toBeGreaterThan(10);

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
    expect(figuresOf(await textOf(reader.locator('main')), figure)).toEqual(seen);
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
    expect(figuresOf(await textOf(sheet), figure).sort()).toEqual([...seen].sort());
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toHaveCount(0);
  });
