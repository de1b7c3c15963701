import { createFileRoute } from '@tanstack/react-router';
import { DownloadScreen } from '@/features/promotion/download-screen';
import { readLink } from '@/features/promotion/promotion-link';
import { promotionPage } from '@/features/promotion/promotion-page';
import { templateQuery } from '@/features/promotion/queries';
import { pageOptions } from '@/platform/page-options';

/** The page after a registration, with the link to the app (specification section 2). */
export const Route = createFileRoute('/downloadTemplate')({
  ...pageOptions(promotionPage),
  loader: ({ context: { queryClient, services }, deps }) => {
    const link = readLink(deps);
    void queryClient.prefetchQuery(templateQuery(services.api, link));
    return { link };
  },
  component: function DownloadPage() {
    return <DownloadScreen {...Route.useLoaderData()} />;
  },
});
