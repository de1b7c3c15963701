import { Trans, useLingui } from '@lingui/macro';
import { Button } from './button';
import { usePageChrome } from './page-chrome';
import { PageShell } from './page-shell';
import { ErrorState } from './state-views';

/** A page whose address lacks what it is about, for example the order: says so, and shows the ways on. */
export function IncompleteLink({ title }: { title: string }) {
  const { t } = useLingui();
  const { onHome, onHelp } = usePageChrome();
  return (
    <PageShell title={title}>
      <ErrorState
        kind="missing"
        title={t`This link is incomplete`}
        text={t`It does not say which loan it belongs to. Open the page again from the app.`}
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
