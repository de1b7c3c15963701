import { Trans } from '@lingui/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ListScreen } from '@/features/complaints/list/list-screen';
import { complaintListQuery } from '@/features/complaints/queries';
import { pageOptions } from '@/services/page-options';
import { buttonClass } from '@/ui/button-class';

/**
 * The complaints a borrower has filed (specification section 2); `problemId` with `from=sent` marks a new one (decision
 * 5, sent complaint).
 */
export const Route = createFileRoute('/_borrower/complaintList')({
  ...pageOptions({
    inputs: ['problemId', 'from', 'tab'],
    catalogs: ['help'],
    prerender: 'skeleton',
    next: ['/complainDetails', '/phenomenon', '/records'],
  }),
  loaderDeps: ({ search: { from } }) => ({ isSent: from === 'sent' }),
  loader: ({ context: { queryClient, services }, deps: { isSent }, cause }) => {
    const query = complaintListQuery(services.api);
    // A list from before the sending lacks what was sent.
    void queryClient.prefetchQuery(isSent && cause === 'enter' ? { ...query, staleTime: 0 } : query);
  },
  component: ComplaintListPage,
});

function ComplaintListPage() {
  const { tab = '', problemId = '', from } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ListScreen
      tab={tab}
      // The address keeps the tab: a reload and the way back from a complaint find it again.
      onTab={(next) =>
        void navigate({
          to: '/complaintList',
          search: (now) => ({ ...now, tab: next }),
          replace: true,
          resetScroll: false,
        })
      }
      newId={from === 'sent' ? problemId : ''}
      renderLink={(id, className, children) => (
        <Link to="/complainDetails" search={{ problemId: id }} className={className}>
          {children}
        </Link>
      )}
      newLink={
        <Link to="/phenomenon" className={buttonClass('primary', true)}>
          <Trans comment="Link: opens the page where a complaint begins">File a complaint</Trans>
        </Link>
      }
      recordsLink={
        <Link to="/records" className={buttonClass('quiet', true)}>
          <Trans comment="Link: to the receipts kept on this phone">My records</Trans>
        </Link>
      }
    />
  );
}
