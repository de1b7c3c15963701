import { i18n } from '@lingui/core';
import { IDBFactory } from 'fake-indexeddb';
import { forgetPerson } from '@/platform/storage/tab-memory';

const startingPoint = typeof window === 'undefined' ? '' : window.location.href;

/** What the tools of the tests put on a document once, for all of them. */
const ofTools = new Set(['selectionchange', 'focus', 'blur', 'keydown']);

/**
 * Tests give these parts that jsdom does not have, take some away, or replace some; as they were before the first test.
 */
const hosts =
  typeof window === 'undefined'
    ? []
    : [window.navigator, window.URL, Node.prototype].map((host) => ({
        host,
        own: Object.getOwnPropertyDescriptors(host),
      }));

function putBackParts(): void {
  for (const { host, own } of hosts) {
    for (const name of Reflect.ownKeys(host)) if (!Object.hasOwn(own, name)) Reflect.deleteProperty(host, name);
    Object.defineProperties(host, own);
  }
}

const listening: (() => void)[] = [];
const followed = new WeakSet<EventTarget>();

/** Notes who listens to the life of the page from now on: its services do, and in the product they end with it. */
function followListeners(target: Window | Document): void {
  if (followed.has(target)) return;
  followed.add(target);
  const add = target.addEventListener.bind(target);
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    add(type, listener, options);
    if (target === window || !ofTools.has(type))
      listening.push(() => target.removeEventListener(type, listener, options));
  };
}

/** Removes the listeners that were added to the page since the last call; also for many runs in one test. */
export function stopListening(): void {
  for (const stop of listening.splice(0)) stop();
}

const timers = new Set<NodeJS.Timeout>();

/** Notes the timers that a page starts: in a browser they end with it, here they would find a later test's window. */
function followTimers(): void {
  const start = globalThis.setTimeout;
  function follow(callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): NodeJS.Timeout {
    const timer = start(callback, ms, ...args);
    timers.add(timer);
    return timer;
  }
  globalThis.setTimeout = Object.defineProperties(
    Object.assign(follow, start),
    Object.getOwnPropertyDescriptors(start),
  );
}

const observers = new Set<MutationObserver>();

/** Notes who observes the page: in a browser that ends with it. */
function followObservers(): void {
  window.MutationObserver = class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.add(this);
    }
  };
}

if (typeof window !== 'undefined') {
  followTimers();
  followObservers();
}

/** Ends what the page of the last test would still do later. */
function stopTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  for (const observer of observers) observer.disconnect();
  observers.clear();
}

function putBackPage({ document, history, localStorage, sessionStorage }: Window): void {
  const { documentElement: html, head, body } = document;
  head.replaceChildren();
  body.replaceChildren();
  for (const element of [html, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  forgetPerson();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`;
  history.replaceState(null, '', startingPoint);
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance']) Reflect.deleteProperty(window, name);
  putBackParts();
  stopListening();
  followListeners(window);
  followListeners(document);
}

/**
 * Puts back, after a test, whatever another test could find: clock, spies, globals, environment with its zone,
 * language, databases, and the page with its storage, cookies, address, listeners, voice, `navigator` and `URL`.
 * The one place for it. Vitest's own settings for spies and stubs put back before the next test only, which is after
 * the modules of the next file were loaded.
 */
export function putBack(): void {
  vi.useRealTimers();
  stopTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // No catalog: tests read the sentences as in the code.
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  // Code that is still writing holds the old one.
  globalThis.indexedDB = new IDBFactory();
  if (typeof window !== 'undefined') putBackPage(window);
}
