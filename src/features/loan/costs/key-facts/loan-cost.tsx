import { Trans } from '@lingui/macro';
import type { AgreedPlan } from '../plan-view';
import { partsLeft } from './cost-bar';
import { CostView } from './cost-view';
import { agreedPayments, factsOfPlan, leftOf } from './facts';
import { FormAccordion } from './form-accordion';
import styles from '../costs.module.css';

type Props = { read: AgreedPlan; order: string };

/** What a running or repaid loan costs, by the terms it was accepted on, else by its plan as far as that shows it. */
export function LoanCost({ read: { plan, agreed, stated, isPartlyPaid, name }, order }: Props) {
  const facts = factsOfPlan(plan, agreed, isPartlyPaid);
  const form = {
    facts,
    payments: agreed ? agreedPayments(agreed, plan) : plan.payments,
    stated,
    name,
    order,
  };
  const left = leftOf(plan);
  return (
    <CostView
      facts={facts}
      stated={stated}
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
