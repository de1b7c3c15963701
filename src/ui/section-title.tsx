import type { ReactNode } from 'react';
import styles from './section-title.module.css';

type Props = { children: ReactNode; id?: string | undefined; action?: ReactNode };

/** The h2 above a group of cards, with an optional link or button at its end. */
export function SectionTitle({ children, id, action }: Props) {
  return (
    <div className={styles['line']}>
      <h2 id={id} className={styles['title']}>
        {children}
      </h2>
      {action}
    </div>
  );
}
