import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { recommendedQuery } from '@/features/products/queries';
import { RecommendedScreen } from '@/features/products/recommended-screen';
import { pageOptions } from '@/platform/page-options';

/** Recommended products of a scene (specification section 2). */
export const Route = createFileRoute('/_borrower/relevant')({
  ...pageOptions({ title: msg`Recommended for you`, inputs: ['scene'], catalogs: ['offers'] }),
  loader: ({ context: { queryClient, services }, deps: { scene = '' } }) =>
    void queryClient.prefetchQuery(recommendedQuery(services.api, scene)),
  component: function RelevantPage() {
    const { scene = '' } = Route.useLoaderDeps();
    return <RecommendedScreen key={scene} scene={scene} />;
  },
});
