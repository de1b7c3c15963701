import { Trans, useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SuccessArt } from '@/ui/illustrations/success-art';
import type { Stars } from '@/ui/star-rating';
import { RatingDialog } from './rating-dialog';
import styles from './rating-dialog.module.css';

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
  return phase === 'asking' ? (
    <RatingDialog onSubmit={onSubmit} onClose={onClose} />
  ) : (
    <ThankYouDialog onClose={onClose} />
  );
}
