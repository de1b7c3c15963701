import { Trans } from '@lingui/macro';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { useAgreedPlan } from '../agreed-terms';
import { partsLeft } from './cost-bar';
import { CostView } from './cost-view';
import { agreedPayments, factsOfPlan, leftOf } from './facts';
import { FormAccordion } from './form-accordion';
import styles from '../costs.module.css';

type Props = { orderKey: OrderKey; loan: LoanDetails; plan: InstallmentPlan };

/** What a running or repaid loan costs, by the terms it was accepted on, else by its plan as far as that shows it. */
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
