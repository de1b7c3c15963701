import { Trans, useLingui } from '@lingui/macro';
import { applyForProduct, type Product, productList, savePageEvent } from '@/platform/api/contract/products';
import { persistedCallQuery, usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { PageShell, usePageChrome } from '@/ui/page-shell';
import { ProductCardSkeletons } from '@/ui/product-card';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { EmptyState } from '@/ui/state-views';
import { type ListedProduct, OfferList, useOpening } from './offer-list';

/** 301 for precise scenes, 302 for bag scenes, otherwise 300 (specification section 9), by the name of the scene. */
function moduleOfScene(scene: string): 300 | 301 | 302 {
  const name = scene.toLowerCase();
  if (name.includes('precise')) return 301;
  return name.includes('bag') ? 302 : 300;
}

/** The first products show their tags, in this many rows (specification section 9). */
const taggedCards = 2;
const tagRows = 2;

function toOffer(product: Product, position: number): ListedProduct {
  const { id, buttonText } = product;
  return {
    id,
    buttonText,
    logo: product.productLogo,
    name: product.productName,
    rangeLabel: product.amountRangeDes,
    range: product.amountRange,
    rate: product.loan_rate,
    description: product.productDesc,
    tags: position < taggedCards ? product.productTags.slice(0, tagRows) : [],
    isOff: !product.buttonStatus,
  };
}

/** The products of a scene. One tap sends one application, and opens its address (specification section 7). */
function RecommendedList({ scene, products }: { scene: string; products: readonly Product[] }) {
  const { t } = useLingui();
  const { api, openServerUrl } = useServices();
  const moduleId = moduleOfScene(scene);
  const opening = useOpening(
    'product-application',
    ({ id, position }) => api.call(savePageEvent, { productId: id, moduleId, positionId: position }),
    async ({ id }) => {
      const { url } = await api.call(applyForProduct, { product_id: id, module_id: moduleId, scene });
      return openServerUrl(url, 'here');
    },
  );
  return (
    <OfferList
      offers={products.map(toOffer)}
      offReason={t`This product is not open for applications right now.`}
      opening={opening}
    />
  );
}

/** Recommended products with their applications (specification section 2). */
export function RecommendedScreen({ scene }: { scene: string }) {
  const { t } = useLingui();
  const { api } = useServices();
  const { onHome } = usePageChrome();
  const query = usePersistedQuery(persistedCallQuery(api, productList, { scene }));
  const noProducts = (
    <EmptyState
      title={t`Applications are full for today. Please apply again tomorrow.`}
      action={
        <Button onClick={onHome}>
          <Trans comment="Button: to the home page of the native app">Back to home</Trans>
        </Button>
      }
    />
  );

  return (
    <PageShell stale={query.stale}>
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <QueryView query={query} skeleton={<ProductCardSkeletons />}>
          {({ list }) => (list.length > 0 ? <RecommendedList scene={scene} products={list} /> : noProducts)}
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}
