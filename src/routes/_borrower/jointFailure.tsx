import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { JointFailureScreen, jointFailureQuery } from '@/features/products/joint-failure-screen';
import { pageOptions } from '@/platform/page-options';

/** Joint login failure: the reason, and other products (specification section 2). */
export const Route = createFileRoute('/_borrower/jointFailure')({
  ...pageOptions({
    title: msg({
      message: 'Sign-in did not work',
      comment: 'Page title: signing in at a partner of the lender has failed',
    }),
    inputs: [],
    catalogs: ['offers'],
  }),
  loader: ({ context: { queryClient, services } }) => void queryClient.prefetchQuery(jointFailureQuery(services.api)),
  component: JointFailureScreen,
});
