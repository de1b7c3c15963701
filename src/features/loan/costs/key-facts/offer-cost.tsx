import { useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { factsOfTerms } from '@/domain/loan-account';
import { planOfOffer } from '@/domain/loan-plan';
import { loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import { useMarket, useToday } from '@/platform/i18n/market';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Card } from '@/ui/card';
import { Term } from '../../plan/payment-list';
import { statedBy } from '../agreed-terms';
import { CostView } from './cost-view';

/** The cost of an offer with payments. Not in the file for a running loan, which would cost its page two requests. */
export function OfferCost({ productId }: { productId: string }) {
  const { t } = useLingui();
  const { api } = useServices();
  const { utcOffset } = useMarket();
  const today = useToday();
  const { data: offer } = useQuery({ ...persistedCallQuery(api, loanConfirmDetail, { productId }), enabled: false });
  if (!offer || offer.repay_plans.length === 0) return null;
  const terms = planOfOffer(offer, { today, utcOffset });
  const form = {
    facts: factsOfTerms(terms),
    payments: terms.payments,
    stated: statedBy(offer),
    name: offer.productName,
    order: null,
    isAgreed: false,
    term: <Term count={offer.periods} unit={offer.termUnit} />,
  };
  return (
    <Card title={t`What this loan costs`}>
      <CostView form={form} isOffer />
    </Card>
  );
}
