import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { Block, Words, PageText } from '@/platform/i18n/page-text';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Rows } from '@/ui/rows';
import { TextWords, type Parts } from '@/ui/text-words';
import styles from './legal.module.css';

function TextList({ isOrdered, items }: Extract<Block, { type: 'list' }>) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={isOrdered ? 'numbered' : styles.points}>
      {items.map((words) => (
        <li key={JSON.stringify(words)}>
          <TextWords words={words} />
        </li>
      ))}
    </List>
  );
}

/** A value without links is a plain string, so that `Rows` can fold it if it is long. */
function valueOf(words: Words): ReactNode {
  return words.every((part) => typeof part === 'string') ? words.join('') : <TextWords words={words} />;
}

function TextRows({ title, rows }: Extract<Block, { type: 'rows' }>) {
  const list = <Rows rows={rows.map(({ name, value }) => ({ label: name, value: valueOf(value) }))} />;
  if (title === '') return list;
  return (
    <Card title={title} tone="float">
      {list}
    </Card>
  );
}

function TextBlock({ block, parts }: { block: Block; parts?: Parts | undefined }): ReactNode {
  if (block.type === 'list') return <TextList {...block} />;
  if (block.type === 'rows') return <TextRows {...block} />;
  if (block.type === 'part') return parts?.[block.name];
  const Element = block.type === 'heading' ? 'h3' : 'p';
  return (
    <Element>
      <TextWords words={block.words} />
    </Element>
  );
}

/** Paragraphs, lists and rows of a page's text. */
export function TextBlocks({ blocks, parts }: { blocks: readonly Block[]; parts?: Parts | undefined }): ReactNode {
  return blocks.map((block) => <TextBlock key={JSON.stringify(block)} block={block} parts={parts} />);
}

type Props = {
  text: Pick<PageText, 'lead' | 'sections'>;
  parts?: Parts | undefined;
  /** `wide` shows the table of contents beside the text on wide screens. */
  layout?: 'column' | 'wide';
};

/** A long text with a table of contents, numbered sections and anchors. Readable without script. */
export function LegalArticle({ text: { lead, sections }, parts, layout = 'column' }: Props) {
  const { t } = useLingui();
  return (
    <article className={cx(styles.article, layout === 'wide' && styles.wide)}>
      {lead.length > 0 && (
        <div className={cx('stack', styles.lead)}>
          <TextBlocks blocks={lead} parts={parts} />
        </div>
      )}
      <nav className={styles.contents} aria-label={t`Contents`}>
        <ol className="divided">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className={styles.number}>{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={cx('surface divided', styles.sections)}>
        {sections.map(({ id, title, blocks }, index) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={styles.title}>
              <span className={styles.number}>{index + 1}</span>
              {title}
            </h2>
            <div className={cx('stack-3', styles.body)}>
              <TextBlocks blocks={blocks} parts={parts} />
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}

/** The last lines of a legal text, for example the owner. */
export function LegalFoot({ text: { foot } }: { text: PageText }) {
  if (foot.length === 0) return null;
  return (
    <div className={cx('hint', styles.foot)}>
      <TextBlocks blocks={foot} />
    </div>
  );
}
