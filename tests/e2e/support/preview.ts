import { expect, type Page } from '@playwright/test';
import { storedRecords } from './stored-records';

/** The application, its libraries and its texts: everything but what is in the HTML. */
export const code = /\/assets\//;
/** The same, and every answer of the server. */
export const codeAndAnswers = /\/assets\/|\/gateway\//;

/** The call that makes a payment code, and the choice of the way that makes one. */
export const makesCode = '/v3/loan-details/generate-vcode';
export const atBank = { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };

export const number = (page: Page) => page.locator('[data-slot="numberValue"]');

/** The line that tells how old a stored answer is. */
export const age = (page: Page) => page.getByText(/^Baru diperbarui, \d\d:\d\d$/);

/** 1 while the page is what is in its HTML, 0 once the application has taken it over. */
export const isPrerendered = (page: Page) => page.locator('#root > .skeletons').count();

export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until the phone has stored an answer. @returns the address of the page that shows it */
export async function addressOfStored(page: Page): Promise<string> {
  await expect.poll(async () => (await storedRecords(page, 'kept-answers')).length).toBeGreaterThan(0);
  return page.url();
}
