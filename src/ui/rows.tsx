import type { ReactNode } from 'react';
import { cx } from './cx';
import { LongText } from './long-text';
import styles from './card.module.css';

/** `key` identifies a row if labels repeat or are not text; `lang` is the language of a whole row. */
export type Row = { label: ReactNode; value: ReactNode; key?: string | undefined; lang?: string | undefined };

type Props = {
  rows: readonly Row[];
  /** The number of the order. It is shown as the last row, because people need it only for questions. */
  orderId?: string | undefined;
};

/** Label and value pairs. A long value moves below its label and wraps; nothing is cut. */
export function Rows({ rows, orderId }: Props) {
  const isNumber = ({ value }: Row) => Number(value === orderId);
  return (
    <dl className="divided">
      {[...rows]
        .sort((a, b) => isNumber(a) - isNumber(b))
        .map((row, index) => (
          <div key={row.key ?? index} className={cx('ends', styles.pair)} lang={row.lang}>
            <dt className={cx('hint', styles.label)}>{row.label}</dt>
            <dd className={styles.value}>
              {typeof row.value === 'string' ? <LongText text={row.value} /> : row.value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
