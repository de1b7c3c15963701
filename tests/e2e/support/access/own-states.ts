import { expect } from '@playwright/test';
import { photo } from '../photo';
import { orderOf } from '../scenario';
import { anyLanguage, demoBadge, languageButton } from '../words';
import {
  answered,
  ask,
  askToTheEnd,
  bank,
  chooseCardWithCode,
  closed,
  closes,
  complaint,
  converse,
  counter,
  desk,
  dialog,
  inIndia,
  iphone,
  menuRow,
  messenger,
  offerToInstall,
  openAnswer,
  opened,
  openMenu,
  opens,
  play,
  pretendToBe,
  rateAnswer,
  sheet,
  taps,
  unfold,
} from './acts';
import type { State } from './place';

/** What only some pages have: dialogs, sheets, folds, mistakes, and the many ways in which a loan can stand. */
export const ownStates: Readonly<Record<string, Record<string, State>>> = {
  '/loanDetails': {
    ...Object.fromEntries(
      [
        'under-review',
        'rejected',
        'disbursing',
        'repaying',
        'overdue',
        'partly-paid',
        'closed',
        'collection',
        'settled',
        'extension-available',
        'unknown-status',
        'overdue-in',
      ].map((scenario) => [scenario, { scenario }]),
    ),
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
    'in India': {
      after: 'agreement',
      act: async (page) => {
        await dialog(page).getByRole('button').last().click();
        await closed(page);
      },
    },
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
    banks: { after: 'nothing chosen', act: opens(sheet) },
    'bank chosen': { inputs: bank },
    counter: { inputs: counter },
  },
  '/that': {
    'asked whether paid': { after: 'data', act: opens('footer button') },
    'kept, no network': { after: 'asked whether paid', act: (_, go) => go('/that', { ...bank, faults: 'offline' }) },
    'expired, no network': {
      after: 'kept, no network',
      act: (_, go) => go('/that', { ...bank, faults: 'offline', clock: '+3d' }),
    },
    'counter, unfolded': { inputs: counter, act: unfold },
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
        await expect(page).toHaveURL(/borrowDetail/, { timeout: 15_000 });
        await expect(page.locator('main h2').first()).toBeVisible();
      },
    },
  },
  '/phenomenon': {
    'not for this order': { after: 'data', act: taps('main button[aria-expanded]') },
    orders: { scenario: 'overdue-in', act: opens(sheet) },
    'what happened': {
      after: 'orders',
      act: async (page) => {
        await closes(page);
        await taps('main button[aria-expanded]')(page);
      },
    },
    'a draft, to be deleted': {
      scenario: inIndia,
      act: async (page, go) => {
        await go('/complainPageNext', complaint);
        await page.locator('main textarea').fill('I paid twice');
        await expect(page.getByText(anyLanguage('Saved on this device'))).toBeVisible();
        await go('/phenomenon');
        await page.locator('section ul li button').last().waitFor();
        await page.getByRole('button', { name: /[:：].*I paid twice/ }).click();
        await opened(page);
      },
    },
  },
  '/complainNewPage': { orders: { after: 'data', act: opens(sheet) } },
  '/complainPageNext': {
    typed: { scenario: inIndia, inputs: complaint },
    'nothing written': { after: 'typed', act: taps('footer button') },
    collection: {
      scenario: 'overdue-in',
      inputs: { orderNo: orderOf('overdue-in').orderId, problemType: '1', problemSonType: '13' },
    },
    pictures: {
      after: 'nothing written',
      act: async (page) => {
        await page
          .locator('main input[type=file]')
          .first()
          .setInputFiles([await photo(page, 400, 300, 1, 'a.jpg'), await photo(page, 300, 400, 1, 'b.jpg')]);
        await expect(page.locator('main li img')).toHaveCount(2);
      },
    },
    'picture, whole': {
      scenario: inIndia,
      inputs: { ...complaint, faults: 'offline@upload-problem-img' },
      act: async (page) => {
        await page
          .locator('main input[type=file]')
          .first()
          .setInputFiles(await photo(page, 400, 300, 1, 'a.jpg'));
        await page.getByRole('button', { name: anyLanguage('Show picture {number}') }).click();
        await opened(page);
      },
    },
  },
  '/complaintList': {
    answered: { scenario: answered },
    'ten thousand': { scenario: 'many-complaints-in' },
    'one that waits for the network': {
      scenario: inIndia,
      act: async (page, go) => {
        await go('/complainPageNext', { ...complaint, faults: 'offline@user-problem' });
        await page.locator('main textarea').fill('Sent when online');
        await page.locator('footer button').last().click();
        await page.getByRole('button', { name: anyLanguage('Send when online') }).click();
        await expect(page).toHaveURL(/complaintList/);
      },
    },
  },
  '/complainDetails': {
    rating: { scenario: answered, path: '/complaintList', act: openAnswer },
    answered: { after: 'rating', act: closes },
    'picture, whole': {
      after: 'answered',
      act: async (page) => {
        await page.locator('main li button').first().click();
        await expect(dialog(page).getByRole('img')).toBeVisible();
      },
    },
  },
  '/intelligentCustomerService': {
    asked: { act: ask },
    answered: { after: 'asked', act: askToTheEnd },
    rating: { after: 'answered', act: rateAnswer },
    'rating without a star': { after: 'rating', act: (page) => dialog(page).getByRole('button').last().click() },
    menu: { after: 'data', act: openMenu },
    'start over': { after: 'menu', act: menuRow(1) },
    forget: {
      after: 'start over',
      act: async (page) => {
        await closes(page);
        await openMenu(page);
        await menuRow(2)(page);
      },
    },
    share: {
      after: 'forget',
      act: async (page) => {
        await closes(page);
        await ask(page);
        await openMenu(page);
        await menuRow(0)(page);
      },
    },
    'not sent': {
      inputs: { faults: 'http429@qa-record' },
      act: async (page) => {
        await page.locator('form textarea').fill('Halo');
        await page.keyboard.press('Enter');
        await expect(page.getByText(anyLanguage('Not sent'))).toBeVisible();
      },
    },
    'in doubt': {
      inputs: { faults: 'http500@qa-record' },
      act: async (page) => {
        await page.locator('form textarea').fill('Halo');
        await page.keyboard.press('Enter');
        await expect(page.getByText(anyLanguage('We do not know whether this arrived.'))).toBeVisible();
      },
    },
  },
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
