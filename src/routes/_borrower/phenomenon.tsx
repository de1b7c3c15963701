import { createFileRoute, redirect } from '@tanstack/react-router';
import { complaintStartQuery } from '@/features/complaints/queries';
import { orderToAsk } from '@/features/complaints/records/selected-order';
import { StartScreen } from '@/features/complaints/start/start-screen';
import { pageOptions } from '@/platform/page-options';
import { startFacts } from './-complaint-start';

const page = pageOptions({ ...startFacts, next: ['/complainPageNext', '/complaintList'] });

/** Complaint start for flag 1; others go to the Indonesian one (decision 3, complaint start). */
export const Route = createFileRoute('/_borrower/phenomenon')({
  ...page,
  beforeLoad: ({ context, search }) => {
    if (context.services.session.commonParams()['pop'] !== '1')
      redirect({ to: '/complainNewPage', search, replace: true, throw: true });
    return page.beforeLoad({ context, search });
  },
  // Otherwise the order of an earlier visit would be shown first.
  gcTime: 0,
  loader: async ({ context: { queryClient, services }, deps: { orderNo, orderId = '' }, cause }) => {
    const named = orderNo ?? orderId;
    const asked = await orderToAsk(services.storage, named);
    if (cause !== 'stay') void queryClient.prefetchQuery(complaintStartQuery(services.api, asked));
    return { named, asked };
  },
  component: function ComplaintStartPage() {
    return <StartScreen {...Route.useLoaderData()} />;
  },
});
