import { Trans, useLingui } from '@lingui/macro';
import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { StarRating, type Stars } from '@/ui/star-rating';
import styles from './rating.module.css';

type Props = {
  readOnly: boolean;
  onRate: (stars: Stars) => void;
  onClose: () => void;
};

/** Asks for one to five stars; without one it says so and stays (specification section 5). */
export function Rating({ readOnly, onRate, onClose }: Props) {
  const { t } = useLingui();
  const [stars, setStars] = useState<0 | Stars>(0);
  const [isMissing, setIsMissing] = useState(false);
  const hintId = useId();
  const title = t`How helpful was this answer?`;

  function submit() {
    if (stars === 0) setIsMissing(true);
    else onRate(stars);
  }

  function choose(value: Stars) {
    setStars(value);
    setIsMissing(false);
  }

  // A dialog over a replay would lock its player away.
  if (readOnly) {
    return (
      <section className={styles['shown']} aria-label={title}>
        <p className={styles['title']}>{title}</p>
        <p>
          <Trans>The rating is open.</Trans>
        </p>
      </section>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
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
      <StarRating label={t`Your rating`} value={stars} onChange={choose} />
      <p id={hintId} className={styles['hint']} role="alert">
        {isMissing && t({ message: 'Please choose', comment: 'Below the stars, when none has been tapped' })}
      </p>
    </Dialog>
  );
}
