import { useLingui, Trans } from '@lingui/macro';
import { useServices } from '@/services/services';
import { useKeptQuery } from '@/services/use-kept-query';
import { Button } from '@/ui/button';
import { usePageChrome } from '@/ui/page-chrome';
import { PageShell } from '@/ui/page-shell';
import { ProductCardSkeletons } from '@/ui/product-card';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { EmptyState } from '@/ui/state-views';
import { WaysOut } from '@/ui/ways-out';
import { recommendedQuery } from '../queries';
import { RecommendedList } from './recommended-list';

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
  const query = useKeptQuery(recommendedQuery(api, scene));

  return (
    <PageShell title={t`Recommended for you`} kept={query.kept}>
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
