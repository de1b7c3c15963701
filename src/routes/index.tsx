import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LandingScreen } from '@/features/site/landing/landing-screen';

const ScenarioList = __INTERNAL_TOOLS__
  ? lazy(() => import('@/features/demo/scenario-list').then((module) => ({ default: module.ScenarioList })))
  : () => null;

/** Only builds with the offline worker can be installed. */
const InstallCard = __SERVICE_WORKER__
  ? lazy(() => import('@/features/shell/install-card').then((module) => ({ default: module.InstallCard })))
  : () => null;

/** The landing page. Prerendered; builds with internal tools add the demo's launch links below it. */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { services } }) => services.locale.enter('site'),
  component: Landing,
});

function Landing() {
  return (
    <LandingScreen>
      <ClientOnly>
        <Suspense fallback={null}>
          <InstallCard />
          <ScenarioList />
        </Suspense>
      </ClientOnly>
    </LandingScreen>
  );
}
