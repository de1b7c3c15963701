import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Accordion } from '@/ui/accordion';
import { Card } from '@/ui/card';
import { offerQuery } from '../../confirm/queries';
import { statedBy, termsOfOffer } from '../agreed/offer-terms';
import { scheduleOfOffer } from '../schedule/schedule';
import { ScheduleView } from '../schedule/schedule-view';
import { useToday } from '../use-today';
import { CostView } from './cost-view';
import { factsOfTerms } from './facts';
import { FormAccordion } from './form/form-accordion';

/** What an offered loan will cost: what one must know before accepting it. Nothing without payments. */
export function OfferCost({ productId }: { productId: string }) {
  const { t } = useLingui();
  const { api } = useServices();
  const { utcOffset } = useMarket();
  const today = useToday();
  const { data: offer } = useQuery({ ...offerQuery(api, productId), enabled: false });
  if (!offer || offer.repay_plans.length === 0) return null;
  const terms = termsOfOffer(offer, today, utcOffset);
  const facts = factsOfTerms(terms);
  const schedule = scheduleOfOffer(terms.payments);
  return (
    <Card title={t`What this loan costs`}>
      <CostView facts={facts}>
        <FormAccordion
          isOffer
          form={{ facts, schedule, stated: statedBy(offer), name: offer.productName, order: null }}
        />
        <Accordion name="payments" summary={<Trans>The payments in detail</Trans>}>
          <ScheduleView schedule={schedule} name={offer.productName} today={today} />
        </Accordion>
      </CostView>
    </Card>
  );
}
