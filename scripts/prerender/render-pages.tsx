import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { App } from '@/boot/app';
import { createAppRouter } from '@/boot/router';
import { withBase } from '@/config/base-path';
import { appConfig } from '@/config/env';
import type { Locale } from '@/domain/languages';
import { markets } from '@/domain/market';
import type { Catalog } from '@/platform/i18n/catalogs';
import { createQueryClient } from '@/platform/query/query-client';
import { renderMarkup } from './render-markup';
import { renderAllSkeletons, type SkeletonPage } from './render-skeletons';
import { prerenderServices } from './services';
import { factsFor } from './structured-data';

/** A page that is rendered whole. */
export type PrerenderedPage = {
  /** Internal path: names the route file. */
  internalPath: string;
  /** Public path. */
  path: string;
  locale: Locale;
  /** The catalogs of its texts, beside the common one. */
  catalogs: readonly Catalog[];
  /** Title and description, as React wrote them. */
  head: string;
  /** Content of the root element. */
  body: string;
  /** Facts for search engines, one JSON-LD object each. */
  facts: object[];
};

async function renderPage(internalPath: string): Promise<PrerenderedPage> {
  const { locale } = markets.indonesia;
  const services = prerenderServices(locale);
  const queryClient = createQueryClient();
  const path = appConfig.routeOverrides[internalPath] ?? internalPath;
  const history = createMemoryHistory({ initialEntries: [withBase(__BASE_PATH__, path)] });
  const router = createAppRouter({ context: { services, queryClient }, history, scrollRestoration: false });
  await router.load();
  const broken = router.state.matches.find(({ status }) => status !== 'success');
  if (broken) throw new Error(`${path} cannot be rendered: its route is ${broken.status}`, { cause: broken.error });
  const rendered = await renderMarkup(<App services={services} queryClient={queryClient} router={router} />);
  return {
    internalPath,
    path,
    locale,
    catalogs: services.locale.loadedCatalogs(),
    ...rendered,
    facts: factsFor(internalPath, services.locale.i18n),
  };
}

/**
 * Renders every page that is readable without script, and every other as it waits. Called by the build
 * (scripts/vite/prerender.ts), never by a browser.
 * @throws whatever a page threw: a build with a broken page is no build
 */
export async function renderAll(): Promise<{
  pages: PrerenderedPage[];
  skeletons: SkeletonPage[];
}> {
  const { routesById } = createAppRouter({
    context: { services: prerenderServices('en'), queryClient: createQueryClient() },
    history: createMemoryHistory(),
    scrollRestoration: false,
  });
  const routes: AnyRoute[] = Object.values(routesById);
  const whole = routes.filter(({ options }) => options.staticData?.page?.prerender === 'whole');
  return {
    pages: await Promise.all(whole.map(({ fullPath }) => renderPage(String(fullPath)))),
    skeletons: await renderAllSkeletons(routes),
  };
}
