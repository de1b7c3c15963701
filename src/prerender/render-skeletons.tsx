import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import type { CallDefinition } from '@/api/define-call';
import type { ApiClient } from '@/api/http/create-client';
import { App } from '@/boot/app';
import { createAppRouter } from '@/boot/router';
import { withBase } from '@/config/base-path';
import { appConfig } from '@/config/env';
import { publicPathOf } from '@/config/public-path';
import { type Locale, locales } from '@/domain/languages';
import { marketOf, type Market } from '@/domain/market';
import type { Catalog } from '@/i18n/catalogs';
import { stringifySearch } from '@/lib/search';
import { wait } from '@/lib/wait';
import { createQueryClient } from '@/services/query-client';
import type { PlannedRead } from './page-plan';
import { renderMarkup } from './render-markup';
import { prerenderServices } from './services';

/** A page as it stands in the HTML while it waits for its data, in every language, and what it will ask for. */
export type SkeletonPage = {
  internalPath: string;
  /** Public path. */
  path: string;
  /** Whether it is a borrower's, and asks nothing without a session. */
  isGuarded: boolean;
  /** Its market where the launch names none. */
  market: Market['id'];
  /** Inputs with which its reads were planned, and those it also takes. */
  planned: readonly string[];
  unplanned: readonly string[];
  reads: PlannedRead[];
  catalogs: readonly Catalog[];
  markups: { locale: Locale; head: string; body: string }[];
};

type LaunchInto = { market: Market; pop: string | undefined };

type Page = Pick<SkeletonPage, 'internalPath' | 'market' | 'planned'>;

/** One launch into each market that a page can belong to. */
function launchesOf(page: Page): LaunchInto[] {
  const launches = [undefined, '0', '1'].map((pop) => ({ market: marketOf(pop, page.market), pop }));
  return launches.filter(({ market }, index) => launches.findIndex((other) => other.market.id === market.id) === index);
}

/** What stands in the address in the place of an input. */
const standIn = (name: string) => `input-${name}`;

type Asked = { call: CallDefinition; payload: unknown };

/** A server that never answers, and notes what it is asked to read. What is not tried twice is no read: it may change something. */
function listeningApi(asked: Asked[]): ApiClient {
  const exchange: ApiClient['exchange'] = (call, payload, { retry = false } = {}) => {
    if (retry) asked.push({ call, payload });
    return new Promise(() => undefined);
  };
  return { exchange, call: (call, payload, options) => exchange(call, payload, options).then(({ data }) => data) };
}

/** What of a request comes from the address. @throws Error for a field that is more than that, and cannot be planned */
function planRead(
  { call: { method, path, encoding, queryFields }, payload }: Asked,
  inputs: readonly string[],
): PlannedRead {
  const fields: PlannedRead['fields'] = {};
  for (const [name, value] of Object.entries(payload ?? {})) {
    const input = inputs.find((candidate) => value === standIn(candidate));
    if (input !== undefined) fields[name] = { input };
    else if ((typeof value === 'string' && !value.includes(standIn(''))) || typeof value === 'number')
      fields[name] = { value };
    else throw new Error(`${path}: the field ${name} cannot be planned`);
  }
  return { call: { method, path, encoding, queryFields }, fields, market: null };
}

async function openPage({ internalPath, planned }: Page, locale: Locale, pop: string | undefined) {
  const asked: Asked[] = [];
  const services = prerenderServices(
    locale,
    { token: 'nobody', ...(pop !== undefined && { pop }) },
    listeningApi(asked),
  );
  const queryClient = createQueryClient();
  // As the application would write it: any other it would lead to this one first.
  const address =
    withBase(__BASE_PATH__, publicPathOf(internalPath, appConfig.routeOverrides)) +
    stringifySearch({
      ...services.session.travelParams(),
      ...Object.fromEntries(planned.map((name) => [name, standIn(name)])),
    });
  const router = createAppRouter({
    context: { services, queryClient },
    history: createMemoryHistory({ initialEntries: [address] }),
    scrollRestoration: false,
  });
  await router.load();
  // What a loader sets off begins a turn later.
  await wait(0);
  const { matches, location } = router.state;
  const isThere =
    matches.length > 1 && matches.every(({ status }) => status === 'success') && location.pathname === internalPath;
  return { services, queryClient, router, isThere, asked };
}

/** One list for all markets where they ask the same; else each read says whose it is. */
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

async function renderIn(page: Page, locale: Locale) {
  // Some pages are for one market only, and lead away from it in another.
  for (const { pop } of launchesOf(page)) {
    const { services, queryClient, router, isThere } = await openPage(page, locale, pop);
    if (!isThere) continue;
    const markup = await renderMarkup(<App services={services} queryClient={queryClient} router={router} />);
    return { markup: { locale, ...markup }, catalogs: services.locale.loadedCatalogs() };
  }
  throw new Error(`${page.internalPath} cannot be rendered`);
}

/**
 * Renders every page that begins with a question to the server, as it looks until the answer is there.
 * @param routes all routes of the application
 * @throws Error when a page cannot be rendered
 */
export async function renderAllSkeletons(routes: readonly AnyRoute[]): Promise<SkeletonPage[]> {
  const skeletons: SkeletonPage[] = [];
  for (const { id, fullPath, options } of routes) {
    const facts = options.staticData?.page;
    if (facts?.prerender !== 'skeleton') continue;
    const { inputs, planned = inputs, market = 'indonesia' } = facts;
    const page: Page = { internalPath: String(fullPath), planned, market };
    const reads = await planReads(page);
    // One after another: routers share their routes.
    const rendered = [];
    for (const locale of locales) rendered.push(await renderIn(page, locale));
    skeletons.push({
      ...page,
      path: publicPathOf(page.internalPath, appConfig.routeOverrides),
      isGuarded: String(id).startsWith('/_borrower/'),
      unplanned: inputs.filter((name) => !planned.includes(name)),
      reads,
      catalogs: rendered[0]?.catalogs ?? [],
      markups: rendered.map(({ markup }) => markup),
    });
  }
  return skeletons;
}
