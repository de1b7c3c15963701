import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { reloadWhenReachable } from '@/pwa/reload-when-reachable';
import { PageShell } from '@/ui/page-shell';
import { ErrorState } from '@/ui/state-views';
import { HelpButton } from '@/ui/ways-out';

/**
 * A page that could not be drawn: a part of the app that did not load, or a mistake of ours. Nothing reloads by itself:
 * offline that would end on the browser's own error page, with whatever was typed lost.
 */
export function CrashScreen() {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');

  async function retry() {
    setAttempt('running');
    const isReloading = await reloadWhenReachable({ fetch: (input, init) => window.fetch(input, init), location: window.location });
    if (!isReloading) setAttempt('failed');
  }

  return (
    <PageShell title={t`Something went wrong`}>
      <ErrorState
        kind={attempt === 'failed' ? 'offline' : 'error'}
        title={attempt === 'failed' ? t`You are offline` : t`This page could not be shown`}
        text={t`A part of the app did not load. Check your connection and try again; what you entered is kept.`}
        retrying={attempt === 'running'}
        onRetry={() => void retry()}
        help={<HelpButton />}
      />
    </PageShell>
  );
}
