import type { Page } from '@playwright/test';
import { localesOf } from '@/domain/languages';
import { setLanguage } from '../support/access/set-language';
import { findings } from '../support/axe';
import { expect, test } from '../support/test';

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

/** The page speaks the language of its launch; these tests read English. */
const english = { pop: '1' };

test('a link opens its page with the edited values', { tag: '@journey' }, async ({ page, open }) => {
  await open('/', english);
  await page.getByRole('link', { name: 'Test page for developers' }).click();
  await page.getByRole('button', { name: 'Indonesia', exact: true }).click();
  await page.getByText('Edit the values').click();
  await page.getByRole('textbox', { name: 'More parameters' }).fill('demo=overdue&seed=1');
  const orderId = await page.getByRole('textbox', { name: 'orderId' }).inputValue();
  const link = page.getByRole('link', { name: '/loanDetails', exact: true });
  await expect(link).toHaveAttribute('href', new RegExp(`orderId=${orderId}.*demo=overdue`));
  await page.getByRole('textbox', { name: 'More parameters' }).fill('demo=due-today');
  await link.click();
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/loanDetails\\?.*deviceId=demo-due-today.*orderId=${orderId}`));
  expect(page.url()).not.toContain('token=');
});

test('the page sends a message to the native app and shows the answer', async ({ page, open }) => {
  await open('/testPreview', english);
  await openTab(page, 'Native app');
  const action = page.getByRole('combobox', { name: 'Action' });
  await expect(action.getByRole('option')).toHaveCount(10);
  const send = page.getByRole('button', { name: 'Send the message' });
  const reply = page.getByRole('textbox', { name: 'Reply' });

  await send.click();
  await expect(reply).toHaveValue(/goToPage[^]*"status": "sent"/);
  await expect(page.getByRole('listitem').filter({ hasText: 'goToPage' })).toBeVisible();

  await action.selectOption('rate');
  await page.getByRole('textbox', { name: 'Payload' }).fill('{"score": 9}');
  await expect(page.getByText(/The bridge would refuse this: payload.score/)).toBeVisible();
  await expect(send).toBeDisabled();
  await page.getByRole('textbox', { name: 'Payload' }).fill('{"score": 4}');
  await send.click();
  await expect(reply).toHaveValue(/rate[^]*"status": "answered"/);

  await page.getByRole('radio', { name: 'Fails' }).check();
  await send.click();
  await expect(reply).toHaveValue(/"status": "refused"[^]*demo-error/);
});

for (const language of localesOf('indonesia')) {
  test(`every tab is accessible and fits the narrowest phone in ${language}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/testPreview');
    await setLanguage(page, language);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
}
