import { expect, type Page } from '@playwright/test';
import { anyLanguage } from '../catalog-texts';
import { photo } from '../photo';
import { orderOf } from '../scenario';
import { ask, closes, dialog, inIndia, opened, opens, opensBy, says, sheet, taps } from './actions';
import type { State } from './page-state';

const complaint = { orderNo: orderOf(inIndia).orderId, problemType: '2' };
const aboutCollection = { orderNo: orderOf('overdue-in').orderId, problemType: '1', problemSonType: '13' };
const answered = 'complaint-answered-in';

const pictures = (page: Page) => page.locator('main input[type=file]').first();

async function openAnswer(page: Page): Promise<void> {
  await page.getByRole('listitem').nth(1).getByRole('link').click();
  await opened(page);
}

/** Down the questions to an answer that asks whether it helped. */
async function askToTheEnd(page: Page): Promise<void> {
  const feedback = page.getByRole('log').locator('fieldset');
  const question = page.getByRole('log').getByRole('listitem').getByRole('button').first();
  for (let step = 0; step < 4 && (await feedback.count()) === 0; step += 1) {
    const before = await question.innerText();
    await question.click();
    const isAnswered = async () =>
      (await feedback.count()) > 0 || ((await question.count()) > 0 && (await question.innerText()) !== before);
    await expect.poll(isAnswered).toBe(true);
  }
  await expect(feedback).toBeVisible();
}

/** From the answer on. */
async function rateAnswer(page: Page): Promise<void> {
  await page.getByRole('log').locator('fieldset button').first().click();
  await opened(page);
}

const openMenu = opens('header button[aria-haspopup=dialog]');

const menuRow = (index: number) => async (page: Page) => {
  await dialog(page)
    .locator('button')
    .nth(index + 1)
    .click();
  await expect(dialog(page).locator('p').first()).toBeVisible();
};

/** What only the pages of complaints and the chat have: drafts, pictures, ratings, and messages that did not arrive. */
export const complaintStates: Readonly<Record<string, Record<string, State>>> = {
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
        await expect(page.getByText(anyLanguage('Saved on this phone'))).toBeVisible();
        await go('/phenomenon');
        await page.locator('section ul li button').last().waitFor();
        await opensBy(/[:：].*I paid twice/)(page);
      },
    },
  },
  '/complainNewPage': { orders: { after: 'data', act: opens(sheet) } },
  '/complainPageNext': {
    typed: { scenario: inIndia, inputs: complaint },
    'nothing written': { after: 'typed', act: taps('footer button') },
    collection: { scenario: 'overdue-in', inputs: aboutCollection },
    pictures: {
      after: 'nothing written',
      act: async (page) => {
        await pictures(page).setInputFiles([
          await photo(page, 400, 300, 1, 'a.jpg'),
          await photo(page, 300, 400, 1, 'b.jpg'),
        ]);
        await expect(page.locator('main li img')).toHaveCount(2);
      },
    },
    'picture, whole': {
      scenario: inIndia,
      inputs: { ...complaint, faults: 'offline@upload-problem-img' },
      act: async (page) => {
        await pictures(page).setInputFiles(await photo(page, 400, 300, 1, 'a.jpg'));
        await opensBy(anyLanguage('Show picture {number}'))(page);
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
        await pictures(page).setInputFiles(await photo(page, 400, 300, 1, 'a.jpg'));
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
    distress: {
      scenario: 'overdue',
      inputs: { faults: 'offline@qa-record' },
      act: says('suicide', (page) => page.getByRole('log').getByRole('button', { name: /: 112$/ })),
    },
    'not sent': {
      inputs: { faults: 'code:4001@qa-record' },
      act: says('Halo', (page) => page.getByText(anyLanguage('Refused'))),
    },
    'in doubt': {
      inputs: { faults: 'http500@qa-record' },
      act: says('Halo', (page) => page.getByText(anyLanguage('We do not know whether this arrived.'))),
    },
  },
};
