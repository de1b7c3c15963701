import { appConfig } from '@/config/env';
import type { Locale } from '@/domain/languages';
import { marketOf } from '@/domain/market';
import { requestName, type EarlyAnswer } from '@/platform/api/http/early-answers';
import { encodeRequest, type WireCall } from '@/platform/api/http/encode';
import { afterPaint, delayAppUntilPainted } from '@/platform/browser/after-paint';
import { attempt } from '@/platform/browser/attempt';
import { readChosenLocale, setDocumentLanguage } from '@/platform/i18n/chosen-locale';
import { reloadWhenFilesAvailable } from '@/platform/offline/reload';
import { browserSessionEnv, localStorageIfAllowed, reloadWhenReplaced } from '@/platform/session/browser-session-env';
import { commonParams, pick, type Params } from '@/platform/session/common-params';
import { isOver, recordsNameOf, type DeviceOwners } from '@/platform/session/device-owners';
import type { Launch } from '@/platform/session/launch';
import { ownerOf } from '@/platform/session/owner-id';
import { readSession } from '@/platform/session/start-session';
import { readCopy } from '@/platform/storage/envelope';
import type { OpenAttempt } from '@/platform/storage/open-attempt';
import { placeholder, planElementId, pageEndId, type PagePlan, type PlannedRead, type PreviewInput } from './page-plan';

/** In a script without previews the bundler leaves out their code. */
const hasPreview = __PREVIEW__ !== 'none';
const isRecord = __PREVIEW__ === 'record';

/** Written by the same build as this script; the frame of unknown pages has none. */
function isPlan(value: unknown): value is PagePlan {
  return typeof value === 'object' && value !== null && 'reads' in value;
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

/** A read that was sent, or, on a page from the offline worker, will be once the page is painted. */
type StartedRead = { read: PlannedRead; inputs: Params; early: Promise<EarlyAnswer> };

/** @param asking the session parameters, or a promise that delays the request @param open of a write */
async function send(
  call: WireCall,
  payload: object,
  asking: Params | Promise<Params>,
  open?: OpenAttempt,
): Promise<EarlyAnswer> {
  const common = pick(await asking, commonParams);
  const { apiBaseUrl: baseUrl, formHeaders, jsonHeaders } = appConfig;
  const { url, init } = encodeRequest(call, payload, { baseUrl, common, formHeaders, jsonHeaders });
  const name = requestName(url, init);
  if (isRecord && open) init.headers[appConfig.idempotencyHeader] = open.key;
  const early = {
    name,
    at: performance.now(),
    sentAt: Date.now(),
    answer:
      isRecord && open?.body !== undefined
        ? Promise.resolve(new Response(open.body))
        : fetch(new URL(url, document.baseURI).href, init),
    ...(isRecord && open && { key: open.key }),
  };
  (window.earlyAnswers ??= []).push(early);
  return early;
}

/** Sends the first reads of the page; none for an address with inputs that the plan does not know. */
function startReads(
  { market: home, isGuarded, unplanned, reads }: PagePlan,
  { inputs, isHashLink }: Launch,
  session: Params,
  asking: Params | Promise<Params>,
): StartedRead[] {
  const isUnplanned = unplanned.some((name) => inputs[name] !== undefined);
  if (isUnplanned || isHashLink || (isGuarded && ownerOf(session) === undefined)) return [];
  const market = marketOf(session['pop'], home).id;
  return reads
    .filter((read) => (read.market ?? market) === market)
    .flatMap((read) => {
      const payload = payloadOf(read, inputs);
      if (payload === null) return [];
      const early = send(read.call, payload, asking);
      // The application handles a failure when it takes the answer.
      early.then(({ answer }) => answer).catch(() => undefined);
      return [{ read, inputs, early }];
    });
}

function addLink(properties: { rel: string; href: string; crossOrigin?: string; blocking?: string }): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

function preload(files: readonly string[]): void {
  for (const href of files) addLink({ rel: 'modulepreload', href, crossOrigin: '' });
}

/** Preloads the application. Each file costs the first frame time: before it only large ones from the network. */
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

/** Reloads a page that waits for data if a file of its application does not load. */
function reloadIfAppMissing({ app }: PagePlan): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) void reloadWhenFilesAvailable([target.src, ...app]);
  };
  // The error event of an element does not bubble.
  if (app.length > 0) window.addEventListener('error', onError, true);
}

/** Puts the inputs of the address into the hash of a query that was planned with placeholders. */
function fillQueryHash(queryHash: string, inputs: Params): string {
  return Object.entries(inputs).reduce(
    (hash, [name, value]) => hash.replaceAll(JSON.stringify(placeholder(name)), () => JSON.stringify(value)),
    queryHash,
  );
}

/** What the preview is made from, for the inline script; `undefined` without a borrower or a preview */
function findPreviewInput(
  plan: PagePlan,
  launch: Launch,
  session: Params,
  device: DeviceOwners,
  locale: Locale,
  reads: readonly StartedRead[],
): PreviewInput | undefined {
  const { market, messages } = plan;
  const owner = recordsNameOf(device, session);
  if (owner === undefined || !messages) return undefined;
  const localStorage = localStorageIfAllowed();
  // If another borrower used the phone before, this launch is about to replace them.
  const isNew = isOver(device, owner);
  const hasLeft = () => !isNew && isOver(device, owner);
  // As the application does once it has loaded.
  reloadWhenReplaced(() => !hasLeft(), window);
  const texts = Object.fromEntries(messages.ids.map((id, index) => [id, messages.texts[locale][index]]));
  const { pop } = session;
  const page = { messages: texts, locale, market: marketOf(pop, market), pop, owner, isOver: hasLeft };
  // Records that are still to be deleted have another owner's name (`recordsNameOf`).
  const readFrom = (store: string, key = '') => readCopy(localStorage, owner, store, key);
  if (__PREVIEW__ === 'local') {
    const { local } = plan;
    if (!local || launch.isHashLink) return undefined;
    const { inputs } = launch;
    return { ...page, read: null, early: null, local, inputs, copies: [readFrom(local.store, inputs[local.input])] };
  }
  const started = reads.find(({ read }) => read.preview !== null);
  if (!started?.read.preview) return undefined;
  const { inputs, early } = started;
  const read = { ...started.read.preview, queryHash: fillQueryHash(started.read.preview.queryHash, inputs) };
  const name = read.key ? inputs[read.key.input] : `${read.call}-${read.queryHash}`;
  return { ...page, read, early, inputs, copies: read.stores.map((store) => readFrom(store, name)) };
}

/** Gives the document the language that the markup needs (scripts/lib/page-html.ts). @returns starts the page */
function preparePage(plan: PagePlan, isFromPhone: boolean): () => void {
  const { launch, device, borrower, resolve } = readSession(browserSessionEnv());
  const session = isFromPhone ? borrower() : resolve().params;
  const locale = readChosenLocale(localStorageIfAllowed()) ?? marketOf(session['pop'], plan.market).locale;
  // No frame is rendered before the markup in this language, which is behind that of the HTML.
  if (document.documentElement.lang !== locale) addLink({ rel: 'expect', href: `#${pageEndId}`, blocking: 'render' });
  setDocumentLanguage(document, locale);
  return () => {
    const painted = delayAppUntilPainted();
    // A page from the offline worker is complete: it is painted before a request that may find no network.
    const asking = isFromPhone ? painted.then(() => resolve().params) : session;
    const reads = startReads(plan, launch, session, asking);
    if (hasPreview) window.previewInput = findPreviewInput(plan, launch, session, device, locale, reads);
    if (isRecord && appConfig.idempotencyHeader && window.previewInput)
      window.previewInput.ask = (call, payload, open) => send(call, payload, asking, open);
    void preloadApplication(plan, locale, isFromPhone);
  };
}

/*
 * The inline script of every page: it starts the page while the code of the application is still loading, sends the
 * first reads, preloads code and texts, and collects the data of a preview. Whatever fails here, the application
 * repeats by itself. On a page that waits for data it is in the head, so that the first read is sent before the markup
 * has arrived; on a page that is rendered whole it is at the end (scripts/lib/page-html.ts).
 */
attempt(() => {
  const plan: unknown = JSON.parse(document.getElementById(planElementId)?.textContent ?? 'null');
  if (!isPlan(plan)) return;
  reloadIfAppMissing(plan);
  const isFromPhone = hasPreview && Boolean(navigator.serviceWorker?.controller);
  const start = preparePage(plan, isFromPhone);
  if (isFromPhone) window.startEarly = () => attempt(start);
  else start();
});
