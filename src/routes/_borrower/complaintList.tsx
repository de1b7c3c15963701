import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ListScreen } from '@/features/complaints/list/list-screen';
import { complaintListQuery } from '@/features/complaints/queries';
import { pageOptions } from '@/platform/page-options';

/** The list of complaints; `problemId` with `from=sent` marks a new one (decision 5, sent complaint). */
export const Route = createFileRoute('/_borrower/complaintList')({
  ...pageOptions({
    title: msg({ message: 'My complaints', comment: 'Link and title: the list of complaints this person has filed' }),
    inputs: ['problemId', 'from', 'tab'],
    catalogs: ['help'],
    next: ['/complainDetails', '/phenomenon', '/records'],
  }),
  loaderDeps: ({ search: { from } }) => ({ isSent: from === 'sent' }),
  loader: ({ context: { queryClient, services }, deps: { isSent }, cause }) => {
    const query = complaintListQuery(services.api);
    // A list fetched before the complaint was sent does not contain it.
    void queryClient.prefetchQuery(isSent && cause === 'enter' ? { ...query, staleTime: 0 } : query);
  },
  component: function ComplaintListPage() {
    const { tab = '', problemId = '', from } = Route.useSearch();
    return <ListScreen tab={tab} newId={from === 'sent' ? problemId : ''} />;
  },
});
