import { useLingui } from '@lingui/macro';
import { useId, useState, type ReactNode } from 'react';
import { Button } from './button';
import { cx } from './cx';
import { Dialog } from './dialog';
import { Icon } from './icon';
import { Notice } from './notice';
import styles from './rating-dialog.module.css';

type Props = {
  title: string;
  children?: ReactNode;
  /** Other texts of the buttons; the second one is then disabled until a star is selected. */
  texts?: { close: string; send: string; sending: string };
  isSending?: boolean;
  failure?: string | undefined;
  /** Receives the number of stars. May be called twice by a burst of taps. */
  onSend: (stars: Stars) => void;
  onClose: () => void;
};

/** Asks for one to five stars (specification section 4). It is open while it is mounted, and starts without a star. */
export function RatingDialog({ title, children, texts, isSending = false, failure, onSend, onClose }: Props) {
  const { t } = useLingui();
  const [stars, setStars] = useState<0 | Stars>(0);
  const [isMissing, setIsMissing] = useState(false);
  const missingId = useId();

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
            {texts?.close ?? t`Not now`}
          </Button>
          <Button
            disabled={texts && stars === 0}
            busy={isSending}
            busyLabel={texts?.sending}
            aria-describedby={texts ? undefined : missingId}
            onClick={submit}
          >
            {texts?.send ?? t({ message: 'Submit', comment: 'Button: send the rating' })}
          </Button>
        </>
      }
    >
      {children}
      <div>
        <StarRating label={t`Your rating`} value={stars} onChange={choose} />
        {!texts && (
          <p id={missingId} className={styles.missing} role="alert">
            {isMissing && t({ message: 'Please choose', comment: 'Below the stars, when none has been tapped' })}
          </p>
        )}
      </div>
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
    </Dialog>
  );
}

export type Stars = 1 | 2 | 3 | 4 | 5;

type StarRatingProps = {
  label: string;
  /** 0: no star selected yet. */
  value: 0 | Stars;
  onChange: (value: Stars) => void;
};

const stars: readonly Stars[] = [1, 2, 3, 4, 5];

/** Five stars as a native radio group; they fill up to the tapped one (specification sections 4 and 9). */
function StarRating({ label, value, onChange }: StarRatingProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="sr-only">{label}</legend>
      {stars.map((star) => (
        <label key={star} className={cx(styles.star, star <= value && styles.full)}>
          <input
            type="radio"
            className="cover"
            name={name}
            value={star}
            checked={star === value}
            aria-label={t`${star} of 5 stars`}
            onChange={() => onChange(star)}
          />
          <Icon name="star" size={36} />
        </label>
      ))}
    </fieldset>
  );
}
