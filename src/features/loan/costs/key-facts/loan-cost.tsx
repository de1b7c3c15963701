import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { planOfOffer } from '@/domain/loan-plan';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { useMarket, useToday } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Accordion } from '@/ui/accordion';
import { Card } from '@/ui/card';
import { offerQuery } from '../../confirm/queries';
import { statedBy, useAgreedPlan } from '../agreed-terms';
import { ScheduleView } from '../schedule/schedule-view';
import { partsLeft } from './cost-bar';
import { CostView } from './cost-view';
import { factsOfPlan, factsOfTerms, leftOf, agreedPayments } from './facts';
import { FormAccordion } from './form-accordion';
import styles from './key-facts.module.css';

/** What an offered loan will cost: what one must know before accepting it. Nothing without payments. */
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

type Props = { orderKey: OrderKey; loan: LoanDetails; plan: InstallmentPlan };

/** What a running or repaid loan costs, by the terms it was accepted on, else by its plan as far as that tells. */
export function LoanCost({ orderKey, loan, plan: answer }: Props) {
  const read = useAgreedPlan(orderKey, loan, answer);
  if (!read) return null;
  const { plan, agreed, stated, isPartlyPaid } = read;
  const facts = factsOfPlan(plan, agreed, isPartlyPaid);
  const form = {
    facts,
    payments: agreed ? agreedPayments(agreed, plan) : plan.payments,
    stated,
    name: answer.productName || loan.productName,
    order: orderKey.orderId,
  };
  const left = leftOf(plan);
  return (
    <CostView
      facts={facts}
      left={left ? partsLeft(left) : []}
      isOver={plan.payments.length > 0 && plan.payments.every(({ state }) => state === 'paid')}
      source={
        <p className={styles['note']}>
          {agreed ? (
            <Trans>
              By the terms that you accepted on this device. Late charges and extensions are not part of them.
            </Trans>
          ) : (
            <Trans>By the payment plan of this loan, as the lender sends it now.</Trans>
          )}
        </p>
      }
    >
      <FormAccordion isOffer={false} form={form} />
    </CostView>
  );
}
