import { useLingui } from '@lingui/macro';
import { sessionEnded } from '@/platform/i18n/error-message';
import { useServices } from '@/platform/services';
import { useRerender } from '@/ui/component-life';
import { PageShell } from '@/ui/page-shell';
import { EmptyState, ErrorState, SignInButton, WaysOut } from '@/ui/state-views';

const lookAgain = () => 1_000;

/** Instead of a borrower's page: asks to sign in (specification section 6), or confirms the signing out. */
export function SessionMissingScreen() {
  const { t } = useLingui();
  const { session } = useServices();
  // The deletion may end later, or only at the next start.
  useRerender(lookAgain);
  if (session.recordsOwner() === null)
    return (
      <PageShell title={t`Signed out`}>
        <EmptyState
          title={t`You are signed out`}
          text={session.formerOwners().length === 0 ? t`Nothing of yours is left on this phone.` : undefined}
          action={<SignInButton />}
        />
      </PageShell>
    );
  return (
    <PageShell title={t`Sign in`}>
      <ErrorState kind="missing" title={t(sessionEnded.title)} text={t(sessionEnded.text)} action={<SignInButton />} />
    </PageShell>
  );
}

/** Instead of a page whose address lacks its order, product or complaint: says so, and offers the ways on. */
export function IncompleteLinkScreen() {
  const { t } = useLingui();
  return (
    <PageShell>
      <ErrorState
        kind="missing"
        title={t`This link is incomplete`}
        text={t`Open the page again from the app.`}
        action={<WaysOut />}
      />
    </PageShell>
  );
}

/** The page for failures of the native app or of another system: what to do next, without guessing the cause. */
export function ErrorScreen() {
  const { t } = useLingui();
  return (
    <PageShell>
      <ErrorState
        title={t`We could not finish that`}
        text={t`Something was interrupted. Go back to the app to see the latest status.`}
        action={<WaysOut />}
      />
    </PageShell>
  );
}
