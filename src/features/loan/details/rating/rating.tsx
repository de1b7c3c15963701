import { Trans, useLingui } from '@lingui/macro';
import type { OrderKey } from '@/domain/order-key';
import { useErrorText } from '@/i18n/use-error-text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { RatingDialog } from '@/ui/rating-dialog';
import { SuccessArt } from '@/ui/success-art';
import { useRating } from './use-rating';
import styles from './rating.module.css';

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

type Props = { order: OrderKey };

/**
 * The two dialogs of a rating, one after the other; and a notice in the page when what was tapped
 * did not reach the server.
 */
export function Rating({ order }: Props) {
  const { t } = useLingui();
  const { phase, failure, isKept, submit, close, retry } = useRating(order);
  const errorText = useErrorText();
  return (
    <>
      {isKept && (
        <Notice kind="info">
          <Trans>We keep your rating, and send it as soon as there is a connection.</Trans>
        </Notice>
      )}
      {failure !== null && (
        <Notice
          kind="error"
          title={t`Your rating was not sent`}
          action={
            <Button variant="quiet" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(failure)}
        </Notice>
      )}
      {phase === 'asking' && (
        <RatingDialog
          title={t`How are we doing?`}
          starsLabel={t`Your rating`}
          closeLabel={t`Not now`}
          sendLabel={t({ message: 'Submit', comment: 'Button: send the rating' })}
          missingText={t({ message: 'Please choose', comment: 'Below the stars, when none has been tapped' })}
          onSend={submit}
          onClose={close}
        >
          <p>
            <Trans>How many stars do you give us for this loan?</Trans>
          </p>
        </RatingDialog>
      )}
      {phase === 'thanks' && <ThankYouDialog onClose={close} />}
    </>
  );
}
