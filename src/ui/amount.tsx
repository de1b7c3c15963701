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

/**
 * How wide an amount is at most in bold type, in units of the type size: in the widest fonts of phones and desks.
 */
export function widthInEms(text: string): number {
  const width = (sign: string) => (/\d/.test(sign) ? 0.7 : /[.,\s]/.test(sign) ? 0.4 : 0.8);
  return Math.max(
    1,
    Array.from(text).reduce((sum, sign) => sum + width(sign), 0),
  );
}

/** An amount in tabular figures. The longer the text the smaller it is set; what still does not fit wraps. */
export function Amount({ text, size = 'lg', label }: Props) {
  const fit: CSSProperties & Record<'--ems', number> = { '--ems': widthInEms(text) };
  return (
    <p className={cx(styles['amount'], styles[size])}>
      {label !== undefined && <span className={styles['label']}>{label} </span>}
      <span className={cx(styles['text'], 'tabular')} style={fit}>
        {text}
      </span>
    </p>
  );
}
