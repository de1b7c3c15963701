import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { usePageChrome } from '@/ui/page-chrome';
import { PageShell } from '@/ui/page-shell';
import { ErrorState } from '@/ui/state-views';
import { HelpButton } from '@/ui/ways-out';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useLingui();
  const { onBack, onHome } = usePageChrome();
  return (
    <PageShell title={t`Page not found`}>
      <ErrorState
        kind="missing"
        title={t`This page does not exist`}
        text={t`The link may be old or incomplete. Go back, or open the page again from the app.`}
        help={
          <>
            <Button variant="primary" onClick={onBack ?? onHome}>
              <Trans>Go back</Trans>
            </Button>
            <HelpButton />
          </>
        }
      />
    </PageShell>
  );
}
