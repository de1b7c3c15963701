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
import type { AppContext } from '@/platform/page-options';
import { identityParams, omit } from '@/platform/session/common-params';
import { note } from '@/platform/telemetry/report-notes';
import { routeTree } from '@/routeTree.gen';

type Options = {
  context: AppContext;
  routeOverrides?: RouteOverrides;
  /** A memory history in tests and while prerendering. */
  history?: RouterHistory;
  /** Off for prerendering: it would add a script to the HTML. */
  scrollRestoration?: boolean;
};

/** Public path ⇄ internal path of the pages the operator renamed (decision 27, default paths). */
function createRewrite(overrides: RouteOverrides) {
  const renamed = new Map(Object.entries(overrides));
  const paths = Object.entries(configurableRoutes).map(([name, path]) => [path, renamed.get(name) ?? path] as const);
  const mapped =
    (targets: ReadonlyMap<string, string>) =>
    ({ url }: { url: URL }) => {
      const path = url.pathname.length > 1 && url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname;
      const target = targets.get(path);
      if (target !== undefined) url.pathname = target;
      return url;
    };
  return { input: mapped(new Map(paths.map(([path, shown]) => [shown, path]))), output: mapped(new Map(paths)) };
}

/** Without this, the router loads the code after all guards, which is one more round trip. */
function preloadCode({ routesById, loadRouteChunk }: AnyRouter, ids: readonly string[]): void {
  const routes: AnyRoute[] = Object.values(routesById);
  for (const route of routes) {
    // A failure is shown where the router waits for the code.
    if (ids.includes(String(route.id))) loadRouteChunk(route)?.catch(() => undefined);
  }
}

/** Creates the router. Routes that take longer than 300 ms show the pending screen. */
export function createAppRouter({
  context,
  routeOverrides = appConfig.routeOverrides,
  history,
  scrollRestoration = true,
}: Options) {
  // The root route adds the common parameters to every address (wire protocol, Launch parameters).
  const carryLaunchParams: SearchMiddleware<object> = ({ search, next }) => ({
    ...context.services.session.travelParams(),
    ...next(search),
  });
  const tree = routeTree.update({ staticData: { page: null }, search: { middlewares: [carryLaunchParams] } });
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

/** Shows the page of an ended session. The borrower's id leaves its address. */
export function showSessionEnd(router: AppRouter): void {
  void router.invalidate();
  void router.navigate({ to: '.', replace: true, search: (search) => omit(search, identityParams) });
}

/** Not `ReturnType<typeof createAppRouter>`: the type would depend on itself through the links of the pages. */
export type AppRouter = Router<typeof routeTree>;

/** What the app consists of once it has started. */
export type RunningApp = AppContext & { router: AppRouter };

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
