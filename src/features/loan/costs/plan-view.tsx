import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { accountOf, type LoanAccount } from '@/domain/loan-account';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { useMarket, useToday } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { type QueryState, QueryView } from '@/ui/query-view';
import { agreedQuery, agreedTerms, type Stated } from './agreed-terms';

/**
 * A loan's account today, and on the day when its plan was read, for what leaves the page; the server's texts about its
 * costs when it was accepted here, `null` if unknown.
 */
export type LoanRead = { account: LoanAccount; asRead: LoanAccount; stated: Stated | null };

type PlanProps = { orderKey: OrderKey; loan: LoanDetails; children: (read: LoanRead) => ReactNode };

type ReadProps = PlanProps & { answer: InstallmentPlan; readAt: number | undefined };

function Plan({ orderKey, loan, answer, readAt, children }: ReadProps) {
  const { storage } = useServices();
  const market = useMarket();
  const today = useToday();
  const dayRead = useToday(readAt);
  const { data: record, isPending } = useQuery(agreedQuery(storage, orderKey));
  const read = useMemo((): LoanRead | null => {
    if (isPending) return null;
    const accountOn = (day: string) =>
      accountOf({
        details: loan,
        answer,
        agreedOf: (plan) => agreedTerms(record ?? null, plan, market),
        day: { today: day, utcOffset: market.utcOffset },
      });
    const account = accountOn(today);
    return { account, asRead: accountOn(dayRead), stated: (account.agreed && record?.stated) ?? null };
  }, [answer, isPending, record, market, today, dayRead, loan]);
  return read && children(read);
}

type Props = PlanProps & { query: QueryState<InstallmentPlan>; skeleton: ReactNode };

/** Renders the children once the plan (from the server) and the agreed terms (from the device) are there. */
export function PlanView({ query, skeleton, ...props }: Props) {
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(answer) => <Plan {...props} answer={answer} readAt={query.stale?.readAt} />}
    </QueryView>
  );
}
