import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type LoanPlan, type LoanTerms, planOfLoan, withLateFees } from '@/domain/loan-plan';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { useMarket, useToday } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { type QueryState, QueryView } from '@/ui/query-view';
import { agreedQuery, agreedTerms, type Stated } from './agreed-terms';

/** A loan's plan together with the terms on which it was accepted. */
export type AgreedPlan = {
  plan: LoanPlan;
  /** The terms that were accepted on this device; `null` if unknown. */
  agreed: LoanTerms | null;
  /** The server's texts at the time of acceptance; `null` if unknown. */
  stated: Stated | null;
  /** Part of a period is paid: then the plan no longer shows the period's full amount. */
  isPartlyPaid: boolean;
  /** The loan's name, from the server. */
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
    const isPartlyPaid = orderStatusRule(orderStatus).picture === 'partly-paid';
    return {
      // The plan shows the rest of a partly paid period; its difference to the agreed payment is not a late fee.
      plan: agreed && !isPartlyPaid ? withLateFees(plan, agreed) : plan,
      agreed,
      stated: (agreed && record?.stated) ?? null,
      isPartlyPaid,
      name: answer.productName || productName,
    };
  }, [answer, record, market, today, orderStatus, productName]);
  // Nothing is shown before the device has answered, so that no value changes on screen.
  return isPending ? null : children(read);
}

type Props = PlanProps & { query: QueryState<InstallmentPlan>; skeleton: ReactNode };

/** Fetches a loan's plan and renders the children when server and device have answered. */
export function PlanView({ query, skeleton, ...props }: Props) {
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(answer) => <Plan {...props} answer={answer} />}
    </QueryView>
  );
}
