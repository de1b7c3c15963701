import { Trans } from '@lingui/macro';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { useAgreedPlan } from '../agreed/use-agreed-plan';
import { scheduleOfPlan } from '../schedule/schedule';
import { partsLeft } from './cost-parts';
import { CostView } from './cost-view';
import { factsOfPlan, leftOf } from './facts';
import { FormAccordion } from './form/form-accordion';
import { agreedSchedule } from './form/form-facts';
import styles from './cost-view.module.css';

type Props = { orderKey: OrderKey; loan: LoanDetails; plan: InstallmentPlan };

/** What a running or repaid loan costs, by the terms it was accepted on, else by its plan as far as that tells. */
export function LoanCost({ orderKey, loan, plan: answer }: Props) {
  const read = useAgreedPlan(orderKey, loan, answer);
  if (!read) return null;
  const { plan, agreed, stated, isPartlyPaid } = read;
  const facts = factsOfPlan(plan, agreed, isPartlyPaid);
  const form = {
    facts,
    schedule: agreed ? agreedSchedule(agreed, plan) : scheduleOfPlan(plan),
    stated,
    name: answer.productName || loan.productName,
    order: orderKey.orderId,
  };
  const left = leftOf(plan);
  return (
    <CostView
      facts={facts}
      left={left ? partsLeft(left) : []}
      isOver={plan.periods.length > 0 && plan.periods.every(({ state }) => state === 'paid')}
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
