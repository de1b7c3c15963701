import type { ReactNode } from 'react';
import { lazyComponent } from './lazy-component';
import type { EntriesProps } from './virtual-list';
import styles from './long-list.module.css';

/** Up to here every entry is rendered; a longer list renders only what is near the screen. */
const plainUpTo = 50;

/** Rendered while the code for long lists is on its way. */
const firstOf = 20;

/** When its code does not come, the whole list is rendered: slower, and complete. */
const VirtualList = lazyComponent({
  load: () => import('./virtual-list').then((part) => part.VirtualList),
  waiting: FirstOnes,
  missing: PlainList,
});

type Props<Item> = Pick<EntriesProps, 'name' | 'usualHeight'> & {
  items: readonly Item[];
  keyOf: (item: Item, index: number) => string;
  renderItem: (item: Item) => ReactNode;
};

/** Entries below each other, however many there are. */
export function LongList<Item>({ name, usualHeight, items, keyOf, renderItem }: Props<Item>) {
  function at<Result>(index: number, of: (item: Item, index: number) => Result): Result | undefined {
    const item = items[index];
    return item === undefined ? undefined : of(item, index);
  }
  const entries: EntriesProps = {
    name,
    usualHeight,
    count: items.length,
    keyOf: (index) => at(index, keyOf) ?? '',
    renderEntry: (index) => at(index, renderItem),
  };
  return items.length <= plainUpTo ? <PlainList {...entries} /> : <VirtualList {...entries} />;
}

function FirstOnes({ count, ...entries }: EntriesProps) {
  return <PlainList {...entries} count={Math.min(count, firstOf)} />;
}

function PlainList({ count, keyOf, renderEntry }: Pick<EntriesProps, 'count' | 'keyOf' | 'renderEntry'>) {
  return (
    <ul className={styles['list']}>
      {Array.from({ length: count }, (_, index) => (
        <li key={keyOf(index)} className={styles['entry']}>
          {renderEntry(index)}
        </li>
      ))}
    </ul>
  );
}
