import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Types a word as an input method does: letters that are in the field, then the word in their place. */
async function compose(client: CDPSession, letters: readonly string[], word: string): Promise<void> {
  for (const text of letters)
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await client.send('Input.insertText', { text: word });
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Pesan Anda' });

test('an input method completes its word at the limit of a complaint', async ({ page, openScenario }) => {
  await openScenario('due-today', '/complainPageNext', { problemType: '2' });
  const field = page.getByRole('textbox', { name: 'Deskripsi masalah' });
  const client = await page.context().newCDPSession(page);
  await field.fill('a'.repeat(198));
  await compose(client, ['n', 'ni', "ni'h", "ni'hao"], '你好');
  await expect(field).toHaveValue(`${'a'.repeat(198)}你好`);
  await compose(client, ['m', 'ma'], '吗');
  await expect(field).toHaveValue(`${'a'.repeat(198)}你好`);
  await expect(page.getByText('200/200')).toBeVisible();
});

test('Enter sends a chat message with the composed word', async ({ page, openScenario }) => {
  await openScenario('due-today', '/intelligentCustomerService');
  const client = await page.context().newCDPSession(page);
  await message(page).fill('Halo ');
  await compose(client, ['n', 'na', 'nama'], 'नाम');
  await expect(message(page)).toHaveValue('Halo नाम');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Halo नाम')).toBeVisible();
  await expect(message(page)).toHaveValue('');
});
