import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { pageRelease } from '@/config/release';
import type { MarketId } from '@/domain/languages';
import type { Report } from '@/platform/api/contract/reports';
import { attempt } from '@/platform/browser/attempt';
import { onOnline, onPageHide, onVisibilityChange } from '@/platform/browser/page-events';
import { createQueue, within } from '@/platform/browser/wait';
import type { Services } from '@/platform/services';
import { onlyKey } from '@/platform/storage/definition';
import { createHeldReports, type WaitingMessages, waitingReports, withinLimits } from './held-reports';
import { mayReport, readReportChoice } from './report-choice';
import { type Note, subscribeToNotes } from './report-notes';
import { bytesOf, messagesOf, toReport } from './report-of';

type Sender = Pick<Window, 'fetch'> & { navigator: Pick<Navigator, 'sendBeacon' | 'onLine'> };

/** Longest wait for an answer, milliseconds: later messages wait for it. */
const timeoutMs = 30_000;

/** Whether the collector is on our own host. */
const isOwn = (url: string) => url.startsWith('/');

/** text/plain avoids a CORS preflight, which would not finish during unload. Collectors parse it as JSON. */
const typeFor = (url: string) => (isOwn(url) ? 'application/json' : 'text/plain;charset=UTF-8');

function request(page: Sender, url: string, text: string, signal: AbortSignal | null = null): Promise<Response> {
  return page.fetch(url, {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': typeFor(url) },
    // Omit cookies: reports are anonymous.
    credentials: 'omit',
    keepalive: true,
    cache: 'no-store',
    signal,
  });
}

/** Sends a message. @returns `refused` if the collector will not accept it later either */
async function sendReport(page: Sender, url: string, text: string): Promise<'sent' | 'refused' | 'later'> {
  try {
    const { ok, status } = await within(
      timeoutMs,
      () => new Error('the collector does not answer'),
      (signal) => request(page, url, text, signal),
    );
    if (ok) return 'sent';
    return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'later';
  } catch {
    return 'later';
  }
}

/** Sends a message on leaving; a beacon to our own host would have the session cookies. @returns if accepted */
function sendOnLeave(page: Sender, url: string, text: string): boolean {
  if (!page.navigator.onLine) return false;
  // Some engines and extensions remove beacons.
  if (!isOwn(url) && attempt(() => page.navigator.sendBeacon(url, new Blob([text], { type: typeFor(url) }))))
    return true;
  void request(page, url, text).catch(() => undefined);
  return true;
}

type Parts = {
  services: Pick<Services, 'storage' | 'session' | 'locale' | 'clock' | 'bridge' | 'pwa'>;
  /** The page on screen, by its default path if it has been renamed, and its market. */
  place: () => { page: string; market: MarketId };
  page: Window;
  /** Storage of the person's choice; absent if the device has none. */
  keeper: Storage | undefined;
  url: string;
  /** Share of page loads that report calls and times, 0 to 1. */
  sample: number;
  /** Receives messages instead of the network. */
  collect?: (text: string) => void;
};

/** Reports are collected for this time, then sent together; milliseconds. */
const collectMs = 10_000;

/** Browsers send at most 64 KiB from a page that unloads; the rest is stored on the phone. */
const maxUnloadBytes = 60_000;

/** The kinds that only a share of the page loads reports, because there are many similar ones. */
const isSampled = ({ kind }: Report) => kind === 'call' || kind === 'vital';

/**
 * Sends reports about the page's health to the operator's collector (decision 66, reports): together, after some
 * seconds or when the page unloads. Without a network they are stored on the phone, within limits. After a "no" nothing
 * is reported, and held reports are deleted. It does not use the loop of the outbox, which tries again every minute:
 * all phones would do so while the collector is down. @returns stops it
 */
export function startReporter(parts: Parts): () => void {
  const { services, place, page, keeper, url, sample, collect } = parts;
  const { storage, session, locale, clock, bridge, pwa } = services;
  const scripts = `${page.location.origin}${__BASE_PATH__}assets/`;
  const isInSample = Math.random() < sample;
  const first = place();
  const calls = new WeakMap<object, string>();
  const held = createHeldReports(clock.now);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Messages that are neither sent nor stored, oldest first. */
  let queue: WaitingMessages = [];
  /** Whether the last message found no network. */
  let isStuck = false;
  const seen = new Set<string>();
  const enqueue = createQueue();

  const isAllowed = () =>
    session.isCurrent() && mayReport(readReportChoice(keeper), session.current()?.ownerId ?? '', place().market);

  function hold(report: Report): void {
    if (isSampled(report) && !isInSample) return;
    if (held.add(report)) timer ??= setTimeout(() => void flush(), collectMs);
  }

  function take(one: Note): void {
    if (one.kind === 'call' && typeof one.error === 'object' && one.error !== null) calls.set(one.error, one.call);
    const callOf = (error: unknown) => (typeof error === 'object' && error !== null && calls.get(error)) || '';
    const report = toReport(one, { page: place().page, callOf, scripts });
    if (report) hold(report);
  }

  /** Removes the held reports and returns them as messages; none after a "no", which removes all. */
  function takeMessages(): string[] {
    clearTimeout(timer);
    timer = undefined;
    if (!isAllowed()) {
      held.forget();
      queue = [];
      return [];
    }
    const { reports, dropped } = held.take();
    if (reports.length === 0) return [];
    // Not in TypeScript's DOM types.
    const { connection } = page.navigator as Navigator & { connection?: { effectiveType?: string } };
    return messagesOf(reports, {
      now: clock.now(),
      release: pageRelease(),
      sample,
      platform: bridge.platform(),
      market: place().market,
      language: locale.i18n.locale,
      connection: connection?.effectiveType,
      dropped,
    });
  }

  const withTime = (texts: string[]): WaitingMessages => texts.map((text) => ({ at: clock.now(), text }));

  async function storeMessages(messages: WaitingMessages): Promise<void> {
    if (messages.length === 0) return;
    await storage.open(waitingReports).update(onlyKey, (old) => ({
      messages: withinLimits([...(old?.messages ?? []), ...messages], clock.now()),
    }));
  }

  /** In one update, so that a report that is stored meanwhile is not lost. */
  async function takeWaiting(): Promise<WaitingMessages> {
    let waiting: WaitingMessages = [];
    await storage.open(waitingReports).update(onlyKey, (old) => {
      waiting = old?.messages ?? [];
      return undefined;
    });
    return isAllowed() ? withinLimits(waiting, clock.now()) : [];
  }

  async function sendAll(): Promise<void> {
    const fresh = takeMessages();
    if (collect) {
      fresh.forEach(collect);
      return;
    }
    queue = withTime(fresh);
    queue = [...(await takeWaiting()), ...queue];
    isStuck = false;
    // After a "no" the rest is neither sent nor stored.
    for (let next = queue.shift(); next && isAllowed(); next = queue.shift()) {
      const outcome = await sendReport(page, url, next.text);
      if (outcome !== 'later') continue;
      isStuck = true;
      const rest = [next, ...queue.splice(0)];
      return isAllowed() ? storeMessages(rest) : undefined;
    }
  }

  /** Sends all reports, oldest first, or stores them; one run at a time, so that a failed message is found. */
  const flush = () => enqueue(sendAll);

  function leave(): void {
    const messages = takeMessages();
    if (collect) {
      messages.forEach(collect);
      return;
    }
    let room = maxUnloadBytes;
    function isTaken(text: string): boolean {
      const bytes = bytesOf(text);
      if (isStuck || bytes > room) return false;
      room -= bytes;
      return sendOnLeave(page, url, text);
    }
    void storeMessages([...queue.splice(0), ...withTime(messages.filter((text) => !isTaken(text)))]);
  }

  function noteVital({ name, value, rating }: Metric): void {
    const whole = Math.round(name === 'CLS' ? value * 1_000 : value);
    hold({ kind: 'vital', vital: name, value: whole, rating, page: first.page });
  }

  function noteStorage(): void {
    const { mode, full, damaged } = storage.status.getSnapshot();
    const states = { memory: mode === 'memory', full, damaged: damaged > 0 };
    for (const state of ['memory', 'full', 'damaged'] as const) {
      if (!states[state] || seen.has(state)) continue;
      seen.add(state);
      hold({ kind: 'storage', state, page: place().page });
    }
  }

  function noteWorker(): void {
    const state = pwa.worker?.state.getSnapshot() ?? 'none';
    if (state !== 'none') hold({ kind: 'worker', state, page: place().page });
  }

  const stops = [
    subscribeToNotes(take),
    storage.status.subscribe(noteStorage),
    ...(pwa.worker ? [pwa.worker.state.subscribe(noteWorker)] : []),
    onOnline(() => void flush()),
    onVisibilityChange((isVisible) => isVisible && void flush(), page.document),
    // Both events of a page that is left may come: the second finds nothing held.
    onPageHide(leave),
  ];
  noteStorage();
  noteWorker();
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(noteVital);
  // Reports of an earlier page are sent with the first ones of this page, or alone.
  timer ??= setTimeout(() => void flush(), collectMs);

  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}
