import { useRouterState } from '@tanstack/react-router';
import type { AppLayer } from '@/boot/app';
import { boot } from '@/boot/boot';
import { startOrReload } from '@/platform/offline/reload';
import { marketOfPage } from '@/platform/page-options';
import { useServices } from '@/platform/services';
import { lazyComponent, Nothing } from '@/ui/lazy-component';
import { textsWith } from '../texts';
import type { DemoControls } from './demo-controls';
import { notifyStage } from './stage/stage-frame';
import { refetchInNewLanguage, showStage, setUpDemo } from './start-demo';

const loadBar = () => import('./demo-bar');
const DemoBar = lazyComponent({ load: () => loadBar().then((module) => module.DemoBar), failed: Nothing });
const RegistrationHint = lazyComponent({
  load: () => loadBar().then((module) => module.RegistrationHint),
  failed: Nothing,
});
const StageLink = lazyComponent({ load: () => loadBar().then((module) => module.StageLink), failed: Nothing });

/** The demo around the product, loaded after the first rendering: badge, link to the stage, code of the SMS. */
function createDemoLayer(controls: DemoControls): AppLayer {
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

async function start(root: HTMLElement): Promise<void> {
  if (await showStage(root)) return;
  const { environment, controls } = await setUpDemo();
  const app = await boot(root, {
    ...environment,
    loadTexts: textsWith('demo'),
    layer: createDemoLayer(controls),
    switches: controls.switches,
    collectReport: controls.reports.take,
  });
  refetchInNewLanguage(app);
  app.router.subscribe('onRendered', () => notifyStage(window, controls));
}

const root = document.getElementById('root');
if (root) void startOrReload(() => start(root));
