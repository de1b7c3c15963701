import { requestName, type EarlyAnswer } from '@/api/http/early-answers';
import { encodeRequest } from '@/api/http/encode';
import { appConfig } from '@/config/env';
import type { Locale } from '@/domain/languages';
import { marketOf } from '@/domain/market';
import { readChoice, showLanguage } from '@/i18n/read-choice';
import { parseSearch } from '@/lib/search';
import { browserSessionEnv, localStorageIfAllowed, reloadWhenOver } from '@/session/browser-session-env';
import { commonParams, pick, type Params } from '@/session/common-params';
import { createDeviceOwners } from '@/session/device-owners';
import { plainHref } from '@/session/hash-links';
import { ownerOf } from '@/session/owner-id';
import { previewSession } from '@/session/start-session';
import { planElementId, standIn, type EarlyPage, type PagePlan, type PlannedRead } from './page-plan';

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

function begin({ call }: PlannedRead, payload: Record<string, string | number>, common: Params): EarlyAnswer {
  const { apiBaseUrl: baseUrl, formHeaders, jsonHeaders } = appConfig;
  const { url, init } = encodeRequest(call, payload, { baseUrl, common, formHeaders, jsonHeaders });
  const answer = fetch(new URL(url, document.baseURI).href, init);
  // Whoever takes it learns of the failure; that nobody may take it is no error.
  answer.catch(() => undefined);
  return { name: requestName(url, init), answer, at: performance.now(), sentAt: Date.now() };
}

type Begun = { read: PlannedRead; inputs: Params; early: EarlyAnswer };

/** Begins what the page will ask for first. An address with inputs that the plan does not know is left to the page. */
function beginReads({ market: home, isGuarded, unplanned, reads }: PagePlan, session: Params): Begun[] {
  const inputs = parseSearch(window.location.search);
  const isUnplanned = unplanned.some((name) => inputs[name] !== undefined);
  if (isUnplanned || plainHref(window.location.href) !== null || (isGuarded && ownerOf(session) === undefined))
    return [];
  const market = marketOf(session['pop'], home).id;
  const common = pick(session, commonParams);
  return reads
    .filter((read) => read.market === null || read.market === market)
    .flatMap((read) => {
      const payload = payloadOf(read, inputs);
      return payload === null ? [] : [{ read, inputs, early: begin(read, payload, common) }];
    });
}

/** What the first sight of the page is made from, for the script that shows it (src/prerender/early-sight.ts). */
function earlyPageOf(plan: PagePlan, session: Params, locale: Locale, begun: readonly Begun[]): EarlyPage | undefined {
  const owner = ownerOf(session);
  if (owner === undefined || !plan.words) return undefined;
  const owners = createDeviceOwners(localStorageIfAllowed());
  // Somebody else was here before: this launch is about to follow them.
  const isNew = owners.isOver(owner);
  const [found] = begun.flatMap(({ read: { sight }, inputs, early }) => {
    if (!sight) return [];
    const queryHash = Object.entries(inputs).reduce(
      (hash, [name, value]) => hash.replaceAll(JSON.stringify(standIn(name)), () => JSON.stringify(value)),
      sight.queryHash,
    );
    return [{ read: { ...sight, queryHash }, inputs, early }];
  });
  // What the application would do, were it there already.
  reloadWhenOver({ isOver: () => owners.isOver(owner) }, window);
  return (
    found && {
      ...found,
      words: plan.words[locale],
      locale,
      market: marketOf(session['pop'], plan.market),
      owner,
      isOver: () => !isNew && owners.isOver(owner),
      isLeaving: () => owners.leaving().includes(owner),
    }
  );
}

/** The language of the page is known here: its texts set out at once. */
function beginTexts({ texts }: PagePlan, locale: Locale): void {
  showLanguage(document, locale);
  for (const file of texts[locale]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/**
 * Runs inside the HTML (scripts/lib/page-html.ts puts it there): of a page that waits for its data in the head, before the rest of
 * it is there, of one that stands whole behind it. What the page will need next is on its way while the application's code still
 * is. Whatever goes wrong here, the page then does by itself.
 */
function startEarly(): void {
  const plan: unknown = JSON.parse(document.getElementById(planElementId)?.textContent ?? 'null');
  if (!isPlan(plan)) return;
  const session = previewSession(browserSessionEnv());
  const begun = beginReads(plan, session);
  window.earlyAnswers = begun.map(({ early }) => early);
  const locale = readChoice(localStorageIfAllowed()) ?? marketOf(session['pop'], plan.market).locale;
  beginTexts(plan, locale);
  window.earlyPage = earlyPageOf(plan, session, locale, begun);
}

try {
  startEarly();
} catch {
  // The plain way is slower, and always there.
}
