import { Trans, useLingui } from '@lingui/macro';
import { sessionEnded } from '@/i18n/error-message';
import { Button } from '@/ui/button';
import { usePageChrome } from '@/ui/page-chrome';
import { PageShell } from '@/ui/page-shell';
import { ErrorState } from '@/ui/state-views';

/** A borrower's page opened without a session: says what to do, instead of failing (specification section 6). */
export function SessionMissingScreen() {
  const { t } = useLingui();
  const { onSignIn } = usePageChrome();
  return (
    <PageShell title={t`Sign in`}>
      <ErrorState
        kind="missing"
        title={t(sessionEnded.title)}
        text={typeof sessionEnded.text === 'string' ? sessionEnded.text : t(sessionEnded.text)}
        help={
          <Button variant="primary" onClick={onSignIn}>
            <Trans>Back to the app</Trans>
          </Button>
        }
      />
    </PageShell>
  );
}
