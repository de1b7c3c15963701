import { expect } from '@playwright/test';
import { photo } from '../photo';
import { orderOf } from '../scenario';
import { answered, ask, askToTheEnd, bank, chooseCardWithCode, complaint, converse, counter, debt, desk, dialog, inIndia, iphone, menuRow, messenger, offerToInstall, openAnswer, opened, opens, play, pretendToBe, rateAnswer, sheet, taps, unfold } from './acts';
import type { State } from './place';

/** What only some pages have: dialogs, sheets, folds, mistakes, and the many ways in which a loan can stand. */
export const ownStates: Readonly<Record<string, Record<string, State>>> = {
  '/loanDetails': {
    ...Object.fromEntries(['under-review', 'rejected', 'disbursing', 'repaying', 'overdue', 'partly-paid', 'closed', 'collection', 'settled', 'extension-available', 'unknown-status', 'overdue-in'].map((scenario) => [scenario, { scenario }])),
    'rating': { scenario: 'rating-due', act: opened },
    'rating without a star': {
      scenario: 'rating-due',
      act: async (page) => {
        await opened(page);
        await dialog(page).getByRole('button').last().click();
      },
    },
    'thanks': {
      scenario: 'rating-due',
      act: async (page) => {
        await opened(page);
        await dialog(page).getByRole('radio').nth(1).check({ force: true });
        await dialog(page).getByRole('button').last().click();
        await expect(dialog(page).getByRole('radio')).toHaveCount(0);
      },
    },
    'claimed': {
      path: '/that',
      inputs: bank,
      act: async (page) => {
        await opens('footer button')(page);
        await dialog(page).getByRole('button').last().click();
        await expect(page).toHaveURL(/loanDetails/);
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      },
    },
    'languages': {
      act: async (page) => {
        await page.getByRole('button', { name: /^(Language|Bahasa|语言)$/ }).click();
        await opened(page);
      },
      isAnew: true,
    },
    'demo panel': {
      act: async (page) => {
        await page.getByRole('button', { name: /^(Demo: |演示：)/ }).click();
        await opened(page);
      },
    },
    'without a session': { inputs: 'none' },
  },
  '/loanConfirm': {
    'agreement': { scenario: 'new-loan-in', act: opened },
    'without consent': { scenario: 'new-loan', act: taps('footer label') },
    'in India': {
      scenario: 'new-loan-in',
      act: async (page) => {
        await opened(page);
        await dialog(page).getByRole('button').last().click();
      },
    },
  },
  '/installment': {
    'all chosen, unfolded': {
      act: async (page) => {
        await page.getByRole('switch').click();
        await unfold(page);
      },
    },
    'overdue': { scenario: 'overdue-in' },
    'nothing left': { scenario: 'settled' },
    'incomplete link': { inputs: { orderId: '' } },
  },
  '/individual': {
    'banks': { inputs: debt, act: opens(sheet) },
    'bank chosen': { inputs: bank },
    'counter': { inputs: counter },
    'nothing chosen': { inputs: debt, act: taps('footer button') },
  },
  '/that': {
    'asked whether paid': { inputs: bank, act: opens('footer button') },
    'counter, unfolded': { inputs: counter, act: unfold },
    'kept, no network': { inputs: bank, act: (_, go) => go('/that', { ...bank, faults: 'offline' }) },
    'expired, no network': { inputs: bank, act: (_, go) => go('/that', { ...bank, faults: 'offline', clock: '+3d' }) },
  },
  '/payway': {
    'no card chosen': { scenario: 'card-repayment', act: taps('footer button') },
    'code': { scenario: 'card-repayment', act: chooseCardWithCode },
    'wrong code': {
      scenario: 'card-repayment',
      act: async (page) => {
        await chooseCardWithCode(page);
        await dialog(page).getByRole('button').last().click();
      },
    },
  },
  '/addnormalcard': { 'banks': { scenario: 'card-repayment', act: opens(sheet) }, 'mistakes': { scenario: 'card-repayment', act: taps('footer button') } },
  '/borrowDetail': {
    'received': {
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
    'orders': { scenario: 'overdue-in', act: opens(sheet) },
    'what happened': { scenario: 'overdue-in', act: taps('main button[aria-expanded]') },
    'not for this order': { scenario: inIndia, act: taps('main button[aria-expanded]') },
    'a draft, to be deleted': {
      scenario: inIndia,
      act: async (page, go) => {
        await go('/complainPageNext', complaint);
        await page.locator('main textarea').fill('I paid twice');
        await expect(page.getByText('Saved on this device')).toBeVisible();
        await go('/phenomenon');
        await page.locator('section ul li button').last().waitFor();
        await page.getByRole('button', { name: /: I paid twice/ }).click();
        await opened(page);
      },
    },
  },
  '/complainNewPage': { orders: { act: opens(sheet) } },
  '/complainPageNext': {
    'typed': { scenario: inIndia, inputs: complaint },
    'nothing written': { scenario: inIndia, inputs: complaint, act: taps('footer button') },
    'collection': { scenario: 'overdue-in', inputs: { orderNo: orderOf('overdue-in').orderId, problemType: '1', problemSonType: '13' } },
    'pictures': {
      scenario: inIndia,
      inputs: complaint,
      act: async (page) => {
        await page.locator('main input[type=file]').first().setInputFiles([await photo(page, 400, 300, 1, 'a.jpg'), await photo(page, 300, 400, 1, 'b.jpg')]);
        await expect(page.locator('main li img')).toHaveCount(2);
      },
    },
    'picture, whole': {
      scenario: inIndia,
      inputs: { ...complaint, faults: 'offline@upload-problem-img' },
      act: async (page) => {
        await page.locator('main input[type=file]').first().setInputFiles(await photo(page, 400, 300, 1, 'a.jpg'));
        await page.getByRole('button', { name: 'Show picture 1' }).click();
        await opened(page);
      },
    },
  },
  '/complaintList': {
    'answered': { scenario: answered },
    'ten thousand': { scenario: 'many-complaints-in' },
    'one that waits for the network': {
      scenario: inIndia,
      act: async (page, go) => {
        await go('/complainPageNext', { ...complaint, faults: 'offline@user-problem' });
        await page.locator('main textarea').fill('Sent when online');
        await page.locator('footer button').last().click();
        await page.getByRole('button', { name: /online|daring|terhubung|联网/i }).click();
        await expect(page).toHaveURL(/complaintList/);
      },
    },
  },
  '/complainDetails': {
    'answered': {
      scenario: answered,
      path: '/complaintList',
      act: async (page) => {
        await openAnswer(page);
        await page.keyboard.press('Escape');
      },
    },
    'rating': { scenario: answered, path: '/complaintList', act: openAnswer },
    'picture, whole': {
      scenario: answered,
      path: '/complaintList',
      act: async (page) => {
        await openAnswer(page);
        await page.keyboard.press('Escape');
        await page.locator('main li button').first().click();
        await expect(dialog(page).getByRole('img')).toBeVisible();
      },
    },
  },
  '/intelligentCustomerService': {
    'asked': { act: ask },
    'answered': { act: askToTheEnd },
    'rating': { act: rateAnswer },
    'rating without a star': {
      act: async (page) => {
        await rateAnswer(page);
        await dialog(page).getByRole('button').last().click();
      },
    },
    'menu': { act: opens('header button[aria-haspopup=dialog]') },
    'share': {
      act: async (page) => {
        await ask(page);
        await menuRow(0)(page);
      },
    },
    'start over': { act: menuRow(1) },
    'forget': { act: menuRow(2) },
    'not sent': {
      inputs: { faults: 'http500@qa-record' },
      act: async (page) => {
        await page.locator('form textarea').fill('Halo');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Tidak terkirim')).toBeVisible();
      },
    },
  },
  '/register': {
    'mistakes': {
      scenario: 'promotion-visitor',
      inputs: { id: '1' },
      act: async (page) => {
        await page.locator('input[name=phone]').fill('13912345678');
        await expect(page.locator('form img')).toBeVisible();
        await page.locator('button[type=submit]').click();
      },
    },
    'spring': { scenario: 'promotion-visitor', inputs: { id: 'spring' } },
    'broken template': { scenario: 'promotion-visitor', inputs: { id: 'broken' } },
    'inside a messaging app': { scenario: 'promotion-visitor', inputs: { id: '1' }, prepare: pretendToBe(messenger), act: opened },
  },
  '/downloadTemplate': { 'broken template': { scenario: 'promotion-visitor', inputs: { id: 'broken' } }, 'registered': { scenario: 'promotion-visitor', inputs: { id: 'spring', from: 'register' } } },
  '/agreementTemplate': { 'broken template': { scenario: 'promotion-visitor', inputs: { id: 'broken' } }, 'spring': { scenario: 'promotion-visitor', inputs: { id: 'spring' } } },
  '/': {
    'unfolded': { act: unfold },
    'mistakes': { act: taps('form button[type=submit]') },
    'sent': {
      act: async (page) => {
        for (const name of ['name', 'telephone', 'email', 'remark']) await page.locator(`[name=${name}]`).fill('a@b.example');
        await page.locator('form button[type=submit]').click();
        await expect(page.locator('form output').last()).not.toBeEmpty();
      },
    },
    'to be installed': { inputs: 'none', act: offerToInstall },
    'to be installed by hand': {
      inputs: 'none',
      prepare: pretendToBe(iphone),
      act: async (page) => {
        await page.getByRole('button', { name: /^(Install|Pasang|安装)$/ }).click();
        await opened(page);
      },
    },
  },
  '/support/replay': {
    'data': { prepare: (page) => page.setViewportSize(desk) },
    'conversations': { scenario: inIndia, act: converse },
    'played': { scenario: inIndia, act: play },
    'to be exported': {
      scenario: inIndia,
      act: async (page, go) => {
        await play(page, go);
        await page.locator('header button[aria-label]').nth(1).click();
        await opened(page);
      },
    },
  },
};
