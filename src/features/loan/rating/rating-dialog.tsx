import { Trans, useLingui } from '@lingui/macro';
import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { StarRating, type Stars } from '@/ui/star-rating';
import styles from './rating-dialog.module.css';

type Props = {
  /** Given the number of stars, never none. May be called twice by a burst of taps. */
  onSubmit: (stars: Stars) => void;
  onClose: () => void;
};

/** Asks for one to five stars; without one it says so and stays (specification section 4). */
export function RatingDialog({ onSubmit, onClose }: Props) {
  const { t } = useLingui();
  const [stars, setStars] = useState<0 | Stars>(0);
  const [isMissing, setIsMissing] = useState(false);
  const hintId = useId();

  function submit() {
    if (stars === 0) setIsMissing(true);
    else onSubmit(stars);
  }

  function choose(value: Stars) {
    setStars(value);
    setIsMissing(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t`How are we doing?`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button aria-describedby={hintId} onClick={submit}>
            {t({ message: 'Submit', comment: 'Button: send the rating' })}
          </Button>
        </>
      }
    >
      <p>
        <Trans>How many stars do you give us for this loan?</Trans>
      </p>
      <div>
        <StarRating label={t`Your rating`} value={stars} onChange={choose} />
        <p id={hintId} className={styles['hint']} role="alert">
          {isMissing && t({ message: 'Please choose', comment: 'Below the stars, when none has been tapped' })}
        </p>
      </div>
    </Dialog>
  );
}
