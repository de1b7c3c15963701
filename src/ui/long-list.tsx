import { lazyComponent } from './lazy-component';
import type { ListProps } from './virtual-list';
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

/** Entries below each other, however many there are. */
export function LongList<Item>(props: ListProps<Item>) {
  return props.items.length <= plainUpTo ? <PlainList {...props} /> : <VirtualList {...props} />;
}

function FirstOnes({ items, ...props }: ListProps<unknown>) {
  return <PlainList {...props} items={items.slice(0, firstOf)} />;
}

function PlainList({ items, keyOf, renderItem }: Pick<ListProps<unknown>, 'items' | 'keyOf' | 'renderItem'>) {
  return (
    <ul className={styles['list']}>
      {items.map((item, index) => (
        <li key={keyOf(item, index)} className={styles['entry']}>
          {renderItem(item)}
        </li>
      ))}
    </ul>
  );
}
