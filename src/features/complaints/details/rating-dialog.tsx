import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { useErrorText } from '@/i18n/use-error-text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { StarRating, type Stars } from '@/ui/star-rating';

type Props = {
  isSending: boolean;
  /** Why the last attempt failed, or null. */
  failure: unknown;
  onSend: (stars: Stars) => void;
  onCancel: () => void;
};

/** Asks for one to five stars. Each opening begins with none (specification section 4). */
export function RatingDialog({ isSending, failure, onSend, onCancel }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [stars, setStars] = useState<0 | Stars>(0);

  return (
    <Dialog
      open
      onClose={onCancel}
      dismissible={!isSending}
      title={t({
        message: 'Please rate this service',
        comment: 'Title of the dialog with five stars, after a complaint was answered',
      })}
      actions={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onCancel}>
            {t({ message: 'Cancel', comment: 'Button: closes a question without doing anything' })}
          </Button>
          <Button
            disabled={stars === 0}
            busy={isSending}
            busyLabel={t({ message: 'Sending…', comment: 'A rating is on its way' })}
            onClick={() => stars !== 0 && onSend(stars)}
          >
            {t({ message: 'Send', comment: 'Button: sends what was entered' })}
          </Button>
        </>
      }
    >
      <StarRating label={t`Your rating`} value={stars} onChange={setStars} />
      {failure !== null && <Notice kind="error">{errorText(failure)}</Notice>}
    </Dialog>
  );
}
