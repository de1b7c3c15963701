import { createFileRoute } from '@tanstack/react-router';
import { readLink } from '@/features/promotion/promotion-link';
import { promotionPage } from '@/features/promotion/promotion-page';
import { templateQuery, visitQuery } from '@/features/promotion/queries';
import { RegisterScreen } from '@/features/promotion/register-screen';
import { pageOptions } from '@/platform/page-options';

/** The page of a campaign, for everyone (specification section 2, promotion register). */
export const Route = createFileRoute('/register')({
  ...pageOptions(promotionPage),
  loader: ({ context: { queryClient, services }, deps, cause }) => {
    const link = readLink(deps);
    void queryClient.prefetchQuery(templateQuery(services.api, link));
    // Preloading a link is not a visit. A failed report of the visit is ignored.
    if (cause !== 'preload') void queryClient.prefetchQuery(visitQuery(services, link));
    return { link };
  },
  component: function RegisterPage() {
    return <RegisterScreen {...Route.useLoaderData()} />;
  },
});
