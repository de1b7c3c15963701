import type { ReactNode } from 'react';
import type { Block, Words } from '@/platform/i18n/page-text';
import { Card } from '@/ui/card';
import { Rows } from '@/ui/rows';
import { TextWords, type Parts } from '@/ui/text-words';
import styles from './text-blocks.module.css';

function TextList({ isOrdered, items }: Extract<Block, { type: 'list' }>) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles[isOrdered ? 'steps' : 'points']}>
      {items.map((words, index) => (
        <li key={JSON.stringify(words)}>
          {isOrdered && (
            <span className={styles['place']} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <TextWords words={words} />
        </li>
      ))}
    </List>
  );
}

/** A value that is text alone may be folded where it is long. */
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

type Props = { blocks: readonly Block[]; parts?: Parts | undefined };

/** Paragraphs, lists and rows of a page's text, one below the other. */
export function TextBlocks({ blocks, parts }: Props): ReactNode {
  return blocks.map((block) => <TextBlock key={JSON.stringify(block)} block={block} parts={parts} />);
}
