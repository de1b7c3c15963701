import { createFileRoute } from '@tanstack/react-router';
import { LoanAgreementScreen } from '@/features/legal/loan/loan-agreement-screen';
import { pageOptions } from '@/services/page-options';

/** The loan terms (specification sections 2 and 9). Prerendered. */
export const Route = createFileRoute('/loanAgreement')({
  ...pageOptions({ inputs: [], catalogs: ['legal'], prerender: 'whole' }),
  component: LoanAgreementScreen,
});
