import { useLingui } from '@lingui/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { PageShell } from '@/ui/page-shell';
import { ErrorState } from '@/ui/state-views';
import { HelpButton } from '@/ui/ways-out';

/**
 * A page that could not be drawn: a part of the app that did not load, or a mistake of ours. Nothing reloads by itself:
 * offline that would end on the browser's own error page, with whatever was typed lost.
 */
export function CrashScreen({ reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <PageShell title={t`Something went wrong`}>
      <ErrorState
        title={t`This page could not be shown`}
        text={t`A part of the app did not load. Check your connection and try again; what you entered is kept.`}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
        help={<HelpButton />}
      />
    </PageShell>
  );
}
