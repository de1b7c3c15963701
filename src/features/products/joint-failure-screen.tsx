import { useLingui } from '@lingui/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { beginningOf } from '@/domain/text/cut-text';
import { jointFailure, type JointProduct, openJointProduct, recordJointView } from '@/platform/api/contract/products';
import type { ApiClient } from '@/platform/api/http/create-client';
import { useServices } from '@/platform/services';
import { SectionTitle } from '@/ui/card';
import { LongText } from '@/ui/long-text';
import { Notice } from '@/ui/notice';
import { OpenedOutside } from '@/ui/outside/open-outside';
import { PageShell } from '@/ui/page-shell';
import { ProductCardSkeletons } from '@/ui/product-card';
import { PullToRefresh } from '@/ui/pull-to-refresh';
import { QueryView } from '@/ui/query-view';
import { WaysOut } from '@/ui/state-views';
import { OfferList, useOpening } from './offer-list';

/** The reason for the joint login failure, in the server's words, and other products. */
export function jointFailureQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [jointFailure.name],
    queryFn: async ({ signal }) => {
      // The specification names `allow` without values: the borrower agreed to see other products.
      const { data, message } = await api.exchange(jointFailure, { allow: '1' }, { signal, retry: true });
      return { ...data, message };
    },
  });
}

/** Products whose tap opens the server's target once, in browser or app (decision 17, server addresses). */
function JointProducts({ products }: { products: readonly JointProduct[] }) {
  const { t } = useLingui();
  const { api, bridge, openServerUrl } = useServices();
  const opening = useOpening(
    'joint-product',
    ({ id, position }) => api.call(recordJointView, { productId: id, constant: 18, index: position }),
    async ({ id }) => {
      const { url } = await api.call(openJointProduct, { productId: id });
      if (url === '') return 'refused';
      // Opened, if the browser reports it.
      if (/^https?:/i.test(url)) return openServerUrl(url, 'outside') === 'refused' ? 'refused' : { url };
      const { status } = await bridge.call('goToPage', { page: url });
      return status === 'refused' ? 'refused' : null;
    },
  );
  const { result } = opening;
  const offers = products.map(({ amountRange: range, clickable, ...product }) => {
    return { ...product, range, isOff: !clickable };
  });
  return (
    <OfferList
      offers={offers}
      offReason={t`This product cannot be opened at the moment.`}
      opening={opening}
      opened={result && result !== 'refused' && <OpenedOutside address={result.url} />}
    />
  );
}

/** Joint login failure: the reason, and other products (specification section 2). */
export function JointFailureScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const query = useQuery(jointFailureQuery(api));

  return (
    <PageShell>
      <PullToRefresh onRefresh={() => query.refetch({ throwOnError: true })}>
        <QueryView query={query} skeleton={<ProductCardSkeletons />}>
          {({ message, noticeMessage, products }) => (
            <>
              <Notice kind="warning" title={beginningOf(message) || t`Signing in with our partner did not work`}>
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
