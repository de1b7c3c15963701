import type { ReactNode } from 'react';
import { lazyComponent } from './lazy-component';
import type { EntriesProps } from './virtual-list';
import styles from './card.module.css';

/** A longer list renders only the entries near the screen. */
const maxPlainLength = 50;

const renderedWhileLoading = 20;

/** If its code does not load, the whole list is rendered, which is slower. */
const VirtualList = lazyComponent({
  load: () => import('./virtual-list').then((module) => module.VirtualList),
  pending: ({ count, ...entries }) => <PlainList {...entries} count={Math.min(count, renderedWhileLoading)} />,
  failed: PlainList,
});

type Props<Item> = Pick<EntriesProps, 'name' | 'usualHeight'> & {
  items: readonly Item[];
  keyOf: (item: Item, index: number) => string;
  renderItem: (item: Item) => ReactNode;
};

/** A vertical list of any length. */
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
  return items.length <= maxPlainLength ? <PlainList {...entries} /> : <VirtualList {...entries} />;
}

function PlainList({ count, keyOf, renderEntry }: Pick<EntriesProps, 'count' | 'keyOf' | 'renderEntry'>) {
  return (
    <ul>
      {Array.from({ length: count }, (_, index) => (
        <li key={keyOf(index)} className={styles.entry}>
          {renderEntry(index)}
        </li>
      ))}
    </ul>
  );
}
