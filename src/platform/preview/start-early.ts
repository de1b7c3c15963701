import { appConfig } from '@/config/env';
import type { Locale } from '@/domain/languages';
import { marketOf } from '@/domain/market';
import { requestName, type EarlyAnswer } from '@/platform/api/http/early-answers';
import { encodeRequest } from '@/platform/api/http/encode';
import { afterPaint } from '@/platform/browser/after-paint';
import { parseSearch } from '@/platform/browser/search';
import { readChosenLocale, setDocumentLanguage } from '@/platform/i18n/chosen-locale';
import { reloadWhenFilesAvailable } from '@/platform/offline/reload-when-available';
import { browserSessionEnv, localStorageIfAllowed } from '@/platform/session/browser-session-env';
import { commonParams, pick, type Params } from '@/platform/session/common-params';
import type { DeviceOwners } from '@/platform/session/device-owners';
import { plainHref } from '@/platform/session/hash-links';
import { ownerOf } from '@/platform/session/owner-id';
import { previewSession } from '@/platform/session/start-session';
import { delayAppUntilPainted } from './delay-app';
import { planElementId, type PreviewInput, type PagePlan, type PlannedRead } from './page-plan';

/** Written by the same build as this script; the frame of unknown pages has none. */
function isPlan(value: unknown): value is PagePlan {
  return typeof value === 'object' && value !== null && 'market' in value && 'reads' in value && 'texts' in value;
}

/** The payload of a read, or null when the address lacks an input of it. */
function payloadOf({ fields }: PlannedRead, inputs: Params): Record<string, string | number> | null {
  const payload: Record<string, string | number> = {};
  for (const [name, source] of Object.entries(fields)) {
    const value = 'input' in source ? inputs[source.input] : source.value;
    if (value === undefined) return null;
    payload[name] = value;
  }
  return payload;
}

/** A read that is under way; of a page from the phone, once that is on the screen. */
export type StartedRead = { read: PlannedRead; inputs: Params; early: Promise<EarlyAnswer> };

/** @param asking the session that asks, once it is to ask */
async function sendRead(
  { call }: PlannedRead,
  payload: Record<string, string | number>,
  asking: Params | Promise<Params>,
): Promise<EarlyAnswer> {
  const common = pick(asking instanceof Promise ? await asking : asking, commonParams);
  const { apiBaseUrl: baseUrl, formHeaders, jsonHeaders } = appConfig;
  const { url, init } = encodeRequest(call, payload, { baseUrl, common, formHeaders, jsonHeaders });
  const early = {
    name: requestName(url, init),
    at: performance.now(),
    sentAt: Date.now(),
    answer: fetch(new URL(url, document.baseURI).href, init),
  };
  (window.earlyAnswers ??= []).push(early);
  return early;
}

/** Begins what the page will ask for first. An address with inputs that the plan does not know is left to the page. */
function startReads(
  { market: home, isGuarded, unplanned, reads }: PagePlan,
  session: Params,
  asking: Params | Promise<Params>,
): StartedRead[] {
  const inputs = parseSearch(window.location.search);
  const isUnplanned = unplanned.some((name) => inputs[name] !== undefined);
  if (isUnplanned || plainHref(window.location.href) !== null || (isGuarded && ownerOf(session) === undefined))
    return [];
  const market = marketOf(session['pop'], home).id;
  return reads
    .filter((read) => read.market === null || read.market === market)
    .flatMap((read) => {
      const payload = payloadOf(read, inputs);
      if (payload === null) return [];
      const early = sendRead(read, payload, asking);
      // Whoever takes it learns of a failure; that nobody may take it is no error.
      early.then(({ answer }) => answer).catch(() => undefined);
      return [{ read, inputs, early }];
    });
}

function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/**
 * Fetches what the application begins with. On a slow phone each file takes a few of the same processor's milliseconds,
 * several times over, and nothing on the screen waits for one: from the network only the large ones set out at once,
 * behind the question; the others, and all that is on the phone, when the page shows what it can show without.
 */
async function preloadApplication(
  { app, scripts, texts }: PagePlan,
  locale: Locale,
  isFromPhone: boolean,
): Promise<void> {
  if (!isFromPhone) preload(app);
  await afterPaint();
  await window.previewPainted;
  preload([...(isFromPhone ? app : []), ...scripts, ...texts[locale]]);
}

/** A page that waits begins anew where its application does not come; one that stands whole says all without it. */
function reloadIfAppMissing({ app }: PagePlan): void {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) void reloadWhenFilesAvailable([target.src, ...app]);
  };
  // Such an event does not bubble.
  if (app.length > 0) window.addEventListener('error', hear, true);
}

/** Finds what the preview of a page is made from. */
export type FindPreviewInput = (
  plan: PagePlan,
  session: Params,
  owners: DeviceOwners,
  locale: Locale,
  begun: readonly StartedRead[],
) => PreviewInput | undefined;

function begin(plan: PagePlan, isFromPhone: boolean, findPreviewInput?: FindPreviewInput): void {
  const { owners, ...preview } = previewSession(browserSessionEnv());
  const session = isFromPhone ? preview.borrower() : preview.session();
  const painted = delayAppUntilPainted();
  // A page from the phone is all there: what it shows comes before a question that no network may carry.
  const begun = startReads(plan, session, isFromPhone ? painted.then(preview.session) : session);
  const locale = readChosenLocale(localStorageIfAllowed()) ?? marketOf(session['pop'], plan.market).locale;
  setDocumentLanguage(document, locale);
  window.previewInput = findPreviewInput?.(plan, session, owners, locale, begun);
  void preloadApplication(plan, locale, isFromPhone);
}

/** Whatever goes wrong, the page then does by itself: slower, and always there. */
function ignoreErrors(step: () => void): void {
  try {
    step();
  } catch {
    // Nobody could do anything about it.
  }
}

/**
 * What the page will need next is on its way while the application's code still is: its data, its
 * texts, and what was kept.
 * @param findPreviewInput of a page with a preview
 */
export function startEarly(findPreviewInput?: FindPreviewInput): void {
  ignoreErrors(() => {
    const plan: unknown = JSON.parse(document.getElementById(planElementId)?.textContent ?? 'null');
    if (!isPlan(plan)) return;
    reloadIfAppMissing(plan);
    if (findPreviewInput && navigator.serviceWorker?.controller)
      window.startEarly = () => ignoreErrors(() => begin(plan, true, findPreviewInput));
    else begin(plan, false, findPreviewInput);
  });
}
