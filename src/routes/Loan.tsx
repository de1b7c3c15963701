import { createFileRoute } from '@tanstack/react-router';
import { LoanScreen } from '@/features/site/pages/loan-screen';

/** What we lend (specification section 2). Prerendered. */
export const Route = createFileRoute('/Loan')({
  beforeLoad: ({ context: { services } }) => services.locale.loadCatalog('site'),
  component: LoanScreen,
});
