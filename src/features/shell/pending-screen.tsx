import { appConfig } from '@/config/env';
import { PageShell } from '@/ui/page-shell';
import { SkeletonPage } from '@/ui/skeleton';

/** Stands in while a page's own part of the app is on its way. */
export function PendingScreen() {
  return (
    <PageShell title={appConfig.appName}>
      <SkeletonPage />
    </PageShell>
  );
}
