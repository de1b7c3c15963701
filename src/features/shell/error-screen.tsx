import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { usePageChrome } from '@/ui/page-chrome';
import { PageShell } from '@/ui/page-shell';
import { ErrorState } from '@/ui/state-views';

/** A failure elsewhere, told here: what to do next, without guessing what it was. */
export function ErrorScreen() {
  const { t } = useLingui();
  const { onHome, onHelp } = usePageChrome();
  return (
    <PageShell title={t`Something went wrong`}>
      <ErrorState
        title={t`We could not finish that`}
        text={t`Something stopped on the way. Go back to the app to see where things stand.`}
        help={
          <>
            <Button variant="primary" onClick={onHome}>
              <Trans>Back to the app</Trans>
            </Button>
            <Button variant="quiet" onClick={onHelp}>
              <Trans>Contact customer service</Trans>
            </Button>
          </>
        }
      />
    </PageShell>
  );
}
