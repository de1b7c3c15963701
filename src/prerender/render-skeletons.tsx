import { createMemoryHistory } from '@tanstack/react-router';
import type { CallDefinition } from '@/api/define-call';
import type { ApiClient } from '@/api/http/create-client';
import { App } from '@/boot/app';
import { createAppRouter } from '@/boot/router';
import { appConfig } from '@/config/env';
import { publicPathOf } from '@/config/public-path';
import { marketOf, type Locale, type Market } from '@/domain/market';
import type { Catalog } from '@/i18n/catalogs';
import { locales } from '@/i18n/choose-locale';
import { stringifySearch } from '@/lib/search';
import { createQueryClient } from '@/services/query-client';
import type { PlannedRead } from './page-plan';
import { renderMarkup } from './render-markup';
import { prerenderServices } from './services';

/** A page as it stands in the HTML while it waits for its data, in every language, and what it will ask for. */
export type SkeletonPage = {
  internalPath: string;
  /** Public path. */
  path: string;
  isGuarded: boolean;
  inputs: readonly string[];
  reads: PlannedRead[];
  catalogs: readonly Catalog[];
  markups: { locale: Locale; head: string; body: string }[];
};

const order = ['productId', 'orderId'];

/** The pages that begin by asking the server, with the inputs that name what they show (specification section 2). */
const skeletonPages: Readonly<Record<string, readonly string[]>> = {
  '/loanDetails': order,
  '/installment': order,
  '/extension': order,
  '/individual': [...order, 'amount', 'display'],
  '/that': [...order, 'amount', 'display', 'payType', 'payCode', 'method'],
  '/dragonpayPaymentInstructions': [...order, 'payCode', 'display'],
  '/cashier': [...order, 'amount', 'payCode', 'refNo'],
  '/payway': [...order, 'amount'],
  '/addnormalcard': order,
  '/alipayrepayment': order,
  '/borrowDetail': order,
  '/start': [],
  '/records': [],
  '/loanConfirm': order,
  '/jointFailure': [],
  '/relevant': ['scene'],
  '/phenomenon': ['orderNo'],
  '/complainNewPage': ['orderNo'],
  '/complainPageNext': ['problemType', 'problemIndex', 'problemSonType', 'orderNo'],
  '/complaintList': ['problemId', 'from', 'tab'],
  '/complainDetails': ['problemId'],
  '/intelligentCustomerService': ['selectedIndex', 'orderNo'],
  '/customerService': [],
  '/register': ['id', 'user_from', 'app_from', 'utm_tag', 'invite_code', 'merchantNumber'],
  '/downloadTemplate': ['id', 'user_from', 'app_from', 'utm_tag', 'invite_code', 'merchantNumber', 'from'],
  '/agreementTemplate': ['id', 'user_from', 'app_from', 'utm_tag', 'invite_code', 'merchantNumber'],
};

type LaunchInto = { market: Market; pop: string | undefined };

/** One launch into each market that a page can belong to. */
function launchesOf(internalPath: string): LaunchInto[] {
  const launches = [undefined, '0', '1'].map((pop) => ({ market: marketOf(internalPath, pop), pop }));
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

/** Routers share their routes: only one page at a time can be on its way. */
async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  return items.reduce<Promise<R[]>>(async (before, item) => [...(await before), await work(item)], Promise.resolve([]));
}

async function openPage(internalPath: string, locale: Locale, pop: string | undefined) {
  const asked: Asked[] = [];
  const inputs = skeletonPages[internalPath] ?? [];
  const services = prerenderServices(
    locale,
    { token: 'nobody', ...(pop !== undefined && { pop }) },
    listeningApi(asked),
  );
  const queryClient = createQueryClient();
  const path = publicPathOf(internalPath, appConfig.routeOverrides);
  // As the application would write it: any other it would lead to this one first.
  const address =
    path +
    stringifySearch({
      ...services.session.travelParams(),
      ...Object.fromEntries(inputs.map((name) => [name, standIn(name)])),
    });
  const router = createAppRouter({
    context: { services, queryClient },
    history: createMemoryHistory({ initialEntries: [address] }),
    scrollRestoration: false,
  });
  await router.load();
  // What a loader sets off begins a turn later.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const { matches } = router.state;
  const isThere =
    matches.length > 1 &&
    matches.every(({ status }) => status === 'success') &&
    router.state.location.pathname === internalPath;
  return {
    services,
    queryClient,
    router,
    path,
    inputs,
    isThere,
    isGuarded: matches.some(({ routeId }) => routeId === '/_borrower'),
    asked,
  };
}

/** One list for all markets where they ask the same; else each read says whose it is. */
async function planReads(internalPath: string): Promise<PlannedRead[]> {
  const launches = launchesOf(internalPath);
  const byMarket = await oneByOne(launches, async ({ market, pop }) => {
    const { asked, inputs, isThere } = await openPage(internalPath, market.locale, pop);
    return isThere ? asked.map((one) => planRead(one, inputs)) : [];
  });
  const [first = [], ...others] = byMarket;
  if (others.every((other) => JSON.stringify(other) === JSON.stringify(first))) return first;
  return byMarket.flatMap((reads, index) =>
    reads.map((read) => ({ ...read, market: launches[index]?.market.id ?? null })),
  );
}

async function renderSkeleton(internalPath: string): Promise<SkeletonPage> {
  const openIn = async (locale: Locale) => {
    // Some pages are for one market only, and lead away from it in another.
    const pages = await oneByOne(launchesOf(internalPath), ({ pop }) => openPage(internalPath, locale, pop));
    const page = pages.find(({ isThere }) => isThere);
    if (!page) throw new Error(`${internalPath} cannot be drawn`);
    return {
      locale,
      page,
      drawn: await renderMarkup(<App services={page.services} queryClient={page.queryClient} router={page.router} />),
    };
  };
  const markups = await oneByOne(locales, openIn);
  const [first] = markups;
  if (!first) throw new Error('There is no language to render in');
  const { page } = first;
  return {
    internalPath,
    path: page.path,
    isGuarded: page.isGuarded,
    inputs: page.inputs,
    reads: await planReads(internalPath),
    catalogs: page.services.locale.loadedCatalogs(),
    markups: markups.map(({ locale, drawn }) => ({ locale, ...drawn })),
  };
}

/**
 * Renders every page that begins with a question to the server, as it looks until the answer is there.
 * @throws Error when a page of a borrower is missing from the list above, or cannot be rendered
 */
export async function renderAllSkeletons(): Promise<SkeletonPage[]> {
  const { routesById } = createAppRouter({
    context: { services: prerenderServices('en'), queryClient: createQueryClient() },
    history: createMemoryHistory(),
    scrollRestoration: false,
  });
  const forgotten = Object.keys(routesById).find(
    (id) => id.startsWith('/_borrower/') && skeletonPages[id.slice('/_borrower'.length)] === undefined,
  );
  if (forgotten) throw new Error(`${forgotten} is not among the pages that are drawn beforehand`);
  return oneByOne(Object.keys(skeletonPages), renderSkeleton);
}
