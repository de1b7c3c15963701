import { useLingui } from '@lingui/macro';
import { useId } from 'react';
import { cx } from './cx';
import { Icon } from './icon';
import styles from './star-rating.module.css';

export type Stars = 1 | 2 | 3 | 4 | 5;

type Props = {
  /** What is being rated. */
  label: string;
  /** 0: no star chosen yet. */
  value: 0 | Stars;
  onChange: (value: Stars) => void;
};

const stars: readonly Stars[] = [1, 2, 3, 4, 5];

/** Five stars as a native radio group; they fill up to the tapped one (specification sections 4 and 9). */
export function StarRating({ label, value, onChange }: Props) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className="sr-only">{label}</legend>
      {stars.map((star) => (
        <label key={star} className={cx(styles['star'], star <= value && styles['full'])}>
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
