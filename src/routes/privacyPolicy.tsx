import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen } from '@/features/legal/legal-screen';
import { pageOptions } from '@/platform/page-options';
import { reportSetting } from './-report-choice';

/** The privacy policy (specification section 2). Prerendered. */
export const Route = createFileRoute('/privacyPolicy')({
  ...pageOptions({ inputs: [], catalogs: ['legal'], prerender: 'whole' }),
  component: () => <LegalScreen name="legal/privacy-policy" setting={reportSetting} />,
});
