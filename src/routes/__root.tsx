import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { AppFrame } from '@/features/shell/app-frame';
import { marketOfPage } from '@/platform/page-options';
import type { RouterContext } from '@/platform/router-context';

/** The frame around every page; a page that is only fetched ahead leaves the language alone. */
export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { page: null },
  beforeLoad: async ({ context: { services, preloadCode }, matches, preload }) => {
    // Another borrower may have been launched in another window: then this page goes, and no guard below lets it on.
    services.session.isCurrent();
    preloadCode(matches.map(({ routeId }) => routeId));
    if (!preload) await services.locale.activateFor(marketOfPage(matches, services.session.commonParams()['pop']));
  },
  component: Root,
});

function Root() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}
