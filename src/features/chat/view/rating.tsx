import { Trans, useLingui } from '@lingui/macro';
import { RatingDialog } from '@/ui/rating-dialog';
import type { Stars } from '@/ui/star-rating';
import styles from './rating.module.css';

type Props = {
  readOnly: boolean;
  onRate: (stars: Stars) => void;
  onClose: () => void;
};

/** Asks for one to five stars; without one it says so and stays (specification section 5). */
export function Rating({ readOnly, onRate, onClose }: Props) {
  const { t } = useLingui();
  const title = t`How helpful was this answer?`;

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
    <RatingDialog
      title={title}
      starsLabel={t`Your rating`}
      closeLabel={t`Not now`}
      sendLabel={t({ message: 'Submit', comment: 'Button: send the rating' })}
      missingText={t({ message: 'Please choose', comment: 'Below the stars, when none has been tapped' })}
      onSend={onRate}
      onClose={onClose}
    />
  );
}
