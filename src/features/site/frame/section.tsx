import type { ReactNode } from 'react';
import type { TextSection } from '@/platform/i18n/page-text';
import { cx } from '@/ui/cx';
import styles from './section.module.css';

type Props = {
  /** Its anchor and its title. */
  text: TextSection;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** `tint` sets a part of the page apart from its neighbours. */
  tone?: 'plain' | 'tint';
  children: ReactNode;
};

/** One part of a page of the site, from edge to edge, with its title. */
export function Section({ text: { id, title }, lead, tone = 'plain', children }: Props) {
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
