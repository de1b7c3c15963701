import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DetailScreen } from '@/features/complaints/details/detail-screen';
import { complaintDetailQuery } from '@/features/complaints/queries';
import { pageOptions } from '@/platform/page-options';
import { lazyComponent } from '@/ui/lazy-component';

const SaveDispute = lazyComponent({
  load: () => import('@/features/records/dispute/save-dispute').then((module) => module.SaveDispute),
  catalogs: ['records'],
});

/** One complaint (specification section 2). */
export const Route = createFileRoute('/_borrower/complainDetails')({
  ...pageOptions({
    title: msg({ message: 'Complaint details', comment: 'Title of the page about one complaint' }),
    inputs: ['problemId'],
    needs: 'problemId',
    catalogs: ['help'],
    lazyCatalogs: ['records'],
    next: ['/complaintList', '/records'],
  }),
  loader: ({ context: { queryClient, services }, deps: { problemId } }) =>
    void queryClient.prefetchQuery(complaintDetailQuery(services.api, problemId)),
  component: function ComplaintDetailsPage() {
    const { problemId } = Route.useLoaderDeps();
    return (
      <DetailScreen problemId={problemId}>
        <SaveDispute problemId={problemId} />
      </DetailScreen>
    );
  },
});
