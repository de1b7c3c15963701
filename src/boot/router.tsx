import {
  createRouter,
  type AnyRoute,
  type AnyRouter,
  type Router,
  type RouterHistory,
  type SearchMiddleware,
} from '@tanstack/react-router';
import { appConfig } from '@/config/env';
import { configurableRoutes, type RouteOverrides } from '@/config/routes';
import { CrashScreen, NotFoundScreen, PendingScreen } from '@/features/shell/start-screens';
import { parseSearch, stringifySearch } from '@/platform/browser/search';
import type { AppContext } from '@/platform/router-context';
import type { Services } from '@/platform/services';
import { note } from '@/platform/telemetry/report-notes';
import { routeTree } from '@/routeTree.gen';

type Options = {
  context: AppContext;
  routeOverrides?: RouteOverrides;
  /** Tests and the prerendering hand in a memory history. */
  history?: RouterHistory;
  /** Off where pages are only rendered into HTML: keeping the position would write a script into them. */
  scrollRestoration?: boolean;
};

/** Public path ⇄ internal path of the pages the operator renamed (decision 27, default paths). */
function createRewrite(overrides: RouteOverrides) {
  const publicToInternal = new Map<string, string>();
  const internalToPublic = new Map<string, string>();
  for (const [name, internal] of Object.entries(configurableRoutes)) {
    const renamed = new Map(Object.entries(overrides)).get(name);
    if (renamed === undefined) continue;
    publicToInternal.set(renamed, internal);
    internalToPublic.set(internal, renamed);
  }
  const mapped =
    (paths: Map<string, string>) =>
    ({ url }: { url: URL }) => {
      const path = url.pathname.length > 1 && url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname;
      const target = paths.get(path);
      if (target !== undefined) url.pathname = target;
      return url;
    };
  return { input: mapped(publicToInternal), output: mapped(internalToPublic) };
}

/**
 * The common parameters travel in every address the app makes, whether by link, navigation or redirect (wire protocol,
 * Launch parameters); what a page says for itself wins.
 */
function carryLaunchParams(session: Services['session']): SearchMiddleware<object> {
  return ({ search, next }) => ({ ...session.travelParams(), ...next(search) });
}

/** By itself the router begins with the code when all guards are through: on a slow line one more round trip. */
function preloadCode({ routesById, loadRouteChunk }: AnyRouter, ids: readonly string[]): void {
  const routes: AnyRoute[] = Object.values(routesById);
  for (const route of routes) {
    // What cannot be fetched fails where the router itself waits for it, and is shown there.
    if (ids.includes(String(route.id))) loadRouteChunk(route)?.catch(() => undefined);
  }
}

/**
 * The only maker of a router: search codec, configurable paths, context, and the pages for what goes wrong.
 * Lazy parts that take longer than 300 ms show the waiting page.
 */
export function createAppRouter({
  context,
  routeOverrides = appConfig.routeOverrides,
  history,
  scrollRestoration = true,
}: Options) {
  // The root route is where a middleware reaches every address; it learns of the session here, not from a global.
  const tree = routeTree.update({
    staticData: { page: null },
    search: { middlewares: [carryLaunchParams(context.services.session)] },
  });
  const router = createRouter({
    routeTree: tree,
    basepath: __BASE_PATH__,
    context: { ...context, preloadCode: (ids) => preloadCode(router, ids) },
    ...(history ? { history } : {}),
    ...(Object.keys(routeOverrides).length > 0 ? { rewrite: createRewrite(routeOverrides) } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultErrorComponent: CrashScreen,
    ...(__REPORT_URL__ ? { defaultOnCatch: (error: unknown) => note({ kind: 'error', how: 'crash', error }) } : {}),
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    scrollRestoration,
  });
  return router;
}

/** Written out: as the return type of `createAppRouter` it would depend on itself, by way of the pages' links. */
export type AppRouter = Router<typeof routeTree>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
