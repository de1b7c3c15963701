import type { ReactNode } from 'react';
import styles from './art.module.css';

type Props = {
  /** Outlines, drawn on top in the text colour. */
  lines: string;
  /** Shapes below the outlines, 160 by 120. */
  children: ReactNode;
};

/** The paper every illustration is drawn on: a soft ground in the brand colour, one weight of line. Decorative. */
export function Art({ lines, children }: Props) {
  return (
    <svg className={styles['art']} width="176" height="132" viewBox="0 0 160 120" aria-hidden="true">
      <path className={styles['ground']} d="M22 66c0-30 22-54 58-54s58 22 58 52-20 46-58 46S22 94 22 66Z" />
      {children}
      <path className={styles['lines']} d={lines} />
    </svg>
  );
}

/** Classes for the fills: `paper`, `brand`, `accent`. */
export { styles as artStyles };
