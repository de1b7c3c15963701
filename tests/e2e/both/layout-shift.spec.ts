import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

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
  '/complaintList': { scenario: 'complaint-answered-in' },
  '/intelligentCustomerService': { scenario: 'due-today' },
};

/** Runs in the page, before its own scripts: adds up how far its layout jumped, and remembers what did. */
function watchShifts(): void {
  const shifts = { sum: 0, parts: new Set<string>() };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue;
      shifts.sum += Number(entry.value);
      for (const { node, previousRect, currentRect } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        shifts.parts.add(`${element?.tagName ?? '?'}.${String(element?.className)} from ${previousRect.y} to ${currentRect.y}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far the layout has jumped until nothing changed any more for a moment. */
function shiftsOf(page: Page): Promise<{ sum: number; parts: string[] }> {
  return page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)));
    // What comes late comes when the page idles.
    let last = '';
    for (let calm = 0; calm < 5; ) {
      await idle();
      const now = document.body.innerText;
      calm = now === last ? calm + 1 : 0;
      last = now;
    }
    const { shifts } = window as unknown as { shifts: { sum: number; parts: Set<string> } };
    return { sum: shifts.sum, parts: [...shifts.parts] };
  });
}

for (const fonts of ['narrow', 'wide'] as const) {
  for (const width of [320, 360, 412]) {
    test.describe(`${fonts} letters, ${width} px`, () => {
      test.use({ fonts, viewport: { width, height: 740 } });

      test('no page of a borrower jumps while it comes', async ({ page, openScenario }) => {
        await page.addInitScript(watchShifts);
        for (const [path, { scenario, inputs = {} }] of Object.entries(pages)) {
          await openScenario(scenario, path, inputs);
          await expect(page.locator('main').getByText(/\S/).first()).toBeVisible();
          await expect(page.getByText(/^(Loading|Memuat|加载中)$/).filter({ visible: true })).toHaveCount(0);
          const { sum, parts } = await shiftsOf(page);
          expect.soft({ path, sum: sum < 0.001 ? 0 : sum, parts }).toEqual({ path, sum: 0, parts: sum < 0.001 ? parts : [] });
        }
      });
    });
  }
}
