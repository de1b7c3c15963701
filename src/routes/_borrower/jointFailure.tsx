import { createFileRoute } from '@tanstack/react-router';
import { JointFailureScreen } from '@/features/products/joint/joint-failure-screen';
import { jointFailureQuery } from '@/features/products/queries';

/** The joint log-in failed: why, and what may be borrowed instead (specification section 2). */
export const Route = createFileRoute('/_borrower/jointFailure')({
  beforeLoad: ({ context: { services } }) => services.locale.loadCatalog('offers'),
  loader: ({ context: { queryClient, services } }) => {
    void queryClient.prefetchQuery(jointFailureQuery(services.api));
  },
  component: JointFailureScreen,
});
