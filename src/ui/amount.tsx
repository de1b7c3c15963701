import type { CSSProperties } from 'react';
import { cx } from './cx';
import styles from './amount.module.css';

type Props = {
  /** The amount as people read it, already formatted. */
  text: string;
  size?: 'lg' | 'md' | 'sm' | undefined;
  /** What the amount is, shown above it. */
  label?: string | undefined;
};

/** An amount in tabular figures. The longer the text the smaller it is set; what still does not fit wraps. */
export function Amount({ text, size = 'lg', label }: Props) {
  // Figures are about 0.6 of the type size wide; the sheet divides the width by this count.
  const fit: CSSProperties & Record<'--figures', number> = { '--figures': Math.max(1, text.length) * 0.6 };
  return (
    <p className={cx(styles['amount'], styles[size])}>
      {label !== undefined && <span className={styles['label']}>{label} </span>}
      <span className={cx(styles['text'], 'tabular')} style={fit}>
        {text}
      </span>
    </p>
  );
}
