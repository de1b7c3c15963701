import { createRouter, type AnyRouter, type RouterHistory, type SearchMiddleware } from '@tanstack/react-router';
import { appConfig } from './config/env';
import { configurableRoutes, type RouteOverrides } from './config/routes';
import { CrashScreen } from './features/shell/crash-screen';
import { NotFoundScreen } from './features/shell/not-found-screen';
import { PendingScreen } from './features/shell/pending-screen';
import { parseSearch, stringifySearch } from './lib/search';
import { inViewTransition } from './lib/view-transition';
import { routeTree } from './routeTree.gen';
import type { RouterContext } from './services/router-context';
import type { Services } from './services/services';

type Options = {
  context: RouterContext;
  routeOverrides?: RouteOverrides;
  /** Tests and the prerendering hand in a memory history. */
  history?: RouterHistory;
  /** Off where pages are only drawn into HTML: keeping the position would write a script into them. */
  scrollRestoration?: boolean;
};

/** Public path ⇄ internal path of the pages the operator renamed (decision 27). */
function createRewrite(overrides: RouteOverrides) {
  const publicToInternal = new Map<string, string>();
  const internalToPublic = new Map<string, string>();
  for (const [name, internal] of Object.entries(configurableRoutes)) {
    const renamed = new Map(Object.entries(overrides)).get(name);
    if (renamed === undefined) continue;
    publicToInternal.set(renamed, internal);
    internalToPublic.set(internal, renamed);
  }
  const mapped = (paths: Map<string, string>) => ({ url }: { url: URL }) => {
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

/**
 * From one page to another the engine fades; the first page, and what changes within one, is simply drawn. The router's own
 * way leaves the promises of a transition that was cut short unhandled.
 */
function fadeBetweenPages(router: AnyRouter): void {
  router.startViewTransition = async (update) => {
    const from = router.stores.resolvedLocation.get()?.pathname;
    const isOtherPage = from !== undefined && from !== router.latestLocation.pathname;
    return isOtherPage ? inViewTransition(update) : update();
  };
}

/**
 * The only maker of a router: search codec, configurable paths, context, and the pages for what goes wrong.
 * Lazy parts that take longer than 300 ms show the waiting page.
 */
export function createAppRouter({ context, routeOverrides = appConfig.routeOverrides, history, scrollRestoration = true }: Options) {
  // The root route is where a middleware reaches every address; it learns of the session here, not from a global.
  const tree = routeTree.update({ search: { middlewares: [carryLaunchParams(context.services.session)] } });
  const router = createRouter({
    routeTree: tree,
    context,
    ...(history ? { history } : {}),
    ...(Object.keys(routeOverrides).length > 0 ? { rewrite: createRewrite(routeOverrides) } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultErrorComponent: CrashScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    scrollRestoration,
  });
  fadeBetweenPages(router);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
