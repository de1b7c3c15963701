import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { SessionMissingScreen } from '@/features/shell/error-screens';
import { PageEnd } from '@/features/shell/page-end';
import { lazyComponent, Nothing } from '@/ui/lazy-component';

/** Sends waiting complaints; loaded with its texts when the page is idle. */
const OutboxRunner = lazyComponent({
  load: () => import('@/features/complaints/outbox/outbox-runner').then((part) => part.OutboxRunner),
  catalogs: ['help'],
  after: 'idle',
  failed: Nothing,
});

/**
 * The gate to every page that belongs to one borrower (specification section 6). Without a session there is no such
 * page, and no request is made for it: "not found" is how a guard says so without it counting as an error.
 */
export const Route = createFileRoute('/_borrower')({
  staticData: { page: null },
  // The component is a few lines around every borrower page: in a file of its own it would be one more request.
  codeSplitGroupings: [['notFoundComponent']],
  beforeLoad: ({ context: { services } }) => {
    if (!services.session.current()) notFound({ routeId: '/_borrower', throw: true });
  },
  component: BorrowerPages,
  notFoundComponent: SessionMissingScreen,
});

function BorrowerPages() {
  return (
    <>
      <Outlet />
      <PageEnd />
      <OutboxRunner />
    </>
  );
}
