import type { Page } from '@playwright/test';
import { installFakeSpeech, type FakeSpeech } from '../../support/fake-speech';
import { findings } from '../support/axe';
import { expect, test } from '../support/test';

const said = (page: Page) => page.evaluate(() => (window.speechSynthesis as FakeSpeech).said.map(({ text }) => text));
const finish = (page: Page) => page.evaluate(() => (window.speechSynthesis as FakeSpeech).finish());
const isSilent = (page: Page) => page.evaluate(() => (window.speechSynthesis as FakeSpeech).current === null);

test('a voice reads the payment and stops when the page closes', { tag: '@demo' }, async ({ page, openScenario }) => {
  await page.addInitScript(installFakeSpeech, ['id-ID']);
  await openScenario('due-today', '/that', { payType: '1', payCode: 'BNI', method: 'ATM' });
  const readers = page.getByRole('button', { name: 'Bacakan untuk saya' });
  await expect(readers).toHaveCount(2);
  await readers.first().click();
  await expect(page.getByRole('button', { name: 'Jeda' })).toHaveAttribute('aria-pressed', 'true');
  for (let at = 0; at < 12; at += 1) await finish(page);
  const words = (await said(page)).join('\n');
  expect(words).toMatch(/: 8 8 1 0, 8/);
  expect(words).toMatch(/: \d+ Rupiah Indonesia/);
  await expect(page.getByRole('button', { name: 'Jeda' })).toHaveCount(0);

  await readers.last().click();
  await expect.poll(async () => (await said(page)).pop()).toBe('Cara membayar');
  // At the end of the page the bar with the button covers no part of a row.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await findings(page)).toEqual([]);
  await page.getByText('Ubah cara pembayaran').click();
  await expect(page.getByRole('button', { name: 'Jeda' })).toHaveCount(0);
  expect(await isSilent(page)).toBe(true);
});
