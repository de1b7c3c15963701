import type { ReactNode } from 'react';
import { cx } from './cx';
import { LongText } from './long-text';
import styles from './card.module.css';

/** `key` tells rows apart when labels repeat or are not text; `lang` is the language of a whole row. */
export type Row = { label: ReactNode; value: ReactNode; key?: string | undefined; lang?: string | undefined };

type Props = { rows: readonly Row[] };

/** Label and value pairs. A long value moves below its label and wraps; nothing is cut. */
export function Rows({ rows }: Props) {
  return (
    <dl className="divided">
      {rows.map((row, index) => (
        <div key={row.key ?? index} className={cx('ends', styles['pair'])} lang={row.lang}>
          <dt className={cx('hint', styles['label'])}>{row.label}</dt>
          <dd className={styles['value']}>
            {typeof row.value === 'string' ? <LongText text={row.value} /> : row.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
