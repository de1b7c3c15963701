import { createFileRoute } from '@tanstack/react-router';
import { LandingScreen } from '@/features/site/landing-screen';
import { pageOptions } from '@/platform/page-options';
import { lazyComponent, Nothing } from '@/ui/lazy-component';

/** Only builds with the offline worker can be installed. */
const InstallCard = __SERVICE_WORKER__
  ? lazyComponent({
      load: () => import('@/features/shell/install-card').then((module) => module.InstallCard),
      catalogs: ['promotion'],
      failed: Nothing,
    })
  : Nothing;

/** The landing page. Prerendered. */
export const Route = createFileRoute('/')({
  ...pageOptions({ inputs: [], catalogs: ['site'], lazyCatalogs: ['promotion'], prerender: 'whole' }),
  component: () => (
    <LandingScreen>
      <InstallCard />
    </LandingScreen>
  ),
});
