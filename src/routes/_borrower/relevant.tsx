import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RecommendedScreen } from '@/features/products/recommended-screen';
import { productList } from '@/platform/api/contract/products';
import { pageOptions } from '@/platform/page-options';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';

/** Recommended products of a scene (specification section 2). */
export const Route = createFileRoute('/_borrower/relevant')({
  ...pageOptions({ title: msg`Recommended for you`, inputs: ['scene'], catalogs: ['offers'] }),
  loader: ({ context: { queryClient, services }, deps: { scene = '' } }) =>
    void queryClient.prefetchQuery(persistedCallQuery(services.api, productList, { scene })),
  component: function RelevantPage() {
    const { scene = '' } = Route.useLoaderDeps();
    return <RecommendedScreen key={scene} scene={scene} />;
  },
});
