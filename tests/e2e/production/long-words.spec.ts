import type { Page } from '@playwright/test';
import { isText } from '../../../mocks/backend/hostile';
import { withLeaves } from '../../support/faults/reshape';
import { askingPages, samplePages } from '../../support/pages';
import { layoutFindings } from '../support/access/reflow';
import { changeData } from '../support/change-data';
import { expect, test } from '../support/test';

/**
 * What a server may put into any text: a letter with 1,500 vowel signs, one with 1,500 marks above it, 1,500
 * letters in one ligature, and 10,000 letters without a blank. Engines break a line only between two clusters: the
 * first three are one each.
 */
const endless = [`क${'ा'.repeat(1_500)}`, `Z${'\u0301'.repeat(1_500)}`, 'क्'.repeat(1_500), 'x'.repeat(10_000)].join(
  ' ',
);

type Change = Parameters<typeof withLeaves>[1];

const changeAnswers = (page: Page, change: Change): Promise<void> =>
  changeData(page, '**/gateway/**', (data) => withLeaves(data, change));

const stretch: Change = (value, name) => (typeof value === 'string' && isText(name, value) ? endless : value);

/** Amounts of nine digits in place of a server's own. */
const enlarge: Change = (value, name) => {
  if (typeof value === 'string') return value.replaceAll(/Rp[\d.]+/g, 'Rp100.000.000');
  return typeof value === 'number' && /amount|principal|interest|fee/i.test(name) ? value * 100 : value;
};

/**
 * Runs in the page, with all that folds unfolded: what pushes it, or an open dialog, aside, and how
 * many screens high it is.
 */
function measure(): { aside: string[]; screens: number } {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const frames = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
  const aside = frames
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth }) => `${tagName} is ${String(scrollWidth)} px wide`);
  return { aside, screens: document.documentElement.scrollHeight / window.innerHeight };
}

/**
 * Runs in the page: the beginnings of the names of all visible buttons that reach past the left or right edge, but for
 * those in a row that scrolls.
 */
function buttonsOutside(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return Array.from(document.querySelectorAll('button, [role="button"]'))
    .filter((button) => !scrolls(button.parentElement))
    .map((button) => ({ name: (button.textContent ?? '').slice(0, 40), box: button.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > window.innerWidth + 1))
    .map(({ name }) => name);
}

type Sample = { path: string; scenario: string; inputs?: Record<string, string> };

const samples: readonly Sample[] = [
  ...samplePages.filter(({ path }) => path in askingPages),
  { path: '/loanConfirm', scenario: 'new-loan-in' },
  { path: '/complaintList', scenario: 'complaint-answered' },
  { path: '/installment', scenario: 'overdue-in' },
];

/** A text of law is one text, which has a page of its own and is there to be read whole. */
const mayBeLong = new Set(['/agreementTemplate']);

// A read of the page may be under way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const { path, scenario, inputs } of samples) {
  test(`endless texts do not widen ${path} of ${scenario}`, async ({ page, openScenario }) => {
    await changeAnswers(page, stretch);
    await openScenario(scenario, path, inputs);
    await expect(page.getByRole('main').or(page.getByRole('log')).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { aside, screens } = await page.evaluate(measure);
    expect(aside).toEqual([]);
    expect(mayBeLong.has(path) ? 0 : screens).toBeLessThan(14);
    // A chat may still scroll to its last message.
    await expect.poll(() => page.evaluate(buttonsOutside)).toEqual([]);
  });
}

for (const width of [320, 360])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, bypassCSP: true });
    for (const [path, scenario] of [
      ['/installment', 'due-today'],
      ['/loanConfirm', 'new-loan'],
      ['/relevant', 'due-today'],
      ['/loanDetails', 'due-today'],
    ] as const)
      test(`${path} breaks no amount of nine digits, also at 200 % text`, async ({ page, openScenario }) => {
        await changeAnswers(page, enlarge);
        await openScenario(scenario, path);
        await expect(page.getByText(/Rp\d{3}\.\d{3}\.\d{3}/).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const found = await layoutFindings(page, ['narrow', 'wide']);
        // A large figure grows as far as the screen lets it.
        const cramped = found
          .flatMap(({ plain, large }) => [...plain, ...large])
          .filter((one) => !one.startsWith('does not grow'));
        expect(cramped).toEqual([]);
      });
  });

test('no line break separates an amount from its bracket or full stop', async ({ page, openScenario }) => {
  const text = 'Minimum (Rp1.500.000). Maksimum (2026-03-01), lalu Rp2.000.000; selesai.';
  await changeData(page, '**/loan-details**', (data) => ({ ...data, noticeDesText: text }));
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
