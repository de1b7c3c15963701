import { findings } from '../support/axe';
import { expect, test } from '../support/test';

const scenario = 'complaint-answered-in';

test('the desk checks the dispute file of a borrower', { tag: '@journey' }, async ({ page, openScenario }, info) => {
  await openScenario(scenario, '/intelligentCustomerService');
  await page.getByRole('textbox', { name: 'Your message' }).fill('I paid on Friday, call +91 98765 43210');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Sent', { exact: true })).toBeVisible();
  await openScenario(scenario, '/complaintList');
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Save everything for a dispute' }).click();
  const sheet = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  const code = await sheet.getByText(/^[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/).innerText();
  const file = info.outputPath('dispute.html');
  await download.saveAs(file);

  await page.setViewportSize({ width: 1280, height: 800 });
  await openScenario(scenario, '/support/replay');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page
    .getByRole('region', { name: 'Dispute files' })
    .getByRole('button', { name: /Checksum fits/ })
    .click();
  const check = page.getByRole('region', { name: 'Checked on import' });
  await expect(check.getByText('Checksum fits')).toHaveCount(4);
  await check.getByLabel('Checking code that the borrower wrote down').fill(code);
  await expect(check.getByText('This is the file that the borrower saved.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(check.getByText('Checksum fits')).toHaveCount(4);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('region', { name: 'Conversations in this file' }).getByRole('button').click();
  await page.keyboard.press('End');
  const log = page.getByRole('region', { name: 'The borrower’s screen' }).getByRole('log');
  await expect(log).toContainText('I paid on Friday');
  const beside = page.getByRole('region', { name: 'From the dispute file' });
  await expect(beside.getByRole('button', { name: 'Open the file' })).toBeVisible();
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await transcript.getByRole('radio', { name: 'All events' }).check({ force: true });
  await expect(transcript.getByText(/problem-detail/).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
