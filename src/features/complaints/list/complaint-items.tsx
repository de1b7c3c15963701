import { lazy, Suspense } from 'react';
import styles from './complaint-items.module.css';
import { ListItem, type ItemsProps } from './list-item';

/** Up to here every entry is drawn; a longer list draws only what is near the screen. */
const plainUpTo = 50;

/** Drawn while the code for long lists is on its way, and instead of it when it does not come. */
const firstOf = 20;

const LongList = lazy(() => import('./long-list').then((part) => ({ default: part.LongList })).catch(() => ({ default: PlainList })));

/** The complaints as a list, however many there are. */
export function ComplaintItems(props: ItemsProps) {
  if (props.items.length <= plainUpTo) return <PlainList {...props} />;
  return (
    <Suspense fallback={<PlainList {...props} items={props.items.slice(0, firstOf)} />}>
      <LongList {...props} />
    </Suspense>
  );
}

function PlainList({ items, newId, renderLink }: ItemsProps) {
  return (
    <ul className={styles['list']}>
      {items.map((item, index) => (
        <li key={`${item.id}-${String(index)}`} className={styles['entry']}>
          <ListItem item={item} isNew={item.id === newId} renderLink={renderLink} />
        </li>
      ))}
    </ul>
  );
}
