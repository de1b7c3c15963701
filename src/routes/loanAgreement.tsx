import { createFileRoute } from '@tanstack/react-router';
import { LateCharges } from '@/features/legal/late-charges';
import { LegalScreen } from '@/features/legal/legal-screen';
import { pageOptions } from '@/platform/page-options';

/** The loan terms (specification sections 2 and 9, decision 26, late interest). Prerendered. */
export const Route = createFileRoute('/loanAgreement')({
  ...pageOptions({ inputs: [], catalogs: ['legal'], prerender: 'whole' }),
  component: () => <LegalScreen name="legal/loan-terms" tone="brand" parts={{ 'late-charges': <LateCharges /> }} />,
});
