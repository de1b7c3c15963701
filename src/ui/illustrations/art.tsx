import styles from './art.module.css';

/** Outlines of shapes on a ground of 160 by 120, as path data; painted in this order. */
type Props = {
  brand?: string;
  paper?: string;
  accent?: string;
  /** Drawn on top, not filled. */
  lines: string;
};

/** What every illustration is drawn with: a soft ground in the brand colour, one weight of line. Decorative. */
export function Art({ brand, paper, accent, lines }: Props) {
  return (
    <svg className={styles['art']} width="176" height="132" viewBox="0 0 160 120" aria-hidden="true">
      <path className={styles['ground']} d="M22 66c0-30 22-54 58-54s58 22 58 52-20 46-58 46S22 94 22 66Z" />
      <path className={styles['brand']} d={brand} />
      <path className={styles['paper']} d={paper} />
      <path className={styles['accent']} d={accent} />
      <path d={lines} />
    </svg>
  );
}
