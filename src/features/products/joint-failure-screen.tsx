import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { beginningOf } from '@/domain/text/beginning-of';
import { type JointProduct, openJointProduct, recordJointView } from '@/platform/api/contract/products';
import { useErrorText } from '@/platform/i18n/error-message';
import { useServerLanguage } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { SectionTitle } from '@/ui/card';
import { LongText } from '@/ui/long-text';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { ProductCard, ProductCardList, ProductCardSkeletons } from '@/ui/product-card';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { WaysOut } from '@/ui/state-views';
import { useToast } from '@/ui/toast';
import { useWrite } from '@/ui/use-write';
import { jointFailureQuery } from './queries';
import styles from './joint-failure-screen.module.css';

type JointResult =
  /** A product was opened outside of this page, as far as the browser reports it. */
  { kind: 'outside'; url: string } | { kind: 'refused' } | { kind: 'failed'; error: unknown };

const isWeb = (target: string) => /^https?:/i.test(target);

/**
 * Opens a product of the joint page: reports the tap (`necessity`), asks for its target (`joint`), and opens it. An
 * http(s) target goes to the browser through the address policy, any other to the native app (decision 17, server
 * addresses). One tap opens it once.
 */
function useOpenJointProduct() {
  const { api, bridge, openServerUrl } = useServices();
  const { show } = useToast();
  const errorText = useErrorText();

  async function follow(url: string): Promise<JointResult | null> {
    if (url === '') return { kind: 'refused' };
    if (isWeb(url)) return openServerUrl(url, 'outside') === 'refused' ? { kind: 'refused' } : { kind: 'outside', url };
    const { status } = await bridge.call('goToPage', { page: url });
    return status === 'refused' ? { kind: 'refused' } : null;
  }

  const { send, isSending, input, result, error } = useWrite(
    'joint-product',
    async ({ productId, index }: { productId: string; index: number }) => {
      // The report runs beside it. If it fails, a toast says so (specification section 8).
      api
        .call(recordJointView, { productId, constant: 18, index })
        .catch((reason: unknown) => show(errorText(reason), { kind: 'error' }));
      const { url } = await api.call(openJointProduct, { productId });
      return follow(url);
    },
  );

  const outcome: JointResult | null = error ? { kind: 'failed', error } : (result ?? null);
  return {
    opening: isSending ? input?.productId : null,
    /** The result of the last tap on a product. */
    resultOf: (productId: string) => (input?.productId === productId ? outcome : null),
    open: (productId: string, index: number) => send({ productId, index }),
    /** For webviews that swallow a new window without a word. */
    openHere: (url: string) => void openServerUrl(url, 'here'),
  };
}

type Props = { products: readonly JointProduct[] };

/** The products of the joint page; one that is not clickable cannot be opened (specification section 5). */
function JointProducts({ products }: Props) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const view = t({ message: 'View', comment: 'Button: open a recommended product' });
  const { opening, resultOf, open, openHere } = useOpenJointProduct();
  return (
    <ProductCardList>
      {products.map((product, index) => (
        <ProductCard
          key={`${product.id}-${String(index)}`}
          logo={product.logo}
          name={product.name}
          rangeLabel=""
          range={product.amountRange}
          rate={product.rate}
          description={product.description}
          lang={lang}
          action={product.buttonText || view}
          busyLabel={t`One moment…`}
          isOff={!product.clickable}
          offReason={t`This product cannot be opened at the moment.`}
          busy={opening === product.id}
          onOpen={() => open(product.id, index)}
          trouble={<Result result={resultOf(product.id)} onOpenHere={openHere} />}
        />
      ))}
    </ProductCardList>
  );
}

function Result({ result, onOpenHere }: { result: JointResult | null; onOpenHere: (url: string) => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (!result) return null;
  if (result.kind === 'outside') {
    return (
      <Notice
        kind="info"
        action={
          <Button variant="quiet" onClick={() => onOpenHere(result.url)}>
            <Trans>Open it here</Trans>
          </Button>
        }
      >
        <Trans>The product opens outside this app. If you do not see it, you can open it here instead.</Trans>
      </Notice>
    );
  }
  return (
    <Notice kind="error" title={t`We did not open this product`}>
      {result.kind === 'refused'
        ? t`Its address does not look safe. Please contact customer service.`
        : errorText(result.error)}
    </Notice>
  );
}

/** The joint log-in failed: the reason, and other products (specification section 2). */
export function JointFailureScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const query = useQuery(jointFailureQuery(api));

  return (
    <PageShell
      title={t({
        message: 'Sign-in did not work',
        comment: 'Page title: signing in at a partner of the lender has failed',
      })}
    >
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <QueryView query={query} skeleton={<ProductCardSkeletons />}>
          {({ message, noticeMessage, products }) => (
            <>
              <Notice kind="warning" title={beginningOf(message) || t`Signing in at our partner did not work`}>
                <LongText text={noticeMessage || t`Your details there stay as they are. Nothing was applied for.`} />
              </Notice>
              {products.length > 0 && (
                <>
                  <SectionTitle>
                    <Trans>You can apply for these</Trans>
                  </SectionTitle>
                  <JointProducts products={products} />
                </>
              )}
              {/* Without a product to tap, the page needs another way on. */}
              {!products.some(({ clickable }) => clickable) && (
                <div className={styles['ways']}>
                  <WaysOut />
                </div>
              )}
            </>
          )}
        </QueryView>
      </PullToRefresh>
    </PageShell>
  );
}
