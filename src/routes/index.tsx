import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LandingScreen } from '@/features/site/landing-screen';

const ScenarioList = __INTERNAL_TOOLS__
  ? lazy(() => import('@/features/demo/scenario-list').then((module) => ({ default: module.ScenarioList })))
  : () => null;

/** The landing page; builds with internal tools add the demo's launch links below it. */
export const Route = createFileRoute('/')({ component: Landing });

function Landing() {
  return (
    <LandingScreen>
      <Suspense fallback={null}>
        <ScenarioList />
      </Suspense>
    </LandingScreen>
  );
}
