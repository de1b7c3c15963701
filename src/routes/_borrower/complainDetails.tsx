import { useLingui } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DetailScreen } from '@/features/complaints/details/detail-screen';
import { complaintDetailQuery, complaintListQuery } from '@/features/complaints/queries';
import { fetchChunk } from '@/platform/offline/fetch-chunk';
import { pageOptions } from '@/platform/page-options';
import { useServices } from '@/platform/services';
import { IncompleteLink } from '@/ui/incomplete-link';
import { lazyComponent } from '@/ui/lazy-component';

/** Comes once the page stands: the page can do without. */
const SaveDispute = lazyComponent({
  load: () => import('@/features/records/dispute/save-dispute').then((part) => part.SaveDispute),
  catalogs: ['records'],
});

/** One complaint (specification section 2). */
export const Route = createFileRoute('/_borrower/complainDetails')({
  ...pageOptions({
    inputs: ['problemId'],
    catalogs: ['help'],
    prerender: 'skeleton',
    lazyCatalogs: ['records'],
    next: ['/complaintList', '/records'],
  }),
  loaderDeps: ({ search: { problemId = '' } }) => ({ problemId }),
  loader: ({ context: { queryClient, services }, deps: { problemId } }) => {
    if (problemId !== '') void queryClient.prefetchQuery(complaintDetailQuery(services.api, problemId));
  },
  component: ComplaintDetailsPage,
});

function ComplaintDetailsPage() {
  const { t } = useLingui();
  const { problemId } = Route.useLoaderDeps();
  if (problemId === '')
    return (
      <IncompleteLink title={t({ message: 'Complaint details', comment: 'Title of the page about one complaint' })} />
    );
  return (
    <DetailScreen problemId={problemId}>
      <Dispute problemId={problemId} />
    </DetailScreen>
  );
}

/**
 * Everything about this complaint as one file; the conversations come from the chat, the complaint from its own cache.
 */
function Dispute({ problemId }: { problemId: string }) {
  const { t } = useLingui();
  const { api, locale, storage } = useServices();
  const { queryClient } = Route.useRouteContext();

  async function readComplaint() {
    const detail = await queryClient.ensureQueryData(complaintDetailQuery(api, problemId));
    // Its own page does not say when it was sent; nothing is asked for it.
    const listed = queryClient.getQueryData(complaintListQuery(api).queryKey)?.list.find(({ id }) => id === problemId);
    const { readEvidence } = await fetchChunk(() => import('@/features/complaints/viewer/read-evidence'));
    const pictures = await readEvidence(api, [...detail.images, ...detail.disposeImages]);
    return { detail, sentAt: String(listed?.time ?? ''), pictures };
  }

  async function readChats(orderNo: string) {
    const { loadDisputeChats } = await fetchChunk(
      () => import('@/features/chat/export/dispute-chats'),
      locale.loadCatalog('chat'),
    );
    return loadDisputeChats(storage, orderNo, (message) => t(message));
  }

  return <SaveDispute problemId={problemId} readComplaint={readComplaint} readChats={readChats} />;
}
