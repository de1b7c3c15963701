import { Fragment, type ReactNode } from 'react';
import type { Block, PartName, Words } from '@/i18n/page-text';
import { Card } from '@/ui/card';
import { Rows } from '@/ui/rows';
import { TextWords } from '@/ui/text-words';
import styles from './text-blocks.module.css';

function TextList({ isOrdered, items }: { isOrdered: boolean; items: readonly Words[] }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles[isOrdered ? 'steps' : 'points']}>
      {items.map((words, index) => (
        <li key={index}>
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
  return title === '' ? (
    list
  ) : (
    <Card title={title} tone="float">
      {list}
    </Card>
  );
}

type Props = {
  blocks: readonly Block[];
  /** What code makes inside the text, by the name that the text calls it. */
  parts?: Partial<Record<PartName, ReactNode>> | undefined;
};

/** Paragraphs, lists and rows of a page's text, one below the other. */
export function TextBlocks({ blocks, parts = {} }: Props): ReactNode {
  return blocks.map((block, index) => {
    switch (block.type) {
      case 'paragraph':
        return (
          <p key={index}>
            <TextWords words={block.words} />
          </p>
        );
      case 'heading':
        return (
          <h3 key={index}>
            <TextWords words={block.words} />
          </h3>
        );
      case 'list':
        return <TextList key={index} {...block} />;
      case 'rows':
        return <TextRows key={index} {...block} />;
      case 'part':
        return <Fragment key={index}>{parts[block.name]}</Fragment>;
    }
  });
}
