import type { Disposable, Page } from '@playwright/test';
import { marketOf, type Market } from '@/domain/market';
import { demoBadge, loading } from '../catalog-texts';
import { launchUrl, newLaunch } from '../launch';
import { orderOf } from '../scenario';
import { setLanguage } from './set-language';

type Go = (path: string, inputs?: Record<string, string>) => Promise<void>;

/** One way in which a page can stand before a person. */
export type State = {
  scenario?: string;
  /** Where the way begins, if not at the page itself. */
  path?: string;
  /** The page's own parameters, and the demo's `faults` and `clock`; `none` opens it without a session. */
  inputs?: Record<string, string> | 'none';
  /** Before the page is opened. What it gives back ends with the state, and with those that go on from it. */
  prepare?: (page: Page) => Promise<Disposable | void>;
  /** From the rendered page to the state. */
  act?: (page: Page, go: Go) => Promise<void>;
  /** The state of the same page that it goes on from, as that stands, instead of a page loaded again. */
  after?: string;
  /** A choice of language ends the state: it is brought about again in each. */
  isAnew?: boolean;
  /** It is the waiting that is looked at. */
  isWaiting?: boolean;
};

/** Runs in the page: whether it lives, and has got what it asked for. */
function isSettled({ isWaiting, badge, wait }: { isWaiting: boolean; badge: string; wait: string }): boolean {
  // The demo's badge comes with the living page, never with its rendering in the HTML.
  const isAlive = Array.from(document.querySelectorAll('button, p')).some(({ textContent }) =>
    new RegExp(badge).test(textContent),
  );
  if (!isAlive || !document.querySelector('h1')) return false;
  // What is folded away may wait to be asked for.
  const isLoading = (element: Element) =>
    new RegExp(wait).test(element.textContent.trim()) && element.checkVisibility({ visibilityProperty: true });
  return isWaiting || !Array.from(document.querySelectorAll('output, .sr-only')).some(isLoading);
}

/** Until a page lives, and has got what it asked for. */
export async function settled(page: Page, isWaiting = false): Promise<void> {
  const words = { isWaiting, badge: demoBadge.source, wait: loading.source };
  await page.waitForFunction(isSettled, words);
}

const usualScenario = 'due-today';

/** In which market a state's borrower is: that of the state which it goes on from. */
export function marketIn(states: Readonly<Record<string, State>>, name: string): Market {
  const { after, scenario = usualScenario } = states[name] ?? {};
  return after === undefined ? marketOf(orderOf(scenario).pop) : marketIn(states, after);
}

/** How the borrower of a state opens another page, and what ends with it. */
type Loaded = { go: Go; prepared: Disposable | void };

/** Brings a page into a state, for a borrower of its own. */
async function load(page: Page, pagePath: string, state: State): Promise<Loaded> {
  const { scenario = usualScenario, inputs = {}, path = pagePath, isWaiting = false } = state;
  const { productId, orderId, pop } = orderOf(scenario);
  const launch = { ...newLaunch(), pop };
  const go: Go = async (to, given = {}) => {
    await page.goto(launchUrl(to, launch, { productId, orderId, demo: scenario, faults: '', ...given }), {
      waitUntil: 'commit',
    });
    await settled(page, isWaiting);
  };
  // What the borrower before was asked already would not be asked again.
  if (page.url().startsWith('http')) {
    await page.evaluate(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
  }
  const prepared = await state.prepare?.(page);
  if (inputs === 'none') {
    await page.goto(path, { waitUntil: 'commit' });
    await settled(page, isWaiting);
  } else {
    await go(path, inputs);
  }
  return { go, prepared };
}

/**
 * Somebody who goes from state to state of one page. What was left out on the way to a state is done without a look.
 */
export class Walk {
  #at = '';
  #loaded: Loaded = { go: () => Promise.reject(new Error('No page is open')), prepared: undefined };
  #language = '';

  readonly #page: Page;
  readonly #path: string;
  readonly #states: Readonly<Record<string, State>>;

  constructor(page: Page, path: string, states: Readonly<Record<string, State>>) {
    this.#page = page;
    this.#path = path;
    this.#states = states;
  }

  /** Brings the page into a state. @throws Error when there is no such state, or it does not come about */
  async to(name: string): Promise<void> {
    const state = this.#states[name];
    if (!state) throw new Error(`There is no state "${name}" of ${this.#path}`);
    if (state.after === undefined) {
      await this.end();
      this.#loaded = await load(this.#page, this.#path, state);
      this.#language = (await this.#page.locator('html').getAttribute('lang')) ?? '';
    } else {
      if (this.#at !== state.after) await this.to(state.after);
      await setLanguage(this.#page, this.#language);
    }
    this.#at = '';
    await state.act?.(this.#page, this.#loaded.go);
    this.#at = name;
  }

  /** What was prepared for the last state is no more; the page stands as it is. */
  async end(): Promise<void> {
    await this.#loaded.prepared?.dispose();
    this.#loaded.prepared = undefined;
  }
}

/** The states of a page in the order in which they are walked through: each followed by those that go on from it. */
export function inWalkingOrder(states: Readonly<Record<string, State>>, from?: string): string[] {
  return Object.keys(states).flatMap((name) =>
    states[name]?.after === from ? [name, ...inWalkingOrder(states, name)] : [],
  );
}
