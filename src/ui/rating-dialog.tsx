import { useId, useState, type ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Notice } from './notice';
import { StarRating, type Stars } from './star-rating';
import styles from './rating-dialog.module.css';

type Props = {
  title: string;
  /** Above the stars. */
  children?: ReactNode;
  /** What is being rated. */
  starsLabel: string;
  closeLabel: string;
  sendLabel: string;
  /** Said when the button is tapped and no star was. Absent: the button waits for a star. */
  missingText?: string;
  isSending?: boolean;
  /** Replaces the button's text meanwhile. */
  sendingLabel?: string;
  /** Why the last attempt failed. */
  failure?: string | undefined;
  /** Given the number of stars, never none. May be called twice by a burst of taps. */
  onSend: (stars: Stars) => void;
  onClose: () => void;
};

/** Asks for one to five stars (specification section 4). Mounted means open: each opening begins with none. */
export function RatingDialog({
  title,
  children,
  starsLabel,
  closeLabel,
  sendLabel,
  missingText,
  isSending = false,
  sendingLabel,
  failure,
  onSend,
  onClose,
}: Props) {
  const [stars, setStars] = useState<0 | Stars>(0);
  const [isMissing, setIsMissing] = useState(false);
  const missingId = useId();
  const saysMissing = missingText !== undefined;

  function submit() {
    if (stars === 0) setIsMissing(true);
    else onSend(stars);
  }

  function choose(value: Stars) {
    setStars(value);
    setIsMissing(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isSending}
      title={title}
      actions={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {closeLabel}
          </Button>
          <Button
            disabled={!saysMissing && stars === 0}
            busy={isSending}
            busyLabel={sendingLabel}
            aria-describedby={saysMissing ? missingId : undefined}
            onClick={submit}
          >
            {sendLabel}
          </Button>
        </>
      }
    >
      {children}
      <div>
        <StarRating label={starsLabel} value={stars} onChange={choose} />
        {saysMissing && (
          <p id={missingId} className={styles['missing']} role="alert">
            {isMissing && missingText}
          </p>
        )}
      </div>
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
    </Dialog>
  );
}
