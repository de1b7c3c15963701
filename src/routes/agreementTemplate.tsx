import { createFileRoute } from '@tanstack/react-router';
import { AgreementScreen } from '@/features/promotion/agreement-screen';
import { readLink } from '@/features/promotion/promotion-link';
import { promotionPage } from '@/features/promotion/promotion-page';
import { templateQuery } from '@/features/promotion/queries';
import { pageOptions } from '@/platform/page-options';

/** The agreement for visitors who register (specification section 2). */
export const Route = createFileRoute('/agreementTemplate')({
  ...pageOptions(promotionPage),
  loader: ({ context: { queryClient, services }, deps }) => {
    const link = readLink(deps);
    void queryClient.prefetchQuery(templateQuery(services.api, link));
    return { link };
  },
  component: function AgreementPage() {
    return <AgreementScreen {...Route.useLoaderData()} />;
  },
});
