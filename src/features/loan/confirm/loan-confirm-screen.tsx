import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appConfig } from '@/config/env';
import { useServices } from '@/services/services';
import { Notice } from '@/ui/notice';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { AgreementDialog } from './agreements/agreement-dialog';
import { AgreementList } from './agreements/agreement-list';
import type { OfferKey } from './agreements/use-open-agreement';
import { useConfirmation } from './attempt/use-confirmation';
import { ConfirmFooter, ConfirmFooterSkeleton } from './confirm-footer';
import { LoanConfirmSkeleton } from './loan-confirm-skeleton';
import { LoanInformation } from './loan-information';
import { OfferHead } from './offer-head';
import { termsOf } from './offer-terms';
import { isOutcome, OutcomeView } from './outcome/outcome-view';
import { RepayPlan } from './plan/repay-plan';
import { agreementsQuery, offerQuery } from './queries';

type Props = {
  offerKey: OfferKey;
  /** What the loan will cost. Stands below its plan. */
  cost: ReactNode;
  /** Told with the server's `lendDetailsUrl` when it has said yes; the way to the loan waits for it, but not for long. */
  onConfirmed: (address: string) => Promise<void>;
};

/** A loan on offer: what it brings, costs and asks for, and the one button that accepts it (specification section 2). */
export function LoanConfirmScreen({ offerKey, cost, onConfirmed }: Props) {
  const { productId } = offerKey;
  const { api } = useServices();
  const query = useQuery(offerQuery(api, productId));
  const agreements = useQuery(agreementsQuery(api, productId));
  const confirmation = useConfirmation(productId, {
    reread: () => query.refetch({ cancelRefetch: false }),
    onConfirmed,
  });
  const { data, error } = query;
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
      documentTitle={title}
      tone={data || !error ? 'brand' : 'plain'}
      footer={
        data ? (
          <ConfirmFooter terms={termsOf(data, productId)} agreements={agreements} confirmation={confirmation} />
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
            {cost}
            {offer.note !== '' && <Notice kind="info">{offer.note}</Notice>}
            <AgreementList offerKey={offerKey} agreements={agreements} />
            <AgreementDialog offer={offer} />
          </>
        )}
      </QueryView>
    </PageShell>
  );
}
