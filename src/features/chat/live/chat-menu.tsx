import { Plural, Trans, useLingui } from '@lingui/macro';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { BottomSheet, Dialog } from '@/ui/dialog';
import { lazyComponent } from '@/ui/lazy-component';
import { LinkRow } from '@/ui/link-row';
import { LoadingDialog } from '@/ui/loading-dialog';

const ShareConversation = lazyComponent({
  load: () => import('../export/share-conversation').then((module) => module.ShareConversation),
  pending: LoadingDialog,
  failed: LoadingDialog,
});

type Props = {
  open: boolean;
  onClose: () => void;
  sessionId: string;
  /** Number of messages that may not have arrived. */
  unsent: number;
  onRestart: (how: 'keep' | 'forget') => Promise<void>;
};

type Step = 'restart' | 'forget' | 'share';

/** Actions on the whole conversation. */
export function ChatMenu({ open, onClose, sessionId, unsent, onRestart }: Props) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step | null>(null);

  function choose(next: Step) {
    onClose();
    setStep(next);
  }

  const end = () => setStep(null);
  return (
    <>
      <BottomSheet open={open} onClose={onClose} title={t`This chat`}>
        <div>
          <LinkRow icon="share" onClick={() => choose('share')}>{t`Share this conversation`}</LinkRow>
          <LinkRow icon="refresh" onClick={() => choose('restart')}>{t`Start over`}</LinkRow>
          <LinkRow icon="trash" onClick={() => choose('forget')}>{t`Delete this chat`}</LinkRow>
        </div>
      </BottomSheet>
      {(step === 'restart' || step === 'forget') && (
        <Question how={step === 'forget' ? 'forget' : 'keep'} unsent={unsent} onYes={onRestart} onClose={end} />
      )}
      {step === 'share' && <ShareConversation open sessionId={sessionId} onClose={end} />}
    </>
  );
}

function Question({
  how,
  unsent,
  onYes,
  onClose,
}: {
  how: 'keep' | 'forget';
  unsent: number;
  onYes: Props['onRestart'];
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);

  function yes() {
    setIsBusy(true);
    void onYes(how).finally(onClose);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={how === 'forget' ? t`Delete this chat?` : t`Start over?`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t({ message: 'Cancel', comment: 'Button: closes a question without doing anything' })}
          </Button>
          <Button busy={isBusy} onClick={yes}>
            {how === 'forget'
              ? t({ message: 'Delete', comment: 'Button: deletes the chat from this phone' })
              : t`Start over`}
          </Button>
        </>
      }
    >
      <p>
        {how === 'forget' ? (
          <Trans>The whole conversation is deleted from this phone. This cannot be undone.</Trans>
        ) : (
          <Trans>A new conversation begins. The old one stays on this phone.</Trans>
        )}
      </p>
      {unsent > 0 && (
        <p>
          <Plural
            value={unsent}
            one="# message that was not sent will not be sent any more."
            other="# messages that were not sent will not be sent any more."
          />
        </p>
      )}
    </Dialog>
  );
}
