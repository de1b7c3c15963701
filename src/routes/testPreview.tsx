import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PendingScreen } from '@/features/shell/pending-screen';

/** Only in builds with internal tools: elsewhere neither the page nor its code exists. */
const TestPage = __INTERNAL_TOOLS__
  ? lazy(() => import('@/features/demo/test-page/test-page').then((module) => ({ default: module.TestPage })))
  : () => null;

/** The developers' test page (specification section 2); internal. */
export const Route = createFileRoute('/testPreview')({
  beforeLoad: () => {
    if (!__INTERNAL_TOOLS__) notFound({ throw: true });
  },
  component: TestPreview,
});

function TestPreview() {
  return (
    <Suspense fallback={<PendingScreen />}>
      <TestPage />
    </Suspense>
  );
}
