import { useLingui } from '@lingui/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { pageOf, reloadForChunk, reloadWhenReachable } from '@/platform/offline/reload';
import { useServices } from '@/platform/services';
import { PageShell } from '@/ui/page-shell';
import { ErrorState } from '@/ui/state-views';
import { HelpButton } from '@/ui/ways-out';

/**
 * A page that could not be rendered: a part of the app that did not load, or a mistake of ours. A missing
 * part is looked for once more by itself, because a new version may have taken its place; everything after
 * that is the person's tap.
 */
export function CrashScreen() {
  const { t } = useLingui();
  const { pwa } = useServices();
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');

  const lookForNewVersion = useEffectEvent(async () => {
    if (pwa.missingChunks.wasAny()) await reloadForChunk(window, pwa);
  });
  useEffect(() => {
    void lookForNewVersion();
  }, []);

  async function retry() {
    setAttempt('running');
    const isReloading = await reloadWhenReachable(pageOf(window));
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
