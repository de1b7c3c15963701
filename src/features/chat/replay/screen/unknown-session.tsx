import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/state-views';
import { SupportShell } from './support-shell';

/** A link to a conversation that this device does not have. */
export function UnknownSession({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  return (
    <SupportShell title={t`Chat replay`} onBack={onBack}>
      <EmptyState
        title={t`This conversation is not on this device`}
        text={t`A link only names it. Import the file it came with, then open the link again.`}
        action={
          <Button onClick={onBack}>
            <Trans>Go to the list</Trans>
          </Button>
        }
      />
    </SupportShell>
  );
}
