import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { complaintStartQuery } from '@/features/complaints/queries';
import type { ComplaintStart } from '@/platform/api/contract/complaints';
import type { OrderCard } from '@/platform/api/contract/order-card';
import { isRefusal } from '@/platform/api/errors';
import { loanOfOrder } from '@/platform/query/loan-of-order';
import { useServices } from '@/platform/services';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { SkeletonPage } from '@/ui/skeleton';

/** The order that opens without a choice: the server's own, or one that is late, or the first. */
function nextOrder({ orderDetail, orderList }: ComplaintStart): OrderCard | undefined {
  return orderDetail ?? orderList.find(({ isShow }) => isShow) ?? orderList[0];
}

/** The start page of the installed app: it opens the loan, or the products (decision 61, installed app). */
export function HomeScreen() {
  const services = useServices();
  const navigate = useNavigate();
  const query = useQuery(complaintStartQuery(services.api, ''));
  const { data, error } = query;

  useEffect(() => {
    if (!error || isRefusal(error)) return;
    const leadOn = async () => {
      const { lastReadLoan } = await import('@/platform/query/persisted-answers');
      const loan = await lastReadLoan(services);
      if (loan) void navigate({ to: '/loanDetails', search: loan, replace: true });
    };
    leadOn().catch(() => undefined);
  }, [error, navigate, services]);

  useEffect(() => {
    let isLeft = false;
    const leadOn = async (order: OrderCard | undefined) => {
      const loan = order && (await loanOfOrder(services, order));
      if (isLeft) return;
      // Replaced, so that going back does not open this page again.
      await (loan
        ? navigate({ to: '/loanDetails', search: loan, replace: true })
        : navigate({ to: '/relevant', replace: true }));
    };
    if (data) void leadOn(nextOrder(data));
    return () => {
      isLeft = true;
    };
  }, [data, navigate, services]);

  return (
    <PageShell>
      <QueryView query={query} skeleton={<SkeletonPage />}>
        {() => <SkeletonPage />}
      </QueryView>
    </PageShell>
  );
}
