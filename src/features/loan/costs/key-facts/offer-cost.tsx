import { useLingui } from '@lingui/macro';
import { factsOfTerms } from '@/domain/loan-account';
import { planOfOffer } from '@/domain/loan-plan';
import { useMarket, useToday } from '@/platform/i18n/market';
import { Card } from '@/ui/card';
import type { Offer } from '../../confirm/offer-terms';
import { Term } from '../../plan/payment-list';
import { statedBy } from '../agreed-terms';
import { CostView } from './cost-view';

/** The cost of an offer with payments. Not in the file for a running loan, which would cost its page two requests. */
export function OfferCost({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const { utcOffset } = useMarket();
  const today = useToday();
  if (offer.repay_plans.length === 0) return null;
  const terms = planOfOffer(offer, { today, utcOffset });
  const form = {
    facts: factsOfTerms(terms),
    payments: terms.payments,
    today,
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
