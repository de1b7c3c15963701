import type { Locator, Page } from '@playwright/test';
import { settled } from '../../support/access/page-state';
import { expect, test } from '../../support/test';

test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  expectedComplaints: [/^Blocked script execution in/],
});

/** What a change does to the picture of something: with shadows and tints gone, it must still be seen. */
async function expectSeen(picture: Locator, change: () => Promise<void>): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const before = await picture.screenshot();
  // A picture that is never twice the same would prove nothing.
  expect((await picture.screenshot()).equals(before)).toBe(true);
  await change();
  await expect.poll(async () => (await picture.screenshot()).equals(before)).toBe(false);
}

const choose = (page: Page, selector: string) => page.locator(selector).first().check({ force: true });

test('a checkbox shows its tick', async ({ page, openScenario }) => {
  await openScenario('new-loan', '/loanConfirm');
  await settled(page);
  await expectSeen(page.locator('footer label > span').first(), () =>
    page.locator('footer input').uncheck({ force: true }),
  );
});

test('radio buttons, list rows, tabs and topics show the choice', async ({ page, openScenario }) => {
  await openScenario('due-today', '/individual', { amount: '155400000', display: '0' });
  await settled(page);
  await expectSeen(page.locator('main fieldset > div').first(), () => choose(page, 'main input[value="2"]'));
  await page.locator('main input[value="1"]').check({ force: true });
  const list = page.locator('main fieldset fieldset label').first();
  await expectSeen(list, async () => {
    await list.locator('input').focus();
    await page.keyboard.press('Space');
  });

  await openScenario('complaint-answered-in', '/complaintList');
  await settled(page);
  const tabs = page.getByRole('tab');
  await expectSeen(page.getByRole('tablist'), () => tabs.nth(1).click());

  await openScenario('due-today', '/intelligentCustomerService');
  await settled(page);
  const topic = page.getByRole('group').first().getByRole('button').nth(1);
  await expect(topic).toBeVisible();
  await expectSeen(topic.locator('svg').first(), () => topic.click());
});

test('a switch and the repayment bar show their value', async ({ page, openScenario }) => {
  await openScenario('due-today', '/installment');
  await settled(page);
  await expectSeen(page.getByRole('switch'), () => page.getByRole('switch').click());
  const bar = page.locator('main section [aria-hidden=true] > span').first();
  await expectSeen(bar.locator('..'), () => bar.evaluate((part) => void (part.style.width = '90%')));
});

test('a rating shows its stars', async ({ page, openScenario }) => {
  await openScenario('rating-due', '/loanDetails');
  const stars = page.getByRole('dialog').locator('fieldset');
  await expect(stars).toBeVisible();
  await expectSeen(stars, () => stars.getByRole('radio').nth(2).check({ force: true }));
});

test('a field shows its focus', async ({ page, openScenario }) => {
  await openScenario('card-repayment', '/addnormalcard');
  await settled(page);
  const field = page.locator('main input').first();
  await expectSeen(field.locator('../..'), () => field.focus());
});
