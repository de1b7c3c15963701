import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const endless = 'x'.repeat(3_000);

/** Words, neither numbers nor times, codes or addresses: what a server may put any length into. */
const isWords = (text: string) => /^\p{L}[\p{L} ,.!?'’()%-]{3,}$/u.test(text);

function stretch(value: unknown): unknown {
  if (typeof value === 'string') return isWords(value) ? endless : value;
  if (Array.isArray(value)) return value.map(stretch);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, stretch(inner)]));
  return value;
}

async function stretchAnswers(page: Page): Promise<void> {
  await page.route('**/gateway/**', async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('json')) return route.fulfill({ response });
    const answer: unknown = await response.json();
    return route.fulfill({ response, json: stretch(answer) });
  });
}

const pages: [string, string, Record<string, string>][] = [
  ['due-today', '/loanDetails', {}],
  ['new-loan', '/loanConfirm', {}],
  ['due-today', '/installment', {}],
  ['extension-available', '/extension', {}],
  ['due-today', '/individual', { amount: '155400000', display: '0' }],
  ['due-today', '/that', { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' }],
  ['card-repayment', '/payway', {}],
  ['card-repayment', '/addnormalcard', {}],
  ['due-today', '/complainNewPage', {}],
  ['due-today', '/complainPageNext', {}],
  ['complaint-answered', '/complaintList', {}],
  ['complaint-answered', '/complainDetails', { problemId: '1' }],
  ['due-today', '/intelligentCustomerService', { selectedIndex: '1' }],
  ['due-today', '/customerService', {}],
  ['due-today', '/relevant', {}],
  ['due-today-in', '/jointFailure', {}],
];

for (const [scenario, path, inputs] of pages) {
  test(`3,000 letters without a space do not push ${path} out of the screen`, async ({ page, openScenario }) => {
    await stretchAnswers(page);
    await openScenario(scenario, path, inputs);
    await expect(page.getByRole('main').or(page.getByRole('log')).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  });
}

test('a bracket and a stop stay with the sum between them, at any width', async ({ page, openScenario }) => {
  const text = 'Minimum (Rp1.500.000). Maksimum (2026-03-01), lalu Rp2.000.000; selesai.';
  await page.route('**/loan-details**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    return route.fulfill({ response, json: { ...answer, data: { ...answer.data, noticeDesText: text } } });
  });
  await openScenario('due-today', '/loanDetails');
  const paragraph = page.getByText(/^Minimum/);
  await expect(paragraph.locator('.figure')).toHaveCount(3);
  const apart = await paragraph.evaluate((element: HTMLElement) => {
    const lineOf = (node: Node | null, offset: number) => {
      const range = document.createRange();
      range.setStart(node ?? element, offset);
      range.setEnd(node ?? element, offset + 1);
      return Math.round(range.getBoundingClientRect().bottom);
    };
    const found: string[] = [];
    for (let width = 110; width < 320; width += 1) {
      element.style.width = `${width}px`;
      for (const figure of element.querySelectorAll('.figure')) {
        const { previousSibling: before, nextSibling: behind, firstChild: inside } = figure;
        const end = before?.textContent?.length ?? 0;
        const lines = [lineOf(inside, 0), lineOf(behind, 0)];
        if (before?.textContent?.endsWith('(')) lines.push(lineOf(before, end - 1));
        if (new Set(lines).size > 1) found.push(`${figure.textContent} at ${width} px`);
      }
    }
    return found;
  });
  expect(apart).toEqual([]);
});

test('a refusal of megabytes is told in words that a person reads, on the width of the screen', async ({
  page,
  openScenario,
}) => {
  await page.route('**/gateway/**', (route) =>
    route.fulfill({ json: { code: '9', msg: 'y'.repeat(20_000_000), data: null } }),
  );
  await openScenario('due-today', '/installment');
  await expect(page.getByText(/^y{500}$/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
