import type { Messages } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { App } from '@/boot/app';
import {
  type LocalRecord,
  placeholder,
  type PlannedMessages,
  type PlannedRead,
  type StoredRecord,
} from '@/boot/preview/page-plan';
import * as previews from '@/boot/preview/previews';
import { createAppRouter } from '@/boot/router';
import { withBase } from '@/config/base-path';
import { appConfig } from '@/config/env';
import { instant } from '@/domain/instant';
import { byLocale, type Locale, locales } from '@/domain/languages';
import { marketOf, type Market } from '@/domain/market';
import { chatScreens } from '@/features/chat/records/chat-sessions';
import type { CopiedDraft } from '@/features/complaints/form/draft-texts';
import { complaintDrafts } from '@/features/complaints/records/complaint-drafts';
import { paymentBooks } from '@/features/pay/records/book';
import { lastWays } from '@/features/pay/records/last-way';
import { generateVirtualAccount } from '@/platform/api/contract/repayment';
import type { CallDefinition } from '@/platform/api/define-call';
import type { ApiClient } from '@/platform/api/http/create-client';
import { stringifySearch } from '@/platform/browser/search';
import { wait } from '@/platform/browser/wait';
import { ageWords } from '@/platform/i18n/age-words';
import type { Catalog } from '@/platform/i18n/catalogs';
import { lastSwitches } from '@/platform/offline/switches/last-switches';
import { persistedAnswers } from '@/platform/query/persisted-answers';
import { createQueryClient } from '@/platform/query/query-client';
import { onlyKey } from '@/platform/storage/definition';
import { StaleFooterInHtml } from '@/ui/page-shell';
import type { LocalPreview, Preview, RecordPreview } from '@/ui/preview';
import { StaleFooter } from '@/ui/stale-footer';
import { copiedCodes } from './copied-codes';
import { renderMarkup } from './render-markup';
import { prerenderServices } from './services';
import { toPreviewSchema } from './to-preview-schema';

/** A page as it waits for its data, in every language, and its first reads. */
export type SkeletonPage = {
  internalPath: string;
  /** Public path. */
  path: string;
  /** Whether it needs a session for its reads. */
  isGuarded: boolean;
  /** Its market if the launch names none. */
  market: Market['id'];
  /** Parameters with which its reads were planned, and the others of the page. */
  planned: readonly string[];
  unplanned: readonly string[];
  reads: PlannedRead[];
  catalogs: readonly Catalog[];
  /** The messages of its preview; null without one. */
  messages: PlannedMessages | null;
  /** The record of its local preview; absent without one. */
  local?: LocalRecord;
  /** `incomplete`: the text of the page if its application does not load. */
  markups: { locale: Locale; head: string; body: string; incomplete: string }[];
};

const incomplete = msg({
  message: 'This page did not load completely. Load it again',
  comment: 'Link at the foot of a page whose program did not come over the network',
});

type LaunchInto = { market: Market; pop: string | undefined };

type Page = Pick<SkeletonPage, 'internalPath' | 'market' | 'planned'>;

/** One launch into each market that a page can belong to. */
function launchesOf(page: Page): LaunchInto[] {
  const launches = [undefined, '0', '1'].map((pop) => ({ market: marketOf(pop, page.market), pop }));
  return launches.filter(({ market }, index) => launches.findIndex((other) => other.market.id === market.id) === index);
}

type Asked = { call: CallDefinition; payload: unknown; preview: PlannedRead['preview'] };

/**
 * An API client that never answers and notes the reads. A call without `retry` is no read: it may change something.
 */
function listeningApi(asked: Asked[]): ApiClient {
  const exchange: ApiClient['exchange'] = (call, payload, { retry = false } = {}) => {
    if (retry) asked.push({ call, payload, preview: null });
    return new Promise(() => undefined);
  };
  return { exchange, call: (call, payload, options) => exchange(call, payload, options).then(({ data }) => data) };
}

/**
 * Plans the fields of a request.
 * @throws Error for a field that is neither a parameter of the address nor a constant
 */
function planRead({ call, payload, preview }: Asked, inputs: readonly string[]): PlannedRead {
  const fields: PlannedRead['fields'] = {};
  for (const [name, value] of Object.entries(payload ?? {})) {
    const input = inputs.find((candidate) => value === placeholder(candidate));
    if (input !== undefined) fields[name] = { input };
    else if ((typeof value === 'string' && !value.includes(placeholder(''))) || typeof value === 'number')
      fields[name] = { value };
    else throw new Error(`${call.path}: the field ${name} cannot be planned`);
  }
  return { call: wireOf(call), fields, preview };
}

function wireOf({ method, path, encoding, queryFields }: CallDefinition): PlannedRead['call'] {
  return { method, path, encoding, queryFields };
}

async function openPage({ internalPath, planned }: Page, locale: Locale, pop: string | undefined) {
  const asked: Asked[] = [];
  const services = prerenderServices(
    locale,
    { token: 'nobody', ...(pop !== undefined && { pop }) },
    listeningApi(asked),
  );
  const queryClient = createQueryClient();
  // As the application writes it: it would redirect any other to this one.
  const address =
    withBase(__BASE_PATH__, appConfig.routeOverrides[internalPath] ?? internalPath) +
    stringifySearch({
      ...services.session.travelParams(),
      ...Object.fromEntries(planned.map((name) => [name, placeholder(name)])),
    });
  const router = createAppRouter({
    context: { services, queryClient },
    history: createMemoryHistory({ initialEntries: [address] }),
    scrollRestoration: false,
  });
  await router.load();
  // A loader starts its reads one task later.
  await wait(0);
  const { matches, location } = router.state;
  const isThere =
    matches.length > 1 && matches.every(({ status }) => status === 'success') && location.pathname === internalPath;
  return {
    services,
    queryClient,
    router,
    isThere,
    asked: asked.map((one) => ({ ...one, preview: planPreview(one.call, internalPath, queryClient) })),
  };
}

type CopiedRecord = { store: { name: string; version: number }; copied: v.GenericSchema };

/**
 * The stores of the record previews, the schema of what they read of a copy, and the call that follows with the records
 * on which it depends: only the build needs them.
 */
const recordStores: Readonly<Record<string, CopiedRecord & { next: CallDefinition; records: StoredRecord[] }>> = {
  '/that': {
    store: paymentBooks,
    copied: copiedCodes,
    next: generateVirtualAccount,
    records: [
      [paymentBooks.name, paymentBooks.version],
      [lastSwitches.name, lastSwitches.version, onlyKey],
      [lastWays.name, lastWays.version, onlyKey],
    ],
  },
};

/** By internal path. */
const previewOf: Readonly<Record<string, Preview | RecordPreview | LocalPreview>> = previews;

/**
 * The data that the inline script needs to show the answer of a call; null if the page has no preview of it.
 */
function planPreview(
  { name, answer, envelope }: CallDefinition,
  internalPath: string,
  queryClient: QueryClient,
): PlannedRead['preview'] {
  const query = queryClient
    .getQueryCache()
    .getAll()
    .find(({ meta }) => meta?.persistedCall?.name === name);
  const preview = previewOf[internalPath];
  if (!query || envelope === 'none' || !preview || !('call' in preview) || preview.call !== name) return null;
  const ofAnswer = { call: name, envelope, schema: toPreviewSchema(answer), queryHash: query.queryHash };
  const { store, copied, next, records } = recordStores[internalPath] ?? {};
  if (!('savedAt' in preview) || !store || !copied || !next || !records || next.envelope === 'none')
    return { ...ofAnswer, stores: [persistedAnswers.name], key: null, record: null, next: null };
  return {
    ...ofAnswer,
    stores: [store.name],
    key: { input: preview.input },
    record: { version: store.version, schema: toPreviewSchema(copied) },
    next: { call: wireOf(next), envelope: next.envelope, schema: toPreviewSchema(next.answer), records },
  };
}

const copiedDraft: v.GenericSchema<unknown, CopiedDraft> = v.object({ text: v.string(), updatedAt: instant });

/** The stores of the local previews, and the schema of what is copied of their records. */
const localStores: Readonly<Record<string, CopiedRecord>> = {
  '/complainPageNext': { store: complaintDrafts, copied: copiedDraft },
  '/intelligentCustomerService': { store: chatScreens, copied: chatScreens.schema },
};

/** The data that the inline script needs for the local preview of a page. */
function planLocal(internalPath: string): LocalRecord | undefined {
  const preview = previewOf[internalPath];
  const { store, copied } = localStores[internalPath] ?? {};
  if (!preview || 'call' in preview || !store || !copied) return undefined;
  return { store: store.name, version: store.version, schema: toPreviewSchema(copied), input: preview.input };
}

/** One list of reads if all markets send the same; else each read names its market. */
async function planReads(page: Page): Promise<PlannedRead[]> {
  const byMarket = [];
  for (const { market, pop } of launchesOf(page)) {
    const { asked, isThere } = await openPage(page, market.locale, pop);
    byMarket.push({ market: market.id, reads: isThere ? asked.map((one) => planRead(one, page.planned)) : [] });
  }
  const [first, ...others] = byMarket;
  if (others.every(({ reads }) => JSON.stringify(reads) === JSON.stringify(first?.reads))) return first?.reads ?? [];
  return byMarket.flatMap(({ market, reads }) => reads.map((read) => ({ ...read, market })));
}

async function renderIn(page: Page, locale: Locale, hasPreview: boolean) {
  // Some pages belong to one market and redirect in another.
  for (const { pop } of launchesOf(page)) {
    const { services, queryClient, router, isThere } = await openPage(page, locale, pop);
    if (!isThere) continue;
    const markup = await renderMarkup(
      <StaleFooterInHtml value={hasPreview ? (asking) => <StaleFooter stale={null} asking={asking} /> : null}>
        <App services={services} queryClient={queryClient} router={router} />
      </StaleFooterInHtml>,
    );
    const { loadedCatalogs, i18n } = services.locale;
    return {
      markup: { locale, ...markup, incomplete: i18n._(incomplete) },
      catalogs: loadedCatalogs(),
      messages: i18n.messages,
    };
  }
  throw new Error(`${page.internalPath} cannot be rendered`);
}

/**
 * The messages of a preview in every language.
 * @throws Error for a message that a language lacks
 */
function messagesOf(
  messages: Preview['messages'],
  rendered: readonly { markup: { locale: Locale }; messages: Messages }[],
): PlannedMessages {
  const ids = [...new Set(messages.map(({ id }) => id))];
  const texts = byLocale((locale) => {
    const catalog = rendered.find(({ markup }) => markup.locale === locale)?.messages ?? {};
    return ids.map((id) => {
      const message = catalog[id];
      if (message === undefined) throw new Error(`A preview uses the message ${id}, which ${locale} lacks`);
      // A message without values is a list of one text: the text alone is shorter.
      return message.length === 1 && typeof message[0] === 'string' ? message[0] : message;
    });
  });
  return { ids, texts };
}

/**
 * Renders every page that starts with a read, as it looks until the answer arrives.
 * @param routes all routes of the application
 * @throws Error when a page cannot be rendered
 */
export async function renderAllSkeletons(routes: readonly AnyRoute[]): Promise<SkeletonPage[]> {
  const skeletons: SkeletonPage[] = [];
  for (const { id, fullPath, options } of routes) {
    const facts = options.staticData?.page;
    if (!facts || facts.prerender) continue;
    const { inputs, planned = inputs, market = 'indonesia' } = facts;
    const page: Page = { internalPath: String(fullPath), planned, market };
    const reads = await planReads(page);
    const preview = previewOf[page.internalPath];
    const isOfAnswer = reads.some((read) => read.preview !== null);
    const local = planLocal(page.internalPath);
    const messages = preview && (isOfAnswer || local) && [...preview.messages, ...(local ? [] : ageWords)];
    // One after another: routers share their routes.
    const rendered = [];
    for (const locale of locales) rendered.push(await renderIn(page, locale, isOfAnswer));
    skeletons.push({
      ...page,
      path: appConfig.routeOverrides[page.internalPath] ?? page.internalPath,
      isGuarded: String(id).startsWith('/_borrower/'),
      unplanned: inputs.filter((name) => !planned.includes(name)),
      reads,
      catalogs: rendered[0]?.catalogs ?? [],
      messages: messages ? messagesOf(messages, rendered) : null,
      ...(local && { local }),
      markups: rendered.map(({ markup }) => markup),
    });
  }
  return skeletons;
}
