import { Trans } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import type { LoanDetails } from '@/api/contract/loan';
import type { InstallmentPlan } from '@/api/contract/repayment';
import type { OrderKey } from '@/domain/order-key';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import { agreedQuery, agreedTerms } from '../agreed/agreed-query';
import { readPlan } from '../plan';
import { useToday } from '../use-today';
import { partsLeft } from './cost-parts';
import { CostView } from './cost-view';
import { factsOfPlan, leftOf } from './facts';
import styles from './cost-view.module.css';

type Props = { orderKey: OrderKey; loan: LoanDetails; plan: InstallmentPlan };

/** The status of a loan of which part of a period is paid (specification section 4). */
const partlyPaid = '3';

/** What a running or repaid loan costs, by the terms it was accepted on, else by its plan as far as that tells. */
export function LoanCost({ orderKey, loan, plan }: Props) {
  const { storage } = useServices();
  const market = useMarket();
  const today = useToday();
  const { data: record, isPending } = useQuery(agreedQuery(storage, orderKey));
  // The device answers within a moment, or not at all: until then nothing is said that it would take back.
  if (isPending) return null;
  const read = readPlan(plan, today, market.utcOffset);
  const agreed = agreedTerms(record ?? null, read, market);
  const left = leftOf(read);
  return (
    <CostView
      facts={factsOfPlan(read, agreed, loan.orderStatus === partlyPaid)}
      left={left ? partsLeft(left) : []}
      isOver={read.periods.length > 0 && read.periods.every(({ state }) => state === 'paid')}
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
