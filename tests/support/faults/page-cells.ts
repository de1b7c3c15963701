import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { OfflineError, RefusedError, TimedOutError } from '@/api/errors';
import type { Locale } from '@/domain/market';
import { askingPages } from '../pages';
import { renderApp } from '../render-app';
import { failures, lostAnswers, oddAnswers, refusal, refusals, type AnswerFault } from './answer-faults';
import { inLanguage } from './catalogs';
import { expectWell, readPage, wordsFor } from './expect-well';
import { breakNetwork, holdAnswers } from './network';

type App = Awaited<ReturnType<typeof renderApp>>;

const timers = ['setTimeout', 'clearTimeout'] as const;

/** The client waits before it tries again, and a minute before it gives up: nobody sits through that here. */
export async function passTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

export function letTimersWait(): void {
  vi.useFakeTimers({ toFake: [...timers], shouldAdvanceTime: true });
}

/** Until nothing is asked any more. */
export async function settle({ queryClient }: { queryClient: App['router']['options']['context']['queryClient'] }): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(async () => {});
}

function open(path: string, locale: Locale) {
  return renderApp(path, { ...askingPages[path], locale });
}

const contextOf = (app: App) => app.router.options.context;

/** What pages say in their own words, where the general ones would say less. English, as in the code. */
const ownWords: Readonly<Record<string, readonly string[]>> = {};

function fields(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input:not([type]), main input[type=text], main input[type=tel], main textarea:not([readonly])')].filter((field) => !field.disabled);
}

/** Types into whatever is there, lets the fault strike once more, and looks whether it still stands there. */
async function expectNothingTypedLost(app: App, waitingTime: number): Promise<void> {
  if (fields().length === 0) return;
  for (const field of fields()) fireEvent.change(field, { target: { value: '13912345678' } });
  await act(async () => {});
  const typed = fields().map(({ value }) => value);
  expect(typed.join('')).not.toBe('');
  const asking = contextOf(app).queryClient.invalidateQueries();
  if (waitingTime > 0) await passTime(waitingTime);
  await act(() => asking);
  await settle(contextOf(app));
  expect(fields().map(({ value }) => value)).toEqual(typed);
}

async function answersWith(fault: AnswerFault, path: string, locale: Locale): Promise<void> {
  const { error } = fault;
  const waitingTime = error instanceof TimedOutError ? 61_000 : error instanceof OfflineError || fault.name === 'HTTP 502' ? 600 : 0;
  if (waitingTime > 0) letTimersWait();
  breakNetwork(fault);
  const app = await open(path, locale);
  if (waitingTime > 0) await passTime(waitingTime);
  await settle(contextOf(app));
  if (error) {
    const words = [...wordsFor(error, app.services.locale), ...(ownWords[path] ?? []).flatMap((own) => inLanguage(own, locale))];
    await waitFor(() => expect(words.some((one) => readPage().includes(one)), `one of ${words.join(' | ')} in: ${readPage()}`).toBe(true));
  }
  expectWell(locale);
  await expectNothingTypedLost(app, waitingTime);
  expectWell(locale);
}

/** The answer to the first question comes after that to the second, and says something else. */
async function overtakes(path: string, locale: Locale): Promise<void> {
  const old = refusal('4711', 'An answer from before');
  const held = holdAnswers();
  const asked = new Set<string>();
  const twice = new Set<string>();
  const network = breakNetwork({ answer: (send) => held.fault.answer(send) });
  const app = await open(path, locale);
  await waitFor(() => expect(held.count()).toBeGreaterThan(0));
  network.sent().forEach((one) => asked.add(one));
  network.strike(null);
  await act(() => contextOf(app).queryClient.invalidateQueries());
  network.sent().slice(asked.size).forEach((one) => twice.add(one));
  expect(old.error).toBeInstanceOf(RefusedError);
  held.release();
  await settle(contextOf(app));
  expectWell(locale);
}

/** The page is left while everything it asked for is still under way. */
async function isLeft(path: string, locale: Locale): Promise<void> {
  const held = holdAnswers();
  breakNetwork(held.fault);
  const app = await open(path, locale);
  await waitFor(() => expect(held.count()).toBeGreaterThan(0));
  await act(() => app.router.navigate({ to: '/aboutUs' }));
  const heading = document.querySelector('h1')?.textContent;
  held.release();
  await settle(contextOf(app));
  expect(app.address().path).toBe('/aboutUs');
  expect(document.querySelector('h1')?.textContent).toBe(heading);
  expectWell(locale);
}

function retryButton(locale: Locale): HTMLElement | undefined {
  const names = inLanguage('Try again', locale);
  return [...document.querySelectorAll<HTMLElement>('main button')].find((button) => names.includes(button.textContent));
}

/** Nothing came; then the network is back, and the person taps ten times at once. */
async function isTapped(path: string, locale: Locale): Promise<void> {
  const failure = failures.find(({ name }) => name === 'HTTP 500');
  const network = breakNetwork(failure ?? null);
  const app = await open(path, locale);
  await settle(contextOf(app));
  await waitFor(() => expect(retryButton(locale)).toBeDefined());
  const before = network.sent().length;
  network.strike(null);
  const button = retryButton(locale);
  for (let tap = 0; tap < 10; tap += 1) fireEvent.click(button ?? document.body);
  await settle(contextOf(app));
  await waitFor(() => expect(retryButton(locale)).toBeUndefined());
  const after = network.sent().slice(before);
  expect(after.length).toBeGreaterThan(0);
  expect(after).toEqual([...new Set(after)]);
  expectWell(locale);
}

/** Every fault that a page's own questions can meet. */
export const pageFaults: Readonly<Record<string, (path: string, locale: Locale) => Promise<void>>> = {
  ...Object.fromEntries([...failures, ...lostAnswers, ...oddAnswers, ...refusals].map((fault) => [fault.name, (path: string, locale: Locale) => answersWith(fault, path, locale)])),
  'answers out of order': overtakes,
  'answer after leaving': isLeft,
  'ten taps': isTapped,
};
