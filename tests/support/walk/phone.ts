import { inspect } from 'node:util';
import { payableSums } from '@mocks/db/debt';
import { extensionFee } from '@mocks/db/status';
import type { MockServer } from '@mocks/node';
import { findScenario } from '@mocks/scenarios';
import { orderIdOf, productOf } from '@mocks/seed/create-state';
import { fireEvent } from '@testing-library/react';
import { millisecondsInHour } from 'date-fns/constants';
import { IDBFactory } from 'fake-indexeddb';
import { parseSearch } from '@/platform/browser/search';
import { createLocaleStore } from '@/platform/i18n/locale-store';
import { stopListening } from '../put-back';
import { renderApp } from '../render-app';
import { createNetwork, turns } from './network';
import { readScreen, type Screen, type Tappable } from './screen';
import type { Asked, Page, Step, World } from './steps';
import { beginAt, setClock, sleep, start, trueNow } from './time';

// The code of the pages is there before any walk begins, because time does not pass while it loads.
import.meta.glob(
  [
    '../../../src/{features/{loan,pay,records},ui,platform/{query,writes,storage}}/**/*.{ts,tsx}',
    '!**/*.test.{ts,tsx}',
  ],
  { eager: true },
);

/** Longer than this the phone sleeps, and its timers with it; milliseconds. */
const awake = 16_000;

/** The sentences as they are in the code: texts of catalogs would arrive at another time in each run. */
const noTexts = () => Promise.resolve({});

/** Frames, and what the page does after them. */
const frameMs = 20;

/** The buttons, links and choices of the pages of payments, in the order in which a number names them. */
const taps: readonly RegExp[] = [
  /^YES$/,
  /^I HAVE PAID$/,
  /^(Show the code|Get a code) anyway$/,
  /^Pay again$/,
  /^Pay \S*\d/,
  /^Confirm$/,
  /^the first card$/,
  /^the second card$/,
  /^(Pay now|I WANT TO PAY|Pay extension fee|Repay)$/,
  /^(Show to the cashier|Show as voucher|Change payment method|Show the newer code|Show my payment code)$/,
  /^(Get a new code|Try again|Check again|Check again now)$/,
  /^(Go to my loan|See my loan|See the loan|See this payment|Extend due date)$/,
  /^(Go to the payment page|Pay another way|I have not paid)$/,
  /^(CANCEL|Do not pay|Cancel payment|Send again|Close|Back|Enter the code|ALFAMART|CSC PAY POINT|BCA|HDFC Bank)$/,
  /^(Repayment|Extension of the due date)/,
];

/** The choice of a bank card has the name of its bank. Of the demo's cards the second one needs no code by SMS. */
function renamed(there: readonly Tappable[]): Tappable[] {
  const cards = there.filter(({ name, element }) => element instanceof HTMLInputElement && name.includes('•'));
  const names = ['the first card', 'the second card'];
  return there.map((one) => ({ ...one, name: names[cards.indexOf(one)] ?? one.name }));
}

/** The button, link or choice that is meant, if it is there. */
function find(wanted: string | number, screen: Screen): Tappable | undefined {
  const there = renamed(screen.tappable);
  if (typeof wanted === 'string') {
    const isPay = wanted === 'Pay';
    return there.find((one) => (isPay ? /^Pay \S*\d/.test(one.name) : one.name === wanted));
  }
  const known = taps.flatMap((pattern) => there.find((one) => pattern.test(one.name)) ?? []);
  return known[wanted % Math.max(1, known.length)];
}

/** Types the code of an SMS, if a page asks for it. */
function fillIn(container: Element): void {
  const field = container.querySelector<HTMLInputElement>('dialog[open] input:not([type=radio])');
  if (field) fireEvent.change(field, { target: { value: '123456' } });
}

type Window = { id: 0 | 1; app: Awaited<ReturnType<typeof renderApp>> };

export type Tap = { name: string; window: Window; before: Screen };

const counterPages: ReadonlySet<Page> = new Set(['/dragonpayPaymentInstructions', '/cashier']);

/** Ends all timers. The library also turns its clock back. */
function endTimers(): void {
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
}

let walks = 0;
let launches = 0;

/** A phone with one or two windows, and the lender behind it. */
export function createPhone(server: MockServer, world: World) {
  const { scenario: name, rows, slowMs } = world;
  const unnamed = { repayWaitDetail: [], repayYetDetail: [] };
  const fields = { ...world.manners.fields, ...(rows === 'unnamed' && unnamed) };
  const manners = { ...world.manners, fields };
  // Each walk has an order of its own: a page stores for which questions it was answered as long as it lives.
  walks += 1;
  const scenario = findScenario(name);
  const order = { productId: productOf(scenario.market).id, orderId: orderIdOf(scenario, walks + 1) };
  vi.clearAllTimers();
  // What was paid before is older than any copy of the loan.
  beginAt(start - millisecondsInHour);
  globalThis.indexedDB = new IDBFactory();
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
  server.reset({ scenario: name, seed: walks + 1, now: trueNow, lender: manners });
  const next = server.lender.truth(order.orderId);
  if (rows !== 'several' && next.dueAt.length > 1) server.lender.book('elsewhere', { orderId: order.orderId });
  beginAt(start);
  const network = createNetwork(server);
  network.slow(slowMs);
  const windows = new Map<0 | 1, Window>();
  const trace: string[] = [];
  /** The amounts that the borrower typed into addresses. */
  const named = new Set<number>();
  const holds: ReturnType<MockServer['lender']['hold']>[] = [];
  let put: { mockRestore: () => void } | null = null;

  async function settle(): Promise<void> {
    for (let round = 0; round < 5; round += 1) {
      vi.advanceTimersByTime(frameMs);
      await turns(8);
      await network.quiet();
    }
  }

  async function pass(ms: number): Promise<void> {
    if (ms > awake) {
      sleep(ms - awake);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
    // In small pieces: what a page has begun must not be late by a jump.
    for (let passed = 0; passed < Math.min(ms, awake); passed += 1_000) {
      vi.advanceTimersByTime(1_000);
      await turns(6);
      await network.quiet();
    }
  }

  /** What the lender asks for now: the borrower knows it, for example from a letter. */
  function sumOf(asked: Asked): string {
    const known = server
      .backend()
      .snapshot()
      .state.orders.find(({ orderId }) => orderId === order.orderId);
    if (!known || asked === 'nothing') return '';
    if (asked === 'fee') return String(extensionFee(known, scenario.market));
    const { roundTo = 1 } = manners;
    const sums = payableSums(known, trueNow(), scenario.market);
    const parts = sums.map((sum, index) => Math.ceil((sum - (sums[index - 1] ?? 0)) / roundTo) * roundTo);
    return String(parts.slice(0, asked === 'row' ? 1 : undefined).reduce((total, row) => total + row, 0) || '');
  }

  // Only the amount of a bank may contain the fee: at a counter the fee is added where it is paid (wire protocol).
  const hasCounters = scenario.market.id !== 'mainland' && manners.isFeeInAmount !== true;
  const isCounter = (place: 0 | 1 | 2) => place === 2 && hasCounters;
  const pageOf = (page: Page): Page => (!hasCounters && counterPages.has(page) ? '/that' : page);
  const places = scenario.market.id === 'india' ? ['HDFC', 'ICICI', 'CSC'] : ['BCA', 'BNI', 'ALFAMART'];

  function searchOf({ page, asked, place }: Extract<Step, { does: 'open' }>): Record<string, string> {
    const amount = sumOf(asked);
    named.add(Number(amount));
    const way = { payType: isCounter(place) ? '2' : '1', payCode: places[isCounter(place) ? 2 : place % 2] ?? '' };
    const choice = { ...order, ...(amount !== '' && { amount }), display: asked === 'fee' ? '1' : '0' };
    if (page === '/that') return { ...choice, ...way };
    if (counterPages.has(page)) return { ...choice, payType: '2', payCode: places[2] ?? '' };
    return page === '/individual' ? choice : order;
  }

  async function open(id: 0 | 1, path: string, search: Record<string, string>): Promise<Window> {
    const key = {};
    const known = windows.get(id);
    if (known) {
      void known.app.router.navigate({ to: path, search } as never);
      return known;
    }
    let isOpen = false;
    const opening = renderApp(path, {
      scenario: name,
      // A page is opened with a new token each time.
      search: { ...order, ...search, token: `token-${String((launches += 1))}` },
      parts: { transport: network.of(key), locale: createLocaleStore({ load: noTexts }) },
      leaveBy: { assign: () => undefined, replace: () => undefined, open: () => window },
    }).finally(() => (isOpen = true));
    const isWaiting = () => !isOpen;
    // A page waits for its first answers, which may need time.
    while (isWaiting()) {
      await turns(20);
      await network.quiet();
      vi.advanceTimersByTime(frameMs);
    }
    const opened: Window = { id, app: await opening };
    keys.set(opened, key);
    windows.set(id, opened);
    return opened;
  }

  const keys = new WeakMap<Window, object>();

  function kill(): void {
    for (const one of windows.values()) {
      network.end(keys.get(one) ?? one);
      one.app.unmount();
      one.app.queryClient.clear();
    }
    windows.clear();
    stopListening();
    endTimers();
  }

  function screenOf({ app }: Window): Screen {
    const { pathname, searchStr } = app.router.state.resolvedLocation ?? app.router.state.location;
    const screen = readScreen(app.container, pathname, { ...parseSearch(searchStr) });
    return app.router.state.isLoading ? { ...screen, isLoaded: false } : screen;
  }

  async function tap(wanted: string | number, id: 0 | 1): Promise<Tap | null> {
    const window = windows.get(id) ?? windows.get(0);
    if (!window) return null;
    const before = screenOf(window);
    const found = find(wanted, before);
    if (!found) return null;
    if (found.name === 'Confirm') fillIn(window.app.container);
    found.element.click();
    return { name: found.name, window, before };
  }

  function book({ from, how, isOther }: Extract<Step, { does: 'book' }>): string {
    const { lender } = server;
    const { issued } = lender.truth(order.orderId);
    // A card is charged by the server alone.
    const payable = issued.filter(({ by, isTaken }) => isTaken || isCode(by));
    const payment = from === 'elsewhere' ? undefined : from === 'newest' ? payable.at(-1) : payable[0];
    const by = payment?.by ?? 'elsewhere';
    if (by === 'elsewhere' && lender.truth(order.orderId).isSettled) return 'nothing is owed';
    const own = payment?.purpose ?? 'loan';
    const other = own === 'loan' ? 'extension' : 'loan';
    lender.book(by, {
      orderId: order.orderId,
      ...(how === 'half' && by !== 'elsewhere' && { share: 0.5 }),
      ...(how === 'whole, a minute later' && { at: trueNow() + 60_000 }),
      ...(isOther && { purpose: other }),
    });
    return by;
  }

  const isCode = (by: string) =>
    network.log.some(
      ({ call, data }) => call === 'generate-vcode' && (data as { vcode?: string } | null)?.vcode === by,
    );

  /** Takes the last booking back. @returns whether there is one */
  function reverse(): boolean {
    const last = [...server.lender.truth(order.orderId).bookings]
      .reverse()
      .find(({ reversedAt }) => reversedAt === null);
    if (last) server.lender.reverse(last.id);
    return last !== undefined;
  }

  function letGo(how: 'release' | 'breakOff'): void {
    for (const hold of holds.splice(0)) hold[how]();
  }

  function setFull(isFull: boolean): void {
    put?.mockRestore();
    put = isFull
      ? vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('', 'QuotaExceededError');
        })
      : null;
  }

  /** Browsers report a change to the other windows. */
  async function tellWindows(): Promise<void> {
    if (windows.size < 2) return;
    const changed = Object.keys(globalThis.localStorage).find((key) => key.includes('payments')) ?? 'payments';
    globalThis.dispatchEvent(new StorageEvent('storage', { key: changed }));
    await settle();
  }

  /** Does one step. @returns the tap, if a button was there */
  async function take(one: Step): Promise<Tap | null> {
    let tapped: Tap | null = null;
    let happened: object | null = one;
    const { lender } = server;
    const acts: { [Name in Step['does']]: (step: Extract<Step, { does: Name }>) => unknown } = {
      open: (step) => open(step.window, pageOf(step.page), searchOf({ ...step, page: pageOf(step.page) })),
      async tap(step) {
        tapped = await tap(step.name, step.window);
        happened = tapped && { ...step, name: tapped.name };
      },
      book: (step) => (happened = { ...step, booked: book(step) }),
      reverse: () => (happened = reverse() ? one : null),
      charge: () => lender.charge(500_000, order.orderId),
      close: ({ isForgiven }) => lender.close(isForgiven, order.orderId),
      pass: ({ ms }) => pass(ms),
      hold: ({ call }) => holds.push(lender.hold(call)),
      release: () => letGo('release'),
      'break off': () => letGo('breakOff'),
      fail: ({ fault }) => server.setFaults(fault),
      full: ({ isFull }) => setFull(isFull),
      'set clock': ({ ms }) => setClock(ms),
      'add card': () => server.backend().bindCard({ cardNo: '6225881234567898', bankCode: 'CMB' }),
      kill,
      calm() {
        letGo('release');
        server.setFaults('');
        setFull(false);
      },
    };
    await (acts[one.does] as (step: Step) => unknown)(one);
    await settle();
    await tellWindows();
    if (happened) trace.push(inspect(happened));
    return tapped;
  }

  return {
    world,
    scenario,
    network,
    trace,
    named,
    take,
    keyOf: (window: Window) => keys.get(window),
    windows: () => [...windows.values()],
    screenOf,
    isFull: () => put !== null,
    truth: () => server.lender.truth(order.orderId),
    end(): void {
      letGo('release');
      setFull(false);
      kill();
    },
  };
}

export type Phone = ReturnType<typeof createPhone>;
