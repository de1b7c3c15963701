import type { ReactNode } from 'react';
import { PAGE_TITLE_ID } from '@/ui/page-title';
import styles from './page-hero.module.css';

type Props = { title: string; lead: ReactNode };

/** The head of a page behind the landing page: its h1 and what it is about. */
export function PageHero({ title, lead }: Props) {
  return (
    <div className={styles['hero']}>
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      <p className={styles['lead']}>{lead}</p>
    </div>
  );
}
