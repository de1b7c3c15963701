import { useLingui } from '@lingui/macro';
import { PageShell } from '@/ui/page-shell';
import { ErrorState } from '@/ui/state-views';
import { WaysOut } from '@/ui/ways-out';

/** The page for failures of the native app or of another system: what to do next, without guessing the cause. */
export function ErrorScreen() {
  const { t } = useLingui();
  return (
    <PageShell title={t`Something went wrong`}>
      <ErrorState
        title={t`We could not finish that`}
        text={t`Something stopped on the way. Go back to the app to see where things stand.`}
        help={<WaysOut />}
      />
    </PageShell>
  );
}
