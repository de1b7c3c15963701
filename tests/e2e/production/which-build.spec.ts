import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test';

/** Version and commit (decision 65, which build it is). */
const form = /^\d+\.\d+\.\d+\+(?:[0-9a-f]{12}(?:\.modified)?|unknown)$/;

test('version file, pages and exports of the chat name one build', async ({ page, request, openScenario }, info) => {
  const { release } = (await (await request.get('/version.json')).json()) as { release: string };
  expect(release).toMatch(form);
  await openScenario('due-today', '/intelligentCustomerService', { selectedIndex: '1' });
  await expect(page.locator('meta[name=release]')).toHaveAttribute('content', release);
  await expect(page.getByRole('log')).toBeVisible();
  await page.getByRole('textbox', { name: 'Pesan Anda' }).fill('Kapan jatuh tempo?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Menu chat' }).click();
  await page.getByRole('button', { name: 'Bagikan percakapan ini' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bagikan percakapan ini' });
  for (const [kind, ending] of [
    ['Untuk dibaca', /\.txt$/],
    ['Untuk CS', /\.json$/],
  ] as const) {
    await dialog.getByRole('radio', { name: kind }).check({ force: true });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Simpan sebagai file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(ending);
    const file = info.outputPath(download.suggestedFilename());
    await download.saveAs(file);
    expect(await readFile(file, 'utf8')).toContain(release);
  }
});
