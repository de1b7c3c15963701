import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { RatingDialog } from '@/ui/rating-dialog';
import type { Stars } from '@/ui/star-rating';
import { SuccessArt } from '@/ui/success-art';
import styles from './rating-dialogs.module.css';

type ThankYouDialogProps = { onClose: () => void };

/** Thanks for a rating below four stars (specification section 4). */
function ThankYouDialog({ onClose }: ThankYouDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Thank you`}
      actions={
        <Button block onClick={onClose}>
          {t({ message: 'Done', comment: 'Button: closes a message that has been read' })}
        </Button>
      }
    >
      <div className={styles['thanks']}>
        <SuccessArt />
        <p>
          <Trans>Thank you for telling us. We want to do better for you.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

type Props = {
  phase: 'asking' | 'thanks';
  onSubmit: (stars: Stars) => void;
  onClose: () => void;
};

/** The two dialogs of a rating, one after the other. */
export function RatingDialogs({ phase, onSubmit, onClose }: Props) {
  const { t } = useLingui();
  if (phase === 'thanks') return <ThankYouDialog onClose={onClose} />;
  return (
    <RatingDialog
      title={t`How are we doing?`}
      starsLabel={t`Your rating`}
      closeLabel={t`Not now`}
      sendLabel={t({ message: 'Submit', comment: 'Button: send the rating' })}
      missingText={t({ message: 'Please choose', comment: 'Below the stars, when none has been tapped' })}
      onSend={onSubmit}
      onClose={onClose}
    >
      <p>
        <Trans>How many stars do you give us for this loan?</Trans>
      </p>
    </RatingDialog>
  );
}
