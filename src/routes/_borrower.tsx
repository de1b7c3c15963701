import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { IncompleteLinkScreen, SessionMissingScreen } from '@/features/shell/error-screens';
import { PageEnd } from '@/features/shell/page-end';
import { incompleteLink } from '@/platform/page-options';
import { lazyComponent, Nothing } from '@/ui/lazy-component';

/** Sends queued complaints; loaded with its texts when the page is idle. */
const OutboxRunner = lazyComponent({
  load: () => import('@/features/complaints/outbox/outbox-runner').then((module) => module.OutboxRunner),
  catalogs: ['help'],
  after: 'idle',
  failed: Nothing,
});

/** The gate to a borrower's pages (specification section 6): without a session "not found", and no request. */
export const Route = createFileRoute('/_borrower')({
  staticData: { page: null },
  // The component is a few lines around every borrower page; a file of its own would be one more request.
  codeSplitGroupings: [['notFoundComponent']],
  beforeLoad: ({ context: { services } }) => {
    if (!services.session.current()) notFound({ routeId: '/_borrower', throw: true });
  },
  component: function BorrowerPages() {
    return (
      <>
        <Outlet />
        <PageEnd />
        <OutboxRunner />
      </>
    );
  },
  notFoundComponent: ({ data }) => (data === incompleteLink ? <IncompleteLinkScreen /> : <SessionMissingScreen />),
});
