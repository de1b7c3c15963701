import { Trans, useLingui } from '@lingui/macro';
import { applyForProduct, type Product, savePageEvent } from '@/platform/api/contract/products';
import { useErrorText } from '@/platform/i18n/error-message';
import { useServerLanguage } from '@/platform/i18n/market';
import { usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { usePageChrome } from '@/ui/page-chrome';
import { PageShell } from '@/ui/page-shell';
import { ProductCard, ProductCardList, ProductCardSkeletons } from '@/ui/product-card';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { EmptyState, WaysOut } from '@/ui/state-views';
import { useToast } from '@/ui/toast';
import { useWrite } from '@/ui/use-write';
import { recommendedQuery } from './queries';

/** The modules that product events and applications are counted under (specification section 9). */
type ModuleId = 300 | 301 | 302;

/**
 * The module of a scene: 301 for precise scenes, 302 for bag scenes, else 300. The specification lists no scene names,
 * so the kind is read from the name.
 * @param scene from the address; may be empty
 */
export function moduleOfScene(scene: string): ModuleId {
  const name = scene.toLowerCase();
  if (name.includes('precise')) return 301;
  return name.includes('bag') ? 302 : 300;
}

type ApplyTrouble =
  | { productId: string | undefined; reason: 'refused' }
  | { productId: string | undefined; reason: 'failed'; error: unknown };

/**
 * Applies for a product and opens the address of the answer (specification section 7): one tap, one application. The
 * page event runs beside it; if it fails, a toast says so (section 8).
 */
function useApply(scene: string) {
  const { api, openServerUrl } = useServices();
  const { show } = useToast();
  const errorText = useErrorText();

  const { send, isSending, input, result, error } = useWrite(
    'product-application',
    async ({ productId, positionId }: { productId: string; positionId: number }) => {
      const moduleId = moduleOfScene(scene);
      api
        .call(savePageEvent, { productId, moduleId, positionId })
        .catch((reason: unknown) => show(errorText(reason), { kind: 'error' }));
      const { url } = await api.call(applyForProduct, { product_id: productId, module_id: moduleId, scene });
      return openServerUrl(url, 'here');
    },
  );

  const productId = input?.productId;
  const trouble: ApplyTrouble | null = error
    ? { productId, reason: 'failed', error }
    : result === 'refused'
      ? { productId, reason: 'refused' }
      : null;
  return {
    applyingFor: isSending ? productId : null,
    trouble,
    apply: (id: string, positionId: number) => send({ productId: id, positionId }),
  };
}

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
  /** The requested list; may be empty. */
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
                {/* Without a product to tap, the page needs another way on. */}
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
