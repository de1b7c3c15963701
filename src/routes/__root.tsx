import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { AppFrame } from '@/features/shell/app-frame';
import { marketOfPage, type RouterContext } from '@/platform/page-options';

/** The frame around every page. A page that is only preloaded does not change the language. */
export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { page: null },
  beforeLoad: async ({ context: { services, preloadCode }, matches, preload }) => {
    // If another window has launched another borrower, this page closes, and no guard below lets it continue.
    services.session.isCurrent();
    preloadCode(matches.map(({ routeId }) => routeId));
    if (!preload) await services.locale.activateFor(marketOfPage(matches, services.session.commonParams()['pop']));
  },
  component: function Root() {
    return (
      <AppFrame>
        <Outlet />
      </AppFrame>
    );
  },
});
