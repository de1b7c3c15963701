import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { isUnderWay, type SendPhase } from './sending';

type Props = {
  phase: SendPhase;
  /** The network is missing: it is kept, and sent later. */
  isLater: boolean;
  onSend: () => void;
  onPostpone: () => void;
};

/** The form's one action. */
export function SendButton({ phase, isLater, onSend, onPostpone }: Props) {
  const { t } = useLingui();
  const busyLabel =
    phase.name === 'uploading' ? t`uploading...` : phase.name === 'checking' ? t`Checking…` : t`Sending…`;
  const isOver = phase.name === 'sent' || phase.name === 'gone';
  const postpones = isLater && !isUnderWay(phase);
  return (
    <Button
      block
      busy={isUnderWay(phase)}
      busyLabel={busyLabel}
      disabled={isOver}
      onClick={postpones ? onPostpone : onSend}
    >
      {postpones ? <Trans>Send when online</Trans> : <Trans comment="Button: sends the complaint">Send</Trans>}
    </Button>
  );
}
