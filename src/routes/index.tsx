import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LandingScreen } from '@/features/site/landing/landing-screen';

const ScenarioList = __INTERNAL_TOOLS__
  ? lazy(() => import('@/features/demo/scenario-list').then((module) => ({ default: module.ScenarioList })))
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
          <ScenarioList />
        </Suspense>
      </ClientOnly>
    </LandingScreen>
  );
}
