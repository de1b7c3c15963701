import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComplaintFormScreen } from '@/features/complaints/form/complaint-form-screen';
import { complaintStartQuery } from '@/features/complaints/queries';
import { pageOptions } from '@/platform/page-options';

/** The complaint form (specification section 2). Its parameters are read one by one, all as text. */
export const Route = createFileRoute('/_borrower/complainPageNext')({
  ...pageOptions({
    title: msg`File a complaint`,
    inputs: ['problemType', 'problemIndex', 'problemSonType', 'orderNo'],
    catalogs: ['help'],
    next: ['/complaintList'],
  }),
  loader: ({ context: { queryClient, services }, deps }) => {
    const asked = { orderNo: '', problemType: '', problemIndex: '', problemSonType: '', ...deps };
    void queryClient.prefetchQuery(complaintStartQuery(services.api, asked.orderNo));
    return asked;
  },
  component: function ComplaintFormPage() {
    const asked = Route.useLoaderData();
    // One draft per order, so another order is another form.
    return <ComplaintFormScreen key={asked.orderNo} asked={asked} />;
  },
});
