import { useLingui } from '@lingui/macro';
import { PageShell } from './page-shell';
import { ErrorState } from './state-views';
import { WaysOut } from './ways-out';

/** A page whose address lacks what it is about, for example the order: says so, and shows the ways on. */
export function IncompleteLink({ title }: { title: string }) {
  const { t } = useLingui();
  return (
    <PageShell title={title}>
      <ErrorState
        kind="missing"
        title={t`This link is incomplete`}
        text={t`It does not say which loan it belongs to. Open the page again from the app.`}
        help={<WaysOut />}
      />
    </PageShell>
  );
}
