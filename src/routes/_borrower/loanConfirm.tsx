import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { appConfig } from '@/config/env';
import { LoanConfirmScreen } from '@/features/loan/confirm/loan-confirm-screen';
import { agreementsQuery, offerQuery } from '@/features/loan/confirm/queries';
import { OfferCostSkeleton } from '@/features/loan/costs/offer-cost-skeleton';
import { awaitChunk, fetchChunk } from '@/lib/fetch-chunk';
import { useMarket } from '@/services/market';
import { pageOptions } from '@/services/page-options';
import { useServices } from '@/services/services';
import { IncompleteLink } from '@/ui/incomplete-link';
import { lazyComponent } from '@/ui/lazy-component';

/** What an offer costs: its place is kept, so that nothing jumps. */
const OfferCost = lazyComponent({
  load: () => import('@/features/loan/costs/key-facts/offer-cost').then((part) => part.OfferCost),
  catalogs: ['insights'],
  waiting: OfferCostSkeleton,
});

const loadKeeper = () => import('@/features/loan/costs/agreed/keep-agreed-loan');

/** A loan on offer, to be accepted (specification section 2). */
export const Route = createFileRoute('/_borrower/loanConfirm')({
  ...pageOptions({
    inputs: ['productId', 'orderId'],
    catalogs: ['offers'],
    prerender: 'skeleton',
    lazyCatalogs: ['insights'],
    next: ['/loanDetails'],
  }),
  loaderDeps: ({ search: { productId, orderId = '' } }) => ({
    key: productId === undefined ? null : { productId, orderId },
  }),
  loader: ({ context: { queryClient, services }, deps: { key } }) => {
    if (!key) return;
    void queryClient.prefetchQuery(offerQuery(services.api, key.productId));
    void queryClient.prefetchQuery(agreementsQuery(services.api, key.productId));
  },
  component: LoanConfirmPage,
});

function LoanConfirmPage() {
  const { key } = Route.useLoaderDeps();
  const services = useServices();
  const queryClient = useQueryClient();
  const market = useMarket();
  const { locale } = services;
  // While the offer itself is still on its way; what keeps its terms may find no network when it is accepted.
  useEffect(() => {
    void OfferCost.fetchAhead(locale);
    fetchChunk(loadKeeper).catch(() => undefined);
  }, [locale]);
  if (!key) return <IncompleteLink title={appConfig.appName} />;
  const { productId } = key;
  const query = offerQuery(services.api, productId);

  async function keepTerms(address: string): Promise<void> {
    const offer = queryClient.getQueryData(query.queryKey);
    const { keepAgreedLoan } = await awaitChunk(loadKeeper);
    if (offer) await keepAgreedLoan(services, { offer, productId, market, address });
  }
  return (
    <LoanConfirmScreen key={productId} offerKey={key} cost={<OfferCost query={query} />} onConfirmed={keepTerms} />
  );
}
