import type { Page } from '@playwright/test';
import { storeNames } from '@/config/stores';
import { switchTo } from '../support/language';
import { expect, test } from '../support/test';

/** The databases of the app that are on the phone. */
const databases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('loan-web') ? [name] : [])).sort(),
  );

/** A borrower's own, in builds that report and in those that do not; the support desk has others. */
const own = [...storeNames, 'waiting-reports'].map((name) => `loan-web-${name}`);

/** What the buttons on the way out are called. */
const words = {
  id: { leave: 'Keluar dari ponsel ini', yes: 'Keluar', signIn: 'Masuk' },
  en: { leave: 'Sign out of this phone', yes: 'Sign out', signIn: 'Sign in' },
} as const;

for (const language of ['id', 'en'] as const) {
  test(
    `a borrower's phone has the databases of a borrower, none of the support desk: after the start and after signing out, in ${language}`,
    { tag: ['@journey', '@demo'] },
    async ({ page, openScenario }) => {
      const { leave, yes, signIn } = words[language];
      await openScenario('due-today', '/loanDetails');
      await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
      await expect.poll(() => databases(page)).not.toEqual([]);
      expect(own).toEqual(expect.arrayContaining(await databases(page)));
      await openScenario('due-today', '/records', { orderId: '' });
      if (language !== 'id') await switchTo(page, language);
      await page.getByRole('button', { name: leave }).click();
      await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: signIn })).toBeVisible();
      // Clearing reaches every store that a borrower has, one after another.
      await expect
        .poll(() => databases(page))
        .toEqual(expect.arrayContaining(['loan-web-complaint-drafts', 'loan-web-leases']));
      expect(own).toEqual(expect.arrayContaining(await databases(page)));
    },
  );
}
