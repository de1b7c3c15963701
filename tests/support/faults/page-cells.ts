import type { MockServer } from '@mocks/node';
import { act, fireEvent, waitFor } from '@testing-library/react';
import type { Locale } from '@/domain/languages';
import { OfflineError, TimedOutError } from '@/platform/api/errors';
import { askingPages } from '../pages';
import { renderApp } from '../render-app';
import { passUnanswered } from '../timers';
import { failures, generalFaults, type AnswerFault } from './answer-faults';
import { inLanguage } from './catalogs';
import { expectWell, readPage, wordsFor } from './expect-well';
import { breakNetwork, holdAnswers } from './network';

export type Visit = { path: string; locale: Locale; options: NonNullable<Parameters<typeof renderApp>[1]> };

/** Begins the world of a page, and says how the page is opened in it. */
export function visitOf(server: MockServer, path: string, locale: Locale = 'en'): Visit {
  const options = askingPages[path] ?? {};
  server.reset({ scenario: options.scenario ?? 'due-today' });
  // The backend makes up the complaint that the address has to name.
  const [complaint] = server.backend().snapshot().state.complaints;
  const search = path === '/complainDetails' ? { problemId: complaint?.problemId } : options.search;
  return { path, locale, options: { ...options, ...(search && { search }) } };
}

type App = Awaited<ReturnType<typeof renderApp>>;

const timers = ['setTimeout', 'clearTimeout'] as const;

/** The client waits before it tries again, and a minute before it gives up: no one sits through that here. */
export function letTimersWait(): void {
  vi.useFakeTimers({ toFake: [...timers], shouldAdvanceTime: true });
}

export async function settle({ queryClient }: App): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(async () => {});
}

/** What a page reads past the cache, for example the log of the chat, may take a moment longer than its queries. */
const waitUntilWell = (locale: Locale) => waitFor(() => expectWell(locale));

const open = ({ path, locale, options }: Visit) => renderApp(path, { ...options, locale });

/** What pages say in their own words, where the general ones would say less. English, as in the code. */
const ownWords: Readonly<Record<string, readonly string[]>> = {
  '/customerService': ['We could not check for newer contact details'],
};

/** Pages that can do their work without what they ask for at first: there is nothing to tell. */
const needsNothing = new Set(['/addnormalcard', '/register', '/downloadTemplate']);

/** Pages that ask by themselves, past the cache: to them, asking again is a tap of its own. */
const asksItself = new Set([...needsNothing, '/intelligentCustomerService']);

/** Pages on which the cache alone asks for nothing again: a voucher gets its code once, and then only by a tap. */
const asksOnce = new Set([...asksItself, '/dragonpayPaymentInstructions']);

const typable = 'main input:not([type]), main input[type=text], main input[type=tel], main textarea:not([readonly])';
type Field = HTMLInputElement | HTMLTextAreaElement;
const fields = () => [...document.querySelectorAll<Field>(typable)].filter((field) => !field.disabled);

/** Types into whatever is there, lets the fault strike once more, and looks whether it still is there. */
async function expectNothingTypedLost(app: App, waitingTime: number): Promise<void> {
  if (fields().length === 0) return;
  for (const field of fields()) fireEvent.change(field, { target: { value: '13912345678' } });
  await act(async () => {});
  const typed = fields().map(({ value }) => value);
  expect(typed.join('')).not.toBe('');
  const asking = app.queryClient.invalidateQueries();
  if (waitingTime > 0) await passUnanswered(waitingTime);
  await act(() => asking);
  await settle(app);
  expect(fields().map(({ value }) => value)).toEqual(typed);
}

async function answersWith(fault: AnswerFault, visit: Visit): Promise<void> {
  const { path, locale } = visit;
  const { error } = fault;
  const waitingTime =
    error instanceof TimedOutError ? 61_000 : error instanceof OfflineError || fault.name === 'HTTP 502' ? 600 : 0;
  if (waitingTime > 0) letTimersWait();
  breakNetwork(fault);
  const app = await open(visit);
  if (waitingTime > 0) await passUnanswered(waitingTime);
  await settle(app);
  if (error && !needsNothing.has(path)) {
    const own = (ownWords[path] ?? []).flatMap((one) => inLanguage(one, locale));
    const words = [...wordsFor(error, app.services), ...own];
    const isTold = () => words.some((one) => readPage().includes(one));
    await waitFor(() => expect(isTold(), `one of ${words.join(' | ')} in: ${readPage()}`).toBe(true));
  }
  await waitUntilWell(locale);
  await expectNothingTypedLost(app, waitingTime);
  expectWell(locale);
}

/** The answer to a question comes after that to the next one, and says something else. */
async function isOvertaken(visit: Visit): Promise<void> {
  const { path, locale } = visit;
  const network = breakNetwork(null);
  const app = await open(visit);
  const { queryClient } = app;
  await settle(app);
  const before = 'An answer from before';
  const held = holdAnswers(() => Response.json({ code: '4711', status: '4711', msg: before, message: before }));
  network.strike(held.fault);
  const first = queryClient.invalidateQueries();
  if (!asksOnce.has(path)) await waitFor(() => expect(held.count()).toBeGreaterThan(0));
  network.strike(null);
  await act(() => queryClient.invalidateQueries());
  const rendered = readPage();
  held.release();
  await act(() => first);
  await settle(app);
  expect(readPage()).not.toContain(before);
  expect(readPage().length).toBeGreaterThanOrEqual(Math.min(rendered.length, 40));
  await waitUntilWell(locale);
}

/** The page is left while everything it asked for is still under way. */
async function isLeft(visit: Visit): Promise<void> {
  const { path, locale } = visit;
  const held = holdAnswers();
  breakNetwork(held.fault);
  const app = await open(visit);
  if (!needsNothing.has(path)) await waitFor(() => expect(held.count()).toBeGreaterThan(0));
  await act(() => app.router.navigate({ to: '/aboutUs' }));
  const heading = document.querySelector('h1')?.textContent;
  held.release();
  await settle(app);
  expect(app.address().path).toBe('/aboutUs');
  expect(document.querySelector('h1')?.textContent).toBe(heading);
  await waitUntilWell(locale);
}

function retryButtons(locale: Locale): Element[] {
  const names = inLanguage('Try again', locale);
  return [...document.querySelectorAll('main button')].filter((button) => names.includes(button.textContent));
}

/** Nothing came; then the network is back, and the person taps ten times at once. */
async function isTapped(visit: Visit): Promise<void> {
  const { path, locale } = visit;
  const failure = failures.find(({ name }) => name === 'HTTP 500');
  const network = breakNetwork(failure ?? null);
  const app = await open(visit);
  await settle(app);
  if (!needsNothing.has(path)) await waitFor(() => expect(retryButtons(locale)).not.toEqual([]));
  network.strike(null);
  const firstButton = [...document.querySelectorAll('main button')].slice(0, 1);
  async function tapAll(buttons: Element[]): Promise<void> {
    const before = network.sent().length;
    for (const button of buttons) for (let tap = 0; tap < 10; tap += 1) fireEvent.click(button);
    // A page may have to read what the phone keeps before it asks.
    if (!needsNothing.has(path)) await waitFor(() => expect(network.sent().length).toBeGreaterThan(before));
    await settle(app);
    const after = network.sent().slice(before);
    expect(after).toEqual([...new Set(after)]);
  }
  await tapAll(needsNothing.has(path) ? firstButton : retryButtons(locale));
  // A part that comes with the page may have failed before, and asks for itself.
  if (retryButtons(locale).length > 0 && !asksItself.has(path)) await tapAll(retryButtons(locale));
  await waitFor(() => expect(retryButtons(locale)).toEqual([]));
  await waitUntilWell(locale);
}

/** Every fault that a page's own questions can meet. */
export const pageFaults: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  ...Object.fromEntries(generalFaults.map((fault) => [fault.name, (visit: Visit) => answersWith(fault, visit)])),
  'answers out of order': isOvertaken,
  'answer after leaving': isLeft,
  'ten taps': isTapped,
};
