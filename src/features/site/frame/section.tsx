import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import styles from './section.module.css';

type Props = {
  /** Anchor, and base of the title's id. */
  id: string;
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** `tint` sets a part of the page apart from its neighbours. */
  tone?: 'plain' | 'tint';
  children: ReactNode;
};

/** One part of a page of the site, from edge to edge, with its title. */
export function Section({ id, title, lead, tone = 'plain', children }: Props) {
  return (
    <section
      id={id}
      className={cx(styles['section'], tone === 'tint' && styles['tint'])}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles['width']}>
        <div className={styles['head']}>
          <h2 id={`${id}-title`} className={styles['title']}>
            {title}
          </h2>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
