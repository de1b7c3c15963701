import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { beginningOf } from '@/domain/text/cut-text';
import { type JointProduct, openJointProduct, recordJointView } from '@/platform/api/contract/products';
import { useErrorText } from '@/platform/i18n/error-message';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { SectionTitle } from '@/ui/card';
import { LongText } from '@/ui/long-text';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { ProductCardSkeletons } from '@/ui/product-card';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { WaysOut } from '@/ui/state-views';
import { useToast } from '@/ui/toast';
import { useWrite } from '@/ui/use-write';
import { NotOpened, OfferList } from './offer-list';
import { jointFailureQuery } from './queries';

type Props = { products: readonly JointProduct[] };

/** Products whose tap opens the server's target once, in browser or app (decision 17, server addresses). */
function JointProducts({ products }: Props) {
  const { t } = useLingui();
  const { api, bridge, openServerUrl } = useServices();
  const { show } = useToast();
  const errorText = useErrorText();
  const { send, isSending, input, result, error } = useWrite(
    'joint-product',
    async ({ productId, index }: { productId: string; index: number }) => {
      // The report is not awaited. If it fails, a toast shows it (specification section 8).
      api
        .call(recordJointView, { productId, constant: 18, index })
        .catch((reason: unknown) => show(errorText(reason), { kind: 'error' }));
      const { url } = await api.call(openJointProduct, { productId });
      if (url === '') return 'refused';
      // Opened, if the browser reports it.
      if (/^https?:/i.test(url)) return openServerUrl(url, 'outside') === 'refused' ? 'refused' : { url };
      const { status } = await bridge.call('goToPage', { page: url });
      return status === 'refused' ? 'refused' : null;
    },
  );
  const offers = products.map(({ amountRange, clickable, ...product }) => ({
    ...product,
    range: amountRange,
    isOff: !clickable,
  }));
  const outcome =
    error !== null || result === 'refused' ? (
      <NotOpened error={error} />
    ) : (
      result && <OpenedOutside onOpenHere={() => void openServerUrl(result.url, 'here')} />
    );
  return (
    <OfferList
      offers={offers}
      offReason={t`This product cannot be opened at the moment.`}
      tappedId={input?.productId}
      isOpening={isSending}
      outcome={outcome}
      onOpen={(productId, index) => send({ productId, index })}
    />
  );
}

/** Some webviews ignore a new window silently, so a button opens the product here. */
function OpenedOutside({ onOpenHere }: { onOpenHere: () => void }) {
  const { t } = useLingui();
  return (
    <Notice kind="info" action={<Button variant="quiet" onClick={onOpenHere}>{t`Open it here`}</Button>}>
      <Trans>The product opens outside this app. If you do not see it, you can open it here instead.</Trans>
    </Notice>
  );
}

/** Joint login failure: the reason, and other products (specification section 2). */
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
              {products.length > 0 ? (
                <>
                  <SectionTitle>{t`You can apply for these`}</SectionTitle>
                  <JointProducts products={products} />
                </>
              ) : (
                <div className="stack">
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
