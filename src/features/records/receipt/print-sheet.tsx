import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { appConfig } from '@/config/env';
import type { Fact } from '../use-receipt-facts';
import styles from './print-sheet.module.css';

type Props = { title: string; rows: readonly Fact[]; note: string };

/** Marks the page: while it is there, the style sheet prints nothing but the sheet, however printing is set off. */
const PRINTING = 'data-printing-receipt';

/** The receipt on white paper; on the screen it is not to be seen. */
export function PrintSheet({ title, rows, note }: Props) {
  useEffect(() => {
    document.body.setAttribute(PRINTING, '');
    return () => document.body.removeAttribute(PRINTING);
  }, []);

  return createPortal(
    <div className={styles['sheet']} data-print-sheet="">
      <p>{appConfig.appName}</p>
      <p className={styles['title']}>{title}</p>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles['row']}>
            <dt className={styles['label']}>{label}</dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{note}</p>
    </div>,
    document.body,
  );
}
