import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import styles from './legal-article.module.css';

/** One numbered section of a legal text; the numbers come from the order. */
export type LegalSection = {
  /** Anchor inside the page. */
  id: string;
  title: MessageDescriptor;
  body: ReactNode;
};

type Props = {
  /** Stands above the table of contents: what this text is, and for whom. */
  lead: ReactNode;
  sections: readonly LegalSection[];
  /** `wide` puts the table of contents beside the text where there is room. */
  layout?: 'column' | 'wide';
};

/** A long text with a table of contents, numbered sections and anchors. Readable without script. */
export function LegalArticle({ lead, sections, layout = 'column' }: Props) {
  const { t } = useLingui();
  return (
    <article className={cx(styles['article'], layout === 'wide' && styles['wide'])}>
      <div className={styles['lead']}>{lead}</div>
      <nav className={styles['contents']} aria-label={t`Contents`}>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className={styles['number']}>{index + 1}</span>
                {t(title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['sections']}>
        {sections.map(({ id, title, body }, index) => (
          <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={styles['title']}>
              <span className={styles['number']}>{index + 1}</span>
              {t(title)}
            </h2>
            <div className={styles['body']}>{body}</div>
          </section>
        ))}
      </div>
    </article>
  );
}
