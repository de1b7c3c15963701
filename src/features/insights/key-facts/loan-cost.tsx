import { Trans } from '@lingui/macro';
import type { LoanDetails } from '@/api/contract/loan';
import type { InstallmentPlan } from '@/api/contract/repayment';
import type { OrderKey } from '@/domain/order-key';
import { useAgreedPlan } from '../agreed/use-agreed-plan';
import { partsLeft } from './cost-parts';
import { CostView } from './cost-view';
import { factsOfPlan, leftOf } from './facts';
import styles from './cost-view.module.css';

type Props = { orderKey: OrderKey; loan: LoanDetails; plan: InstallmentPlan };

/** What a running or repaid loan costs, by the terms it was accepted on, else by its plan as far as that tells. */
export function LoanCost({ orderKey, loan, plan: answer }: Props) {
  const read = useAgreedPlan(orderKey, loan, answer);
  if (!read) return null;
  const { plan, agreed, isPartlyPaid } = read;
  const left = leftOf(plan);
  return (
    <CostView
      facts={factsOfPlan(plan, agreed, isPartlyPaid)}
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
    />
  );
}
