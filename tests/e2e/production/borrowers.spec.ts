import type { Page } from '@playwright/test';
import { type Launch, launchUrl } from '../support/launch';
import { orderOf } from '../support/scenario';
import { expect, test } from '../support/test';
import type { Wire } from '../support/wire';

const scenario = 'due-today-in';
const { orderId, productId, pop } = orderOf(scenario);
const form = { orderNo: orderId, problemType: '2' };

const text = (page: Page) => page.getByRole('textbox', { name: 'Problem description' });

/** The native app opens the form for another borrower of the same phone. */
const openForm = (page: Page, launch: Launch) => {
  const other = { ...launch, pop, userId: 'b', token: 'token-of-b', sessionId: 'session-of-b' };
  return page.goto(launchUrl('/complainPageNext', other, { productId, orderId, ...form }));
};

async function type(page: Page, words: string): Promise<void> {
  await text(page).fill(words);
  await expect(page.getByText('Saved on this phone')).toBeVisible();
}

/** The page asks to sign in, and shows and asks for nothing of a loan. */
async function expectSignIn(page: Page, wire: Wire): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Please sign in again')).toBeVisible();
  await expect(page.getByText('₹')).toHaveCount(0);
  expect(wire.sent).toEqual([]);
}

const sessionOf = (page: Page) =>
  page.evaluate(() => [document.cookie.split('; ').sort().join(), localStorage.getItem('loan-web.owners')]);

/** The other borrower types in their form; Back to the page before asks to sign in, and leaves the session as it is. */
async function expectSignInAfterBack(page: Page, launch: Launch, wire: Wire): Promise<void> {
  await openForm(page, launch);
  await type(page, 'My second letter');
  const before = await sessionOf(page);
  await page.waitForLoadState('networkidle');
  wire.forget();
  await page.goBack();
  await expectSignIn(page, wire);
  expect(await sessionOf(page)).toEqual(before);
}

test('Back to a page of another borrower asks to sign in', async ({ page, openScenario, launch, wire }) => {
  await openScenario(scenario, '/loanDetails');
  await expect(page.getByText('₹').first()).toBeVisible();
  await expectSignInAfterBack(page, launch, wire);
  await expect(page).toHaveURL(new RegExp(`/loanDetails.*userId=${launch.userId}`));
  await page.goForward();
  await expect(text(page)).toHaveValue('My second letter');
});

test('Back to an unfinished launch of another person asks to sign in', async ({ page, openScenario, launch, wire }) => {
  await page.route(/\/assets\//, (route) => route.abort());
  await openScenario(scenario, '/loanDetails');
  expect(page.url()).toContain(launch.token);
  await page.unroute(/\/assets\//);
  await expectSignInAfterBack(page, launch, wire);
  expect(page.url()).not.toContain(launch.token);
});

test('an open window hides the page of the former borrower', async ({ page, openScenario, launch, wire, context }) => {
  await openScenario(scenario, '/complainPageNext', form);
  await type(page, 'My first letter');
  await page.waitForLoadState('networkidle');
  wire.forget();
  const second = await context.newPage();
  await openForm(second, launch);
  await expect(text(second)).toHaveValue('');
  await expectSignIn(page, wire);
  await type(second, 'My second letter');
  await page.reload();
  await expectSignIn(page, wire);
  await second.reload();
  await expect(text(second)).toHaveValue('My second letter');
});
