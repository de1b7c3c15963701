import { useRouterState } from '@tanstack/react-router';
import type { AppLayer } from '@/boot/app';
import { marketOfPage } from '@/services/page-options';
import { useServices } from '@/services/services';
import { lazyComponent, Nothing } from '@/ui/lazy-component';
import type { DemoControls } from './demo-controls';

const DemoBar = lazyComponent({ load: () => import('./demo-bar').then((part) => part.DemoBar), missing: Nothing });

const RegistrationHint = lazyComponent({
  load: () => import('./page-notes').then((part) => part.RegistrationHint),
  missing: Nothing,
});

const StageLink = lazyComponent({
  load: () => import('./page-notes').then((part) => part.StageLink),
  missing: Nothing,
});

/**
 * What the demo adds to the pages of the product: its badge below each, the way back to the stage below the official
 * site, and above the registration the code that no SMS brings. All of it comes after the first rendering.
 */
export function createDemoLayer(controls: DemoControls): AppLayer {
  return function DemoLayer({ router, children }) {
    const { session } = useServices();
    const { page, market } = useRouterState({
      router,
      select: ({ matches }) => ({
        page: matches.at(-1)?.routeId,
        market: marketOfPage(matches, session.commonParams()['pop']).id,
      }),
    });
    return (
      <>
        {page === '/register' && <RegistrationHint market={market} />}
        {children}
        {page === '/' && <StageLink />}
        <DemoBar controls={controls} />
      </>
    );
  };
}
