import { expect, type Page } from '@playwright/test';
import { launchUrl, newLaunch } from '../launch';
import { orderOf } from '../scenario';

/** Opens another page in the same world. */
export type Go = (path: string, inputs?: Record<string, string>) => Promise<void>;

/** One way in which a page can stand before a person. */
export type State = {
  scenario?: string;
  /** Where the way begins, if not at the page itself. */
  path?: string;
  /** The page's own parameters, and the demo's `faults` and `clock`; `none` opens it without a session. */
  inputs?: Record<string, string> | 'none';
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** From the drawn page to the state. */
  act?: (page: Page, go: Go) => Promise<void>;
  /** A choice of language ends the state: it is brought about anew in each. */
  isAnew?: boolean;
  /** It is the waiting that is looked at. */
  isWaiting?: boolean;
};

const loading = /^(Loading|Memuat|加载中)$/;

/** Until a page lives, and has got what it asked for. */
export async function settled(page: Page, isWaiting = false): Promise<void> {
  // The demo's badge comes with the living page, never with its drawing in the HTML.
  await expect(page.getByText(/^(Demo: |演示：)/).first()).toBeAttached({ timeout: 15_000 });
  await expect(page.locator('h1').first()).toBeAttached();
  if (isWaiting) return;
  // What is folded away may wait to be asked for.
  await expect(page.getByText(loading).filter({ visible: true })).toHaveCount(0, { timeout: 15_000 });
}

/** Brings a page into a state, for a borrower of its own. */
export async function bring(page: Page, pagePath: string, state: State): Promise<void> {
  const { scenario = 'due-today', inputs = {}, path = pagePath, isWaiting = false } = state;
  const { productId, orderId, pop } = orderOf(scenario);
  const launch = { ...newLaunch(), pop };
  const go: Go = async (to, given = {}) => {
    await page.goto(launchUrl(to, launch, { productId, orderId, demo: scenario, faults: '', ...given }));
    await settled(page, isWaiting);
  };
  // What the borrower before was asked already would not be asked again.
  if (page.url().startsWith('http')) {
    await page.evaluate(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
  }
  await state.prepare?.(page);
  if (inputs === 'none') {
    await page.goto(path);
    await settled(page, isWaiting);
  } else {
    await go(path, inputs);
  }
  await state.act?.(page, go);
}
