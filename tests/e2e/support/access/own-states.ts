import { agreementFileIn } from '@mocks/seed/agreement-page';
import { expect, type Page } from '@playwright/test';
import { locales } from '@/domain/languages';
import { loanScenarios } from '../../../support/pages';
import { anyLanguage, demoBadge, languageButton } from '../catalog-texts';
import { qrOf } from '../read-qr';
import { claims, closes, dialog, opened, opens, opensBy, sheet, taps, unfold } from './actions';
import { complaintStates } from './complaint-states';
import type { State } from './page-state';

const debt = { amount: '155400000', display: '0' };
const bank = { ...debt, payType: '1', payCode: 'BNI' };
const offline = { ...bank, faults: 'offline' };
const counter = { ...debt, payType: '2', payCode: 'ALFAMART' };
const bbps = { ...debt, payType: 'bbps', payCode: 'BBPS' };
const wallet = { ...debt, payType: 'ewallet', payCode: 'GOPAY' };

const campaign = (id: string) => ({ scenario: 'promotion-visitor', inputs: { id } });

/** Agrees to the agreement in the language of the page: it asks again when the language changes. */
async function agrees(page: Page): Promise<void> {
  const spoken = await page.locator('html').getAttribute('lang');
  const file = agreementFileIn(locales.find((locale) => locale === spoken) ?? 'en');
  await expect(dialog(page).locator('iframe')).toHaveAttribute('src', new RegExp(`/${file}$`));
  await dialog(page).getByRole('button').last().click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

function choosesGroup(payType: string) {
  return async (page: Page): Promise<void> => {
    const group = page.locator(`main input[type=radio][value=${payType}]`);
    await group.check({ force: true });
    await expect(group).toBeChecked();
  };
}

/** What makes the squares comes after the page. */
const showsQr = (page: Page) => expect(qrOf(page)).toBeVisible();

async function chooseCardWithCode(page: Page): Promise<void> {
  await page.locator('label', { hasText: '招商银行' }).click();
  await page.locator('footer button').click();
  await opened(page);
}

/** Chromium offers to install nothing here: its event, as it would come. */
async function offerToInstall(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve({ outcome: 'dismissed' }) }),
    ),
  );
}

const pretendToBe = (userAgent: string) => (page: Page) =>
  page.addInitScript((agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent }), userAgent);

/** This tab has just registered a number in the campaign `spring`. */
const hasRegistered = (page: Page) =>
  page.addInitScript(
    (template) => sessionStorage.setItem('person.register-template.spring', template),
    JSON.stringify({ phone: '13912345678', sid: '', registered: 'new' }),
  );

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const messenger = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.47';

/** What only some pages have: dialogs, sheets, folds, mistakes, and the many ways in which a loan can stand. */
export const ownStates: Readonly<Record<string, Record<string, State>>> = {
  '/loanDetails': {
    ...Object.fromEntries(loanScenarios.map((scenario) => [scenario, { scenario }])),
    rating: { scenario: 'rating-due', act: opened },
    'rating without a star': { after: 'rating', act: (page) => dialog(page).getByRole('button').last().click() },
    thanks: {
      after: 'rating without a star',
      act: async (page) => {
        await dialog(page).getByRole('radio').nth(1).check({ force: true });
        await dialog(page).getByRole('button').last().click();
        await expect(dialog(page).getByRole('radio')).toHaveCount(0);
      },
    },
    claimed: {
      path: '/that',
      inputs: bank,
      act: async (page) => {
        await opensBy(anyLanguage('I HAVE PAID'))(page);
        await claims(page);
        await expect(page).toHaveURL(/loanDetails/);
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      },
    },
    languages: { after: 'data', act: opensBy(languageButton), isAnew: true },
    'demo panel': {
      after: 'languages',
      act: async (page) => {
        await closes(page);
        await opensBy(demoBadge)(page);
      },
    },
    unfolded: { scenario: 'repaying-in', act: unfold },
    'cannot pay': { scenario: 'overdue', act: opensBy(anyLanguage('I cannot pay')) },
    'without a session': { inputs: 'none' },
  },
  '/loanConfirm': {
    unfolded: { after: 'data', act: unfold },
    agreement: { scenario: 'new-loan-in', act: opened },
    'without consent': { after: 'data', act: taps('footer label') },
    'in India': { after: 'agreement', act: agrees },
    'in India, unfolded': { after: 'in India', act: unfold },
  },
  '/installment': {
    'all chosen, unfolded': {
      after: 'data',
      act: async (page) => {
        await page.getByRole('switch').click();
        await unfold(page);
      },
    },
    overdue: { scenario: 'overdue-in' },
    'nothing left': { scenario: 'settled' },
    'incomplete link': { inputs: { orderId: '' } },
  },
  '/individual': {
    'nothing chosen': { after: 'data', act: taps('footer button') },
    'bank chosen': { inputs: bank },
    counter: { inputs: counter },
    QRIS: { scenario: 'further-ways', inputs: debt, act: choosesGroup('qris') },
    'e-wallets': { after: 'QRIS', act: choosesGroup('ewallet') },
    'e-wallet chosen': { scenario: 'further-ways', inputs: wallet },
    UPI: { scenario: 'further-ways-in', inputs: debt, act: choosesGroup('upi') },
    "a group of the server's own": { after: 'UPI', act: choosesGroup('bbps') },
  },
  '/that': {
    'asked whether paid': { after: 'data', act: opensBy(anyLanguage('I HAVE PAID')) },
    'said to have paid': {
      after: 'asked whether paid',
      act: async (page, go) => {
        await claims(page);
        await page.waitForURL(/loanDetails/);
        await go('/that', bank);
      },
    },
    'kept, no network': { after: 'asked whether paid', act: (_, go) => go('/that', offline) },
    'expired, no network': { after: 'kept, no network', act: (_, go) => go('/that', { ...offline, clock: '+3d' }) },
    'counter, unfolded': { inputs: counter, act: unfold },
    QRIS: { scenario: 'further-ways', inputs: { ...debt, payType: 'qris', payCode: 'QRIS' }, act: showsQr },
    'QRIS kept, no network': {
      after: 'QRIS',
      act: async (page, go) => {
        await go('/that', { ...debt, payType: 'qris', payCode: 'QRIS', faults: 'offline' });
        await showsQr(page);
      },
    },
    'e-wallet': { scenario: 'further-ways', inputs: wallet },
    UPI: { scenario: 'further-ways-in', inputs: { ...debt, payType: 'upi', payCode: 'UPI' }, act: showsQr },
    "a group of the server's own": { scenario: 'further-ways-in', inputs: bbps },
  },
  '/payway': {
    'no card chosen': { after: 'data', act: taps('footer button') },
    code: { after: 'no card chosen', act: chooseCardWithCode },
    'wrong code': { after: 'code', act: (page) => dialog(page).getByRole('button').last().click() },
  },
  '/addnormalcard': {
    mistakes: { after: 'data', act: taps('footer button') },
    banks: { after: 'mistakes', act: opens(sheet) },
  },
  '/borrowDetail': {
    received: {
      scenario: 'card-repayment',
      path: '/payway',
      act: async (page) => {
        await page.locator('label', { hasText: '工商银行' }).click();
        await page.locator('footer button').click();
        await expect(page).toHaveURL(/borrowDetail/);
        await expect(page.locator('main h2').first()).toBeVisible();
      },
    },
  },
  ...complaintStates,
  '/register': {
    mistakes: {
      ...campaign('1'),
      act: async (page) => {
        await page.locator('input[name=phone]').fill('13912345678');
        await expect(page.locator('form img')).toBeVisible();
        await page.locator('button[type=submit]').click();
      },
    },
    spring: campaign('spring'),
    'broken template': campaign('broken'),
    'inside a messaging app': { ...campaign('1'), prepare: pretendToBe(messenger), act: opened },
  },
  '/downloadTemplate': {
    'broken template': campaign('broken'),
    registered: { ...campaign('spring'), prepare: hasRegistered },
    'without an address': campaign('gone'),
  },
  '/agreementTemplate': { 'broken template': campaign('broken'), spring: campaign('spring') },
  '/': {
    unfolded: { after: 'data', act: unfold },
    mistakes: { after: 'unfolded', act: taps('form button[type=submit]') },
    sent: {
      after: 'mistakes',
      act: async (page) => {
        for (const field of await page.locator('form :is(input, textarea)').all()) await field.fill('a@b.example');
        await page.locator('form button[type=submit]').click();
        await expect(page.locator('form output').last()).not.toBeEmpty();
      },
    },
    'to be installed': { inputs: 'none', act: offerToInstall },
    'to be installed by hand': { inputs: 'none', prepare: pretendToBe(iphone), act: opensBy(anyLanguage('Install')) },
  },
};
