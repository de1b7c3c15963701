import { createFileRoute } from '@tanstack/react-router';
import { orderToAsk } from '@/features/complaints/records/selected-order';
import { complaintTopicsQuery, TopicsScreen } from '@/features/complaints/start/topics-screen';
import { pageOptions } from '@/platform/page-options';
import { startFacts } from './-complaint-start';

/** The Indonesian complaint start, which leads to the chatbot (specification section 2). */
export const Route = createFileRoute('/_borrower/complainNewPage')({
  ...pageOptions({ ...startFacts, next: ['/intelligentCustomerService', '/complainPageNext', '/complaintList'] }),
  // Otherwise the order of an earlier visit would be shown first.
  gcTime: 0,
  loader: async ({ context: { queryClient, services }, deps: { orderNo, orderId = '' }, cause }) => {
    const named = orderNo ?? orderId;
    const asked = await orderToAsk(services.storage, named);
    if (cause !== 'stay') void queryClient.prefetchQuery(complaintTopicsQuery(services.api, asked));
    return { named, asked };
  },
  component: function ComplaintTopicsPage() {
    return <TopicsScreen {...Route.useLoaderData()} />;
  },
});
