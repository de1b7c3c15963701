import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/state-views';
import { SupportShell } from './support-shell';

type Props = { onBack: () => void; isDispute?: boolean };

/** A link to a conversation, or a dispute file, that this device does not have. */
export function UnknownSession({ onBack, isDispute = false }: Props) {
  const { t } = useLingui();
  return (
    <SupportShell title={t`Chat replay`} onBack={onBack}>
      <EmptyState
        title={isDispute ? t`This dispute file is not on this device` : t`This conversation is not on this device`}
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
