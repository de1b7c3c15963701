import { useLingui } from '@lingui/macro';
import { useEffect } from 'react';
import { appConfig } from '@/config/env';
import type { OrderKey } from '@/domain/order-key';
import { useMarket, useServerLanguage } from '@/platform/i18n/market';
import { freshOnly, usePersistedQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Card } from '@/ui/card';
import { lazyComponent } from '@/ui/lazy-component';
import { LongText } from '@/ui/long-text';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { Rows } from '@/ui/rows';
import { SkeletonCard, SkeletonPage } from '@/ui/skeleton';
import { OfferCostSkeleton } from '../costs/offer-cost-skeleton';
import { AgreementDialog } from './agreements/agreement-dialog';
import { AgreementList } from './agreements/agreement-list';
import { useConfirmation } from './attempt/use-confirmation';
import { ConfirmFooter, ConfirmFooterSkeleton } from './confirm-footer';
import { OfferHead, OfferHeadSkeleton } from './offer-head';
import { termsOf, detailGroups, type Offer } from './offer-terms';
import { isOutcome, OutcomeView } from './outcome/outcome-view';
import { RepayPlan } from './plan/repay-plan';
import { agreementsQuery, offerQuery } from './queries';
import styles from './loan-confirm-screen.module.css';

/** The offer before its data, in its final layout: amount with its facts, rows, plan. */
function LoanConfirmSkeleton() {
  return (
    <SkeletonPage>
      <OfferHeadSkeleton />
      <SkeletonCard rows={5} />
      <SkeletonCard rows={4} />
    </SkeletonPage>
  );
}

type LoanInformationProps = { offer: Offer };

/** What the loan brings and costs, in the server's own rows. Nothing without rows. */
function LoanInformation({ offer }: LoanInformationProps) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  const groups = detailGroups(offer, useMarket());
  if (groups.length === 0) return null;
  return (
    <Card title={t`Loan information`}>
      {groups.map((rows, index) => (
        <div key={`group-${String(index)}`} className={styles['group']}>
          <Rows rows={rows.map((row) => ({ ...row, lang }))} />
        </div>
      ))}
    </Card>
  );
}

/** Its place is held by a skeleton of its size, so that nothing moves. */
const OfferCost = lazyComponent({
  load: () => import('../costs/key-facts/offer-cost').then((part) => part.OfferCost),
  catalogs: ['insights'],
  waiting: OfferCostSkeleton,
});

/**
 * A loan on offer: what it brings, costs and asks for, and the one button that accepts it (specification section 2).
 */
export function LoanConfirmScreen({ offerKey }: { offerKey: OrderKey }) {
  const { productId } = offerKey;
  const { api, locale } = useServices();
  const query = usePersistedQuery(offerQuery(api, productId));
  const agreements = usePersistedQuery(agreementsQuery(api, productId));
  const confirmation = useConfirmation(productId, () => query.refetch({ cancelRefetch: false }));
  // Beside the offer that is on its way.
  useEffect(() => void OfferCost.fetchAhead(locale), [locale]);
  const { data, error, stale } = query;
  const { phase } = confirmation;
  // The app's name, then the product's, in the app bar and as the document's title alike.
  const title = data ? `${appConfig.appName} ${data.productName}`.trim() : appConfig.appName;

  if (isOutcome(phase)) {
    return (
      <PageShell title={title} documentTitle={title}>
        <OutcomeView phase={phase} query={query} confirmation={confirmation} />
      </PageShell>
    );
  }
  return (
    <PageShell
      title={title}
      titleClass={styles['title']}
      documentTitle={title}
      stale={stale}
      tone={data || !error ? 'brand' : 'plain'}
      footer={
        data ? (
          <ConfirmFooter
            terms={termsOf(data, productId)}
            agreements={freshOnly(agreements)}
            confirmation={confirmation}
          />
        ) : (
          !error && <ConfirmFooterSkeleton />
        )
      }
    >
      <QueryView query={query} skeleton={<LoanConfirmSkeleton />}>
        {(offer) => (
          <>
            <OfferHead offer={offer} />
            <LoanInformation offer={offer} />
            <RepayPlan payments={offer.repay_plans} />
            <OfferCost productId={productId} />
            {offer.note !== '' && (
              <Notice kind="info">
                <LongText text={offer.note} />
              </Notice>
            )}
            <AgreementList offerKey={offerKey} agreements={agreements} />
            {!stale && <AgreementDialog offer={offer} />}
          </>
        )}
      </QueryView>
    </PageShell>
  );
}
