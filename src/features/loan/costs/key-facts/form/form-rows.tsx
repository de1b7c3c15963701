import { Trans } from '@lingui/macro';
import type { ReactNode } from 'react';
import { wholeFigures } from '@/platform/i18n/whole-figures';
import styles from './form.module.css';

/**
 * A row of a form. `no` is its number there; a value of `null` is left open, and said to be.
 * `lang` is that of the value.
 */
export type FormRow = { label: ReactNode; value: ReactNode; key: string; no?: string; lang?: string | undefined };

/** What the lender's answer leaves open: nothing is put in its place. */
function Unstated() {
  return (
    <em className={styles['open']}>
      <Trans>Not stated by the lender</Trans>
    </em>
  );
}

/** Rows of a form, below one another: nothing is cut on the narrowest phone, with the largest letters. */
export function FormRows({ rows }: { rows: readonly FormRow[] }) {
  return (
    <dl className={styles['rows']}>
      {rows.map(({ key, no, label, value, lang }) => (
        <div key={key} className={styles['row']}>
          <dt>
            {no !== undefined && <span className={styles['no']}>{no}</span>}
            {label}
          </dt>
          <dd lang={value === null || value === '' ? undefined : lang}>
            {value === null || value === '' ? <Unstated /> : typeof value === 'string' ? wholeFigures(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A titled part of a form. */
export function FormPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
