import { msg } from '@lingui/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ErrorScreen } from '@/features/shell/error-screens';
import { pageOptions } from '@/platform/page-options';

/** The error page for links of the native app and old links (decision 27, default paths). */
export const Route = createFileRoute('/error')({
  ...pageOptions({ title: msg`Something went wrong`, inputs: [], catalogs: [], prerender: 'none' }),
  component: ErrorScreen,
});
