import { createFileRoute } from '@tanstack/react-router';
import { LoanAgreementScreen } from '@/features/legal/loan/loan-agreement-screen';

/** The loan terms (specification sections 2 and 9). Prerendered. */
export const Route = createFileRoute('/loanAgreement')({
  beforeLoad: ({ context: { services } }) => services.locale.loadCatalog('legal'),
  component: LoanAgreementScreen,
});
