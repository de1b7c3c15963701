import { useLingui } from '@lingui/macro';
import type { PageText } from '@/platform/i18n/page-text';
import { cx } from '@/ui/cx';
import type { Parts } from '@/ui/text-words';
import { TextBlocks } from './text-blocks';
import styles from './legal-article.module.css';

type Props = {
  text: Pick<PageText, 'lead' | 'sections'>;
  parts?: Parts | undefined;
  /** `wide` puts the table of contents beside the text where there is room. */
  layout?: 'column' | 'wide';
};

/** A long text with a table of contents, numbered sections and anchors. Readable without script. */
export function LegalArticle({ text: { lead, sections }, parts, layout = 'column' }: Props) {
  const { t } = useLingui();
  return (
    <article className={cx(styles['article'], layout === 'wide' && styles['wide'])}>
      <div className={styles['lead']}>
        <TextBlocks blocks={lead} parts={parts} />
      </div>
      <nav className={styles['contents']} aria-label={t`Contents`}>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className={styles['number']}>{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['sections']}>
        {sections.map(({ id, title, blocks }, index) => (
          <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={styles['title']}>
              <span className={styles['number']}>{index + 1}</span>
              {title}
            </h2>
            <div className={styles['body']}>
              <TextBlocks blocks={blocks} parts={parts} />
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}

/** What stands below a legal text, such as who owns it. */
export function LegalFoot({ text: { foot } }: { text: PageText }) {
  if (foot.length === 0) return null;
  return (
    <div className={styles['foot']}>
      <TextBlocks blocks={foot} />
    </div>
  );
}
