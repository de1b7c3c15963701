import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { AppFrame } from '@/features/shell/app-frame';
import type { RouterContext } from '@/router';

/** The frame around every page. Before a page is drawn, its language is the active one. */
export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { services }, location }) => services.locale.activateFor(location.pathname, services.session.commonParams()['pop']),
  component: Root,
});

function Root() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  );
}
