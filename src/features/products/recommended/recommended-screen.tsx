import { useLingui, Trans } from '@lingui/macro';
import type { Product } from '@/platform/api/contract/products';
import { useServerLanguage } from '@/platform/i18n/market';
import { useErrorText } from '@/platform/i18n/use-error-text';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { usePageChrome } from '@/ui/page-chrome';
import { PageShell } from '@/ui/page-shell';
import { ProductCardSkeletons, ProductCard, ProductCardList } from '@/ui/product-card';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { EmptyState } from '@/ui/state-views';
import { WaysOut } from '@/ui/ways-out';
import { recommendedQuery } from '../queries';
import { useApply, type ApplyTrouble } from './use-apply';

type RecommendedListProps = { scene: string; products: readonly Product[] };

/** Only so many products, from the top, show their tags, in so many rows (specification section 9). */
const tagged = 2;
const tagRows = 2;

/** The products of a scene. */
function RecommendedList({ scene, products }: RecommendedListProps) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const view = t({ message: 'View', comment: 'Button: open a recommended product' });
  const { applyingFor, trouble, apply } = useApply(scene);
  return (
    <ProductCardList>
      {products.map((product, position) => (
        <ProductCard
          key={`${product.id}-${String(position)}`}
          logo={product.productLogo}
          name={product.productName}
          rangeLabel={product.amountRangeDes}
          range={product.amountRange}
          rate={product.loan_rate}
          description={product.productDesc}
          lang={lang}
          tags={position < tagged ? product.productTags.slice(0, tagRows) : []}
          action={product.buttonText || view}
          busyLabel={t`One moment…`}
          isOff={!product.buttonStatus}
          offReason={t`This product takes no applications at the moment.`}
          busy={applyingFor === product.id}
          onOpen={() => apply(product.id, position)}
          trouble={trouble?.productId === product.id && <Trouble trouble={trouble} />}
        />
      ))}
    </ProductCardList>
  );
}

function Trouble({ trouble }: { trouble: ApplyTrouble }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <Notice kind="error" title={t`We did not open this product`}>
      {trouble.reason === 'refused'
        ? t`Its address does not look safe. Please contact customer service.`
        : errorText(trouble.error)}
    </Notice>
  );
}

/** Every product is taken for today, and the way home (specification section 2). */
function NoProducts() {
  const { t } = useLingui();
  const { onHome } = usePageChrome();
  return (
    <EmptyState
      title={t`Applications are full for today. Please apply again tomorrow.`}
      action={
        <Button onClick={onHome}>
          <Trans comment="Button: to the home page of the native app">Back to home</Trans>
        </Button>
      }
    />
  );
}

type Props = {
  /** Which list is asked for; may be empty. */
  scene: string;
};

/** Recommended products, to be applied for (specification section 2). */
export function RecommendedScreen({ scene }: Props) {
  const { t } = useLingui();
  const { api } = useServices();
  const query = usePersistedQuery(recommendedQuery(api, scene));

  return (
    <PageShell title={t`Recommended for you`} stale={query.stale}>
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <QueryView query={query} skeleton={<ProductCardSkeletons />}>
          {({ list: products }) =>
            products.length > 0 ? (
              <>
                <RecommendedList scene={scene} products={products} />
                {/* A list on which nothing can be tapped is a dead end. */}
                {!products.some(({ buttonStatus }) => buttonStatus) && (
                  <div className="stack">
                    <WaysOut />
                  </div>
                )}
              </>
            ) : (
              <NoProducts />
            )
          }
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}
