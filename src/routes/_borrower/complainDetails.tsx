import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DetailScreen } from '@/features/complaints/details/detail-screen';
import { complaintDetailQuery } from '@/features/complaints/queries';
import { pageOptions } from '@/platform/page-options';
import { lazyComponent } from '@/ui/lazy-component';
import { namedPage } from '../-order-page';

const SaveDispute = lazyComponent({
  load: () => import('@/features/records/dispute/save-dispute').then((module) => module.SaveDispute),
  catalogs: ['records'],
});

const ComplaintDetailsPage = namedPage(
  ({ problemId = '' }) => problemId,
  (problemId) => (
    <DetailScreen problemId={problemId}>
      <SaveDispute problemId={problemId} />
    </DetailScreen>
  ),
  msg({ message: 'Complaint details', comment: 'Title of the page about one complaint' }),
);

/** One complaint (specification section 2). */
export const Route = createFileRoute('/_borrower/complainDetails')({
  ...pageOptions({
    inputs: ['problemId'],
    catalogs: ['help'],
    lazyCatalogs: ['records'],
    next: ['/complaintList', '/records'],
  }),
  loaderDeps: ({ search: { problemId = '' } }) => ({ problemId }),
  loader: ({ context: { queryClient, services }, deps: { problemId } }) => {
    if (problemId !== '') void queryClient.prefetchQuery(complaintDetailQuery(services.api, problemId));
  },
  component: ComplaintDetailsPage,
});
