import { createFileRoute } from '@tanstack/react-router';
import { LoanScreen } from '@/features/site/pages/loan-screen';
import { pageOptions } from '@/services/page-options';

/** What we lend (specification section 2). Prerendered. */
export const Route = createFileRoute('/Loan')({
  ...pageOptions({ inputs: [], catalogs: ['site'], prerender: 'whole' }),
  component: LoanScreen,
});
