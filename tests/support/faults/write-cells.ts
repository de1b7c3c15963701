import type { MockServer } from '@mocks/node';
import { act, fireEvent, waitFor } from '@testing-library/react';
import type { Locale } from '@/domain/languages';
import { HttpError, TimedOutError } from '@/platform/api/errors';
import { passUnanswered } from '../timers';
import { generalFaults, lateStatuses, lostAnswers, refusal, refusalWords, type AnswerFault } from './answer-faults';
import { inLanguage } from './catalogs';
import { expectWell, readPage, wordsFor } from './expect-well';
import { breakNetwork, holdAnswers, type FaultyNetwork } from './network';
import { letTimersWait, settle } from './page-cells';
import type { Write } from './writes';

type Turn = { write: Write; locale: Locale; server: MockServer };

/** A burst of taps is waited out, a lost complaint is asked for twice: the longest takes so long, milliseconds. */
const aftermath = 3_200;

const typedOn = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
    ({ value }) => value,
  ).filter((value) => value.length > 3);

/** What was typed is in its field still, or has become part of the page, as a message does. */
function expectNothingLost(typed: readonly string[], words: string): void {
  const here = [...typedOn(), readPage()].join('\n').replace(/\s/g, '');
  for (const value of typed) expect(here, words).toContain(value.replace(/\s/g, ''));
}

/** Each tap is an event of its own, as fast as they come. */
async function tenTimes(tap: () => void): Promise<void> {
  for (let count = 0; count < 10; count += 1) tap();
  await act(async () => {});
}

async function prepare({ write, locale, server }: Turn) {
  const ready = await write.prepare(server);
  const typed = typedOn();
  await act(() => ready.app.services.locale.choose(locale));
  return { ...ready, typed };
}

/** Until the request has left: it may have to wait for the phone to write it down. */
async function hasLeft({ path }: Write, network: FaultyNetwork): Promise<void> {
  if (path !== '') await waitFor(() => expect(network.count(path), 'requests that left').toBeGreaterThan(0));
}

async function strikes(fault: AnswerFault, turn: Turn): Promise<void> {
  const { write, locale, server } = turn;
  const { app, tap, typed } = await prepare(turn);
  const path = app.address().path;
  const hasLedOn = () => app.address().path === write.leadsTo;
  letTimersWait();
  const network = breakNetwork(fault, (sent) => sent.endsWith(write.path));
  await tenTimes(tap);
  await hasLeft(write, network);
  await passUnanswered(fault.error instanceof TimedOutError ? 61_000 + aftermath : aftermath);
  await settle(app);
  expect(network.count(write.path), 'requests that left').toBe(1);
  if (fault.error) {
    const words = [
      ...wordsFor(fault.error, app.services),
      refusalWords,
      ...(write.words ?? []).flatMap((own) => inLanguage(own, locale)),
    ];
    const isTold = () => words.some((one) => readPage().includes(one)) || write.hasArrived?.(server) === true;
    await waitFor(() => expect(isTold() || hasLedOn(), `${words.join(' | ')} in: ${readPage()}`).toBe(true));
    // Only where the complaint is on the list, sent.
    if (hasLedOn()) expectNothingLost(typed, 'what was sent');
    if (write.isUsedOnce !== true && app.address().path === path && network.count('/problem-list') === 0)
      expectNothingLost(
        typed.filter((value) => !/^\w{4}$/.test(value)),
        'what was typed',
      );
  }
  // A lost complaint that the server turns out to have is a success, says so for a moment, and leads on by itself.
  const isDone =
    fault.error === null ||
    hasLedOn() ||
    write.hasArrived?.(server) === true ||
    inLanguage('Your complaint was sent', locale).some((words) => readPage().includes(words));
  expectWell(locale, isDone);
}

/** The phone or the native app fails: what was typed is still there, and the page says what happened. */
async function breaks(fault: string, turn: Turn): Promise<void> {
  const { write, locale } = turn;
  const { strike, words } = write.ownFaults?.[fault] ?? expect.fail(`There is no fault ${fault}`);
  const { app, tap, typed } = await prepare(turn);
  const { path } = app.address();
  letTimersWait();
  strike(app);
  await tenTimes(tap);
  await passUnanswered(61_000 + aftermath);
  await settle(app);
  const translated = words.flatMap((own) => inLanguage(own, locale));
  await waitFor(() =>
    expect(
      translated.some((one) => readPage().includes(one)),
      readPage(),
    ).toBe(true),
  );
  if (app.address().path === path) expectNothingLost(typed, 'what was typed');
  expectWell(locale, true);
}

/** The server has it, the answer got lost; then the network is back, and the person taps whatever is offered. */
async function isRetried(fault: AnswerFault | null, turn: Turn): Promise<void> {
  const { write, locale } = turn;
  const { app, tap } = await prepare(turn);
  letTimersWait();
  const network = breakNetwork(fault, (path) => path.endsWith(write.path));
  await tenTimes(tap);
  await hasLeft(write, network);
  await passUnanswered(aftermath);
  // The page has rendered what it offers: read sooner, there would be nothing to tap, and nothing tested.
  await settle(app);
  network.strike(null);
  const names = ['Try again', 'Check again', 'Check again now', 'Send', 'Apply', 'Confirm'];
  const offered = new Set(names.flatMap((name) => inLanguage(name, locale)));
  for (const button of document.querySelectorAll('button')) {
    if (!offered.has(button.textContent)) continue;
    await tenTimes(() => void fireEvent.click(button));
    await passUnanswered(aftermath);
  }
  await settle(app);
  if (write.isOnce || (write.isAsked && fault?.error instanceof HttpError))
    expect(network.count(write.path), 'requests that left').toBe(1);
  expect(network.count(write.path)).toBeLessThanOrEqual(2);
  expectWell(locale, true);
}

async function isTapped(turn: Turn): Promise<void> {
  const { write, locale } = turn;
  const { app, tap } = await prepare(turn);
  const network = breakNetwork(null);
  await tenTimes(tap);
  await hasLeft(write, network);
  await settle(app);
  if (write.path !== '') expect(network.count(write.path), 'requests that left').toBe(1);
  expect(app.native.calls.getSnapshot().filter(({ action }) => action === 'startBank').length).toBeLessThanOrEqual(1);
  expectWell(locale, true);
}

/** The person is elsewhere when the answer comes. */
async function isLeft(turn: Turn): Promise<void> {
  const { write, locale } = turn;
  const { app, tap } = await prepare(turn);
  const held = holdAnswers();
  const network = breakNetwork(held.fault, (path) => write.path !== '' && path.endsWith(write.path));
  await tenTimes(tap);
  await hasLeft(write, network);
  await act(() => app.router.navigate({ to: '/aboutUs' }));
  held.release();
  await settle(app);
  await act(async () => {});
  if (write.path !== '') {
    expect(network.count(write.path), 'requests that left').toBe(1);
    expect(app.address().path).toBe('/aboutUs');
  }
  expectWell(locale);
}

export function writeFaults({ codes = [], ownFaults, isAsked }: Write): Record<string, (turn: Turn) => Promise<void>> {
  const all = [...generalFaults, ...codes.map((code) => refusal(code, refusalWords))];
  const [gone = null] = lostAnswers;
  const lateStrikes = isAsked ? isRetried : strikes;
  const ofNetwork = {
    ...Object.fromEntries(all.map((fault) => [fault.name, (turn: Turn) => strikes(fault, turn)])),
    ...Object.fromEntries(lateStatuses.map((fault) => [fault.name, (turn: Turn) => lateStrikes(fault, turn)])),
    'lost answer, then a retry': (turn: Turn) => isRetried(gone, turn),
  };
  const ofPhone = Object.keys(ownFaults ?? {}).map((fault) => [fault, (turn: Turn) => breaks(fault, turn)] as const);
  return {
    ...(ownFaults ? Object.fromEntries(ofPhone) : ofNetwork),
    'answer after leaving': isLeft,
    'ten taps': isTapped,
  };
}
