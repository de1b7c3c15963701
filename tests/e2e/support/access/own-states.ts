import { expect } from '@playwright/test';
import { loanScenarios } from '../../../support/pages';
import { anyLanguage, demoBadge, languageButton } from '../words';
import {
  agrees,
  bank,
  chooseCardWithCode,
  choosesGroup,
  closes,
  converse,
  counter,
  debt,
  desk,
  dialog,
  inIndia,
  iphone,
  messenger,
  offerToInstall,
  opened,
  opens,
  play,
  pretendToBe,
  sheet,
  showsQr,
  taps,
  unfold,
  wallet,
} from './acts';
import { complaintStates } from './complaint-states';
import type { State } from './place';

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
        await opens('footer button')(page);
        await dialog(page).getByRole('button').last().click();
        await expect(page).toHaveURL(/loanDetails/);
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      },
    },
    languages: {
      after: 'data',
      act: async (page) => {
        await page.getByRole('button', { name: languageButton }).click();
        await opened(page);
      },
      isAnew: true,
    },
    'demo panel': {
      after: 'languages',
      act: async (page) => {
        await closes(page);
        await page.getByRole('button', { name: demoBadge }).click();
        await opened(page);
      },
    },
    'without a session': { inputs: 'none' },
  },
  '/loanConfirm': {
    agreement: { scenario: 'new-loan-in', act: opened },
    'without consent': { after: 'data', act: taps('footer label') },
    'in India': { after: 'agreement', act: agrees },
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
    'asked whether paid': { after: 'data', act: opens('footer button') },
    'said to have paid': {
      after: 'asked whether paid',
      act: async (page, go) => {
        await page.getByRole('dialog').getByRole('button').last().click();
        await page.waitForURL(/loanDetails/);
        await go('/that', bank);
      },
    },
    'kept, no network': { after: 'asked whether paid', act: (_, go) => go('/that', { ...bank, faults: 'offline' }) },
    'expired, no network': {
      after: 'kept, no network',
      act: (_, go) => go('/that', { ...bank, faults: 'offline', clock: '+3d' }),
    },
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
    "a group of the server's own": {
      scenario: 'further-ways-in',
      inputs: { ...debt, payType: 'bbps', payCode: 'BBPS' },
    },
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
      scenario: 'promotion-visitor',
      inputs: { id: '1' },
      act: async (page) => {
        await page.locator('input[name=phone]').fill('13912345678');
        await expect(page.locator('form img')).toBeVisible();
        await page.locator('button[type=submit]').click();
      },
    },
    spring: { scenario: 'promotion-visitor', inputs: { id: 'spring' } },
    'broken template': { scenario: 'promotion-visitor', inputs: { id: 'broken' } },
    'inside a messaging app': {
      scenario: 'promotion-visitor',
      inputs: { id: '1' },
      prepare: pretendToBe(messenger),
      act: opened,
    },
  },
  '/downloadTemplate': {
    'broken template': { scenario: 'promotion-visitor', inputs: { id: 'broken' } },
    registered: { scenario: 'promotion-visitor', inputs: { id: 'spring', from: 'register' } },
    'without an address': { scenario: 'promotion-visitor', inputs: { id: 'gone' } },
  },
  '/agreementTemplate': {
    'broken template': { scenario: 'promotion-visitor', inputs: { id: 'broken' } },
    spring: { scenario: 'promotion-visitor', inputs: { id: 'spring' } },
  },
  '/': {
    unfolded: { after: 'data', act: unfold },
    mistakes: { after: 'unfolded', act: taps('form button[type=submit]') },
    sent: {
      after: 'mistakes',
      act: async (page) => {
        for (const name of ['name', 'telephone', 'email', 'remark'])
          await page.locator(`[name=${name}]`).fill('a@b.example');
        await page.locator('form button[type=submit]').click();
        await expect(page.locator('form output').last()).not.toBeEmpty();
      },
    },
    'to be installed': { inputs: 'none', act: offerToInstall },
    'to be installed by hand': {
      inputs: 'none',
      prepare: pretendToBe(iphone),
      act: async (page) => {
        await page.getByRole('button', { name: anyLanguage('Install') }).click();
        await opened(page);
      },
    },
  },
  '/support/replay': {
    data: { prepare: (page) => page.setViewportSize(desk) },
    conversations: { scenario: inIndia, act: converse },
    played: { after: 'conversations', act: play },
    'to be exported': {
      after: 'played',
      act: async (page) => {
        await page.locator('header button[aria-label]').nth(3).click();
        await opened(page);
      },
    },
  },
};
