import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { appConfig } from '@/config/env';
import { complaintStartQuery } from '@/features/complaints/queries';
import type { ComplaintStart } from '@/platform/api/contract/complaints';
import { isRefusal } from '@/platform/api/errors';
import { fetchChunk } from '@/platform/offline/fetch-chunk';
import { pageOptions } from '@/platform/page-options';
import { useServices } from '@/platform/services';
import { PageShell } from '@/ui/page-shell';
import { QueryView } from '@/ui/query-view';
import { SkeletonPage } from '@/ui/skeleton';

/**
 * Where the installed app opens, whose icon names no order: leads on to the borrower's loan, without one to products
 * (decision 61, installed app).
 */
export const Route = createFileRoute('/_borrower/start')({
  ...pageOptions({ inputs: [], catalogs: [], prerender: 'skeleton', next: ['/loanDetails', '/relevant'] }),
  loader: ({ context: { queryClient, services } }) =>
    void queryClient.prefetchQuery(complaintStartQuery(services.api, '')),
  component: StartPage,
});

/** The order that a borrower without a choice sees: the server's own, else one that is late, else the first. */
function nextOrder({ orderDetail, orderList }: ComplaintStart): string | undefined {
  return (orderDetail ?? orderList.find(({ isShow }) => isShow) ?? orderList[0])?.orderNo;
}

function StartPage() {
  const services = useServices();
  const navigate = Route.useNavigate();
  const query = useQuery(complaintStartQuery(services.api, ''));
  const { data, error } = query;

  useEffect(() => {
    if (!error || isRefusal(error)) return;
    // Without a network the loan that was read last is more than an excuse.
    const leadOn = async () => {
      const { lastReadLoan } = await fetchChunk(() => import('@/platform/query/persisted-answers'));
      const loan = await lastReadLoan(services);
      if (loan) void navigate({ to: '/loanDetails', search: loan, replace: true });
    };
    leadOn().catch(() => undefined);
  }, [error, navigate, services]);

  useEffect(() => {
    if (!data) return;
    const orderId = nextOrder(data);
    // A stop on the way is nothing to come back to.
    void (orderId === undefined
      ? navigate({ to: '/relevant', replace: true })
      : navigate({ to: '/loanDetails', search: { orderId }, replace: true }));
  }, [data, navigate]);

  return (
    <PageShell title={appConfig.appName}>
      <QueryView query={query} skeleton={<SkeletonPage />}>
        {() => <SkeletonPage />}
      </QueryView>
    </PageShell>
  );
}
