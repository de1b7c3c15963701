import { useLingui } from '@lingui/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { MissingFileError } from '@/platform/offline/import-files';
import { retryPause } from '@/platform/offline/load-code';
import { reloadOnce, reloadWhenReachable } from '@/platform/offline/reload';
import { useServices } from '@/platform/services';
import { RetryButton } from '@/ui/button';
import { PageShell } from '@/ui/page-shell';
import { SkeletonPage } from '@/ui/skeleton';
import { ErrorState, GoBackButton, HelpButton } from '@/ui/state-views';

/** Shown while the code of a page loads. */
export function PendingScreen(): ReactNode {
  return (
    <PageShell>
      <SkeletonPage />
    </PageShell>
  );
}

/** The page for an unknown address. */
export function NotFoundScreen(): ReactNode {
  const { t } = useLingui();
  return (
    <PageShell title={t`Page not found`}>
      <ErrorState
        kind="missing"
        title={t`This page does not exist`}
        text={t`The link may be old or incomplete. Go back, or open the page again from the app.`}
        action={
          <>
            <GoBackButton />
            <HelpButton />
          </>
        }
      />
    </PageShell>
  );
}

/** A failed rendering. Missing code comes by itself when it can, perhaps by one reload for a new version. */
export function CrashScreen({ error }: { error: unknown }): ReactNode {
  const { t } = useLingui();
  const router = useRouter();
  const { unsavedWork } = useServices();
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');

  useEffect(() => {
    if (!(error instanceof MissingFileError)) return undefined;
    const { needsReload } = error;
    let isOver = false;
    async function recover(): Promise<void> {
      if (needsReload && (await reloadOnce(window, unsavedWork))) return;
      await retryPause();
      if (isOver) return;
      await router.invalidate();
      if (!isOver) await recover();
    }
    void recover();
    return () => {
      isOver = true;
    };
  }, [error, router, unsavedWork]);

  async function retry() {
    setAttempt('running');
    if (!(await reloadWhenReachable(window))) setAttempt('failed');
  }

  return (
    <PageShell title={t`Something went wrong`}>
      <ErrorState
        kind={attempt === 'failed' ? 'offline' : 'error'}
        title={attempt === 'failed' ? t`You are offline` : t`This page could not be shown`}
        text={t`A part of the app did not load. Check your connection and try again; what you entered is kept.`}
        action={
          <>
            <RetryButton variant="primary" retrying={attempt === 'running'} onRetry={retry} />
            <HelpButton />
          </>
        }
      />
    </PageShell>
  );
}
