import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { planOfOffer } from '@/domain/loan-plan';
import { useMarket, useToday } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Accordion } from '@/ui/accordion';
import { Card } from '@/ui/card';
import { offerQuery } from '../../confirm/queries';
import { statedBy } from '../agreed-terms';
import { ScheduleView } from '../schedule/schedule-view';
import { CostView } from './cost-view';
import { factsOfTerms } from './facts';
import { FormAccordion } from './form-accordion';

/**
 * What an offered loan will cost: what a borrower has to know before accepting it. Nothing without payments. In a file
 * of its own: the page of the offer loads it later.
 */
export function OfferCost({ productId }: { productId: string }) {
  const { t } = useLingui();
  const { api } = useServices();
  const { utcOffset } = useMarket();
  const today = useToday();
  const { data: offer } = useQuery({ ...offerQuery(api, productId), enabled: false });
  if (!offer || offer.repay_plans.length === 0) return null;
  const terms = planOfOffer(offer, { today, utcOffset });
  const facts = factsOfTerms(terms);
  return (
    <Card title={t`What this loan costs`}>
      <CostView facts={facts}>
        <FormAccordion
          isOffer
          form={{ facts, payments: terms.payments, stated: statedBy(offer), name: offer.productName, order: null }}
        />
        <Accordion name="payments" summary={<Trans>The payments in detail</Trans>}>
          <ScheduleView plan={terms} name={offer.productName} />
        </Accordion>
      </CostView>
    </Card>
  );
}
