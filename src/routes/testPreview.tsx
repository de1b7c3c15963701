import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageOptions } from '@/services/page-options';
import { hasInternalTools, TestPage } from './-internal-tools';

/** The developers' test page (specification section 2); internal. */
export const Route = createFileRoute('/testPreview')({
  ...pageOptions({ inputs: [], catalogs: [], prerender: 'none', isForStaff: true }),
  beforeLoad: () => {
    if (!hasInternalTools) notFound({ throw: true });
  },
  component: TestPage,
});
