import { createFileRoute, notFound } from '@tanstack/react-router';
import { PendingScreen } from '@/features/shell/pending-screen';
import { pageOptions } from '@/services/page-options';
import { lazyComponent, Nothing } from '@/ui/lazy-component';

/** Only in builds with internal tools: elsewhere neither the page nor its code exists. */
const TestPage = __INTERNAL_TOOLS__
  ? lazyComponent({
      load: () => import('@/features/demo/test-page/test-page').then((part) => part.TestPage),
      waiting: PendingScreen,
    })
  : Nothing;

/** The developers' test page (specification section 2); internal. */
export const Route = createFileRoute('/testPreview')({
  ...pageOptions({ inputs: [], catalogs: [], prerender: 'none' }),
  beforeLoad: () => {
    if (!__INTERNAL_TOOLS__) notFound({ throw: true });
  },
  component: TestPage,
});
