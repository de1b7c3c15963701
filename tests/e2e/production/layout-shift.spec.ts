import type { Page } from '@playwright/test';
import { hold } from '../support/hold';
import { keptRecords } from '../support/kept-records';
import { expect, test } from '../support/test';
import { loading } from '../support/words';

const debt = { amount: '155400000', display: '0' };

/** The pages of a borrower, each with the scenario and the parameters it is opened with. */
const pages: Readonly<Record<string, { scenario: string; inputs?: Record<string, string> }>> = {
  '/loanDetails': { scenario: 'extension-available' },
  '/loanConfirm': { scenario: 'new-loan' },
  '/installment': { scenario: 'due-today' },
  '/extension': { scenario: 'extension-available' },
  '/individual': { scenario: 'due-today', inputs: debt },
  '/that': { scenario: 'due-today', inputs: { ...debt, payType: '1', payCode: 'BNI' } },
  '/dragonpayPaymentInstructions': { scenario: 'due-today', inputs: { ...debt, payType: '2', payCode: 'ALFAMART' } },
  '/payway': { scenario: 'card-repayment' },
  '/phenomenon': { scenario: 'due-today-in' },
  // Without an order and a type: the types come with the answer.
  '/complainPageNext': { scenario: 'due-today', inputs: { orderId: '' } },
  '/complaintList': { scenario: 'complaint-answered-in' },
  '/intelligentCustomerService': { scenario: 'due-today' },
};

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Runs in the page, before its own scripts: adds up how far its layout jumped, and remembers what did. */
function watchShifts(): void {
  const shifts = { sum: 0, parts: new Set<string>() };
  const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries().filter(isShift)) {
      shifts.sum += value;
      for (const { node, previousRect, currentRect } of sources)
        shifts.parts.add(`"${node?.textContent?.slice(0, 40) ?? ''}" from ${previousRect.y} to ${currentRect.y}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far the layout has jumped until nothing changed any more for a moment. */
function shiftsOf(page: Page): Promise<{ sum: number; parts: string[] }> {
  return page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)));
    let last = '';
    for (let calm = 0; calm < 5;) {
      await idle();
      const now = document.body.innerText;
      calm = now === last ? calm + 1 : 0;
      last = now;
    }
    const { shifts } = window as unknown as { shifts: { sum: number; parts: Set<string> } };
    return { sum: shifts.sum, parts: [...shifts.parts] };
  });
}

async function expectNoShift(page: Page): Promise<void> {
  await expect(page.locator('main').getByText(/\S/).first()).toBeVisible();
  await expect(page.getByText(loading).filter({ visible: true })).toHaveCount(0);
  const { sum, parts } = await shiftsOf(page);
  expect(sum, parts.join('\n')).toBeLessThan(0.001);
}

const screens = [
  { fonts: 'narrow', width: 360 },
  { fonts: 'wide', width: 320 },
] as const;

// Each page with one of them, in turn; the rest is @full.
for (const [turn, { fonts, width }] of screens.entries()) {
  test.describe(`${fonts} letters, ${width} px`, () => {
    // What comes late comes when the page idles.
    test.use({ fonts, viewport: { width, height: 740 }, isIdle: true });

    for (const [index, [path, { scenario, inputs = {} }]] of Object.entries(pages).entries()) {
      test(
        `${path} does not jump while it comes`,
        { tag: index % screens.length === turn ? [] : '@full' },
        async ({ page, openScenario }) => {
          await page.addInitScript(watchShifts);
          await openScenario(scenario, path, inputs);
          await expectNoShift(page);
        },
      );
    }
  });
}

test.describe('a page whose loan comes last', () => {
  // So high that nothing of it lies below the screen.
  test.use({ fonts: 'wide', viewport: { width: 320, height: 1_400 }, isIdle: true });

  for (const path of ['/payway', '/alipayrepayment']) {
    test(`${path} does not jump when it is there`, async ({ page, openScenario }) => {
      await page.addInitScript(watchShifts);
      const loan = page.waitForResponse(/loan-details/);
      await openScenario('card-repayment', path, { ...debt, faults: 'slow@loan-details' });
      await loan;
      await expect(page.getByRole('link', { name: /\+86/ })).toBeVisible();
      await expectNoShift(page);
    });
  }
});

test.describe('what was read earlier', () => {
  test.use({ fonts: 'wide', viewport: { width: 320, height: 740 }, isIdle: true });

  for (const [name, { scenario, inputs = {} }] of Object.entries(pages)) {
    if (!['/loanDetails', '/installment', '/extension', '/loanConfirm', '/complaintList'].includes(name)) continue;
    test(
      `${name} gives way to the fresh answer without a jump`,
      { tag: name === '/loanDetails' ? [] : '@full' },
      async ({ page, openScenario }) => {
        await page.addInitScript(watchShifts);
        await openScenario(scenario, name, inputs);
        await expect.poll(async () => (await keptRecords(page, 'kept-answers')).length).toBeGreaterThan(0);
        const release = await hold(page, /\/gateway\//);
        await page.reload();
        const age = page.getByText(/^Baru saja dibaca|^Dibaca|^Read/);
        await expect(age).toBeVisible();
        release();
        await expect(age).toHaveCount(0);
        await expectNoShift(page);
      },
    );
  }
});
