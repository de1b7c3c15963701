import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type LoanPlan, type LoanTerms, planOfLoan, withLateFees } from '@/domain/loan-plan';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { useMarket, useToday } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { type QueryState, QueryView } from '@/ui/query-view';
import { agreedQuery, agreedTerms, type Stated } from './agreed-terms';

/** The status of a loan of which part of a period is paid (specification section 4). */
const partlyPaid = '3';

/** A loan's plan beside the terms it was accepted on. */
export type AgreedPlan = {
  plan: LoanPlan;
  /** The terms that were accepted on this device; `null` where they are not known. */
  agreed: LoanTerms | null;
  /** What the server said in words when they were accepted; `null` where it is not known. */
  stated: Stated | null;
  /** Part of a period is paid: then the plan no longer says what the period was. */
  isPartlyPaid: boolean;
  /** The loan's name, in the server's words. */
  name: string;
};

type PlanProps = {
  orderKey: OrderKey;
  loan: LoanDetails;
  children: (plan: AgreedPlan) => ReactNode;
};

function Plan({ orderKey, loan, answer, children }: PlanProps & { answer: InstallmentPlan }) {
  const { storage } = useServices();
  const market = useMarket();
  const today = useToday();
  const { data: record, isPending } = useQuery(agreedQuery(storage, orderKey));
  const { orderStatus, productName } = loan;
  const read = useMemo((): AgreedPlan => {
    const plan = planOfLoan(answer, { today, utcOffset: market.utcOffset });
    const agreed = agreedTerms(record ?? null, plan, market);
    const isPartlyPaid = orderStatus === partlyPaid;
    return {
      // Of a partly paid period the plan names what is left: its difference to the agreed payment is no late fee.
      plan: agreed && !isPartlyPaid ? withLateFees(plan, agreed) : plan,
      agreed,
      stated: (agreed && record?.stated) ?? null,
      isPartlyPaid,
      name: answer.productName || productName,
    };
  }, [answer, record, market, today, orderStatus, productName]);
  // Until the device has answered nothing is shown, so that no value is corrected.
  return isPending ? null : children(read);
}

type Props = PlanProps & {
  query: QueryState<InstallmentPlan>;
  skeleton: ReactNode;
};

/** Reads a loan's plan once, for everything that is worked out from it, as soon as server and device have answered. */
export function PlanView({ query, skeleton, ...props }: Props) {
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(answer) => <Plan {...props} answer={answer} />}
    </QueryView>
  );
}
