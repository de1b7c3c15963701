import { latePart } from '@/ui/late-part';
import styles from './complaint-items.module.css';
import { ListItem, type ItemsProps } from './list-item';

/** Up to here every entry is drawn; a longer list draws only what is near the screen. */
const plainUpTo = 50;

/** Drawn while the code for long lists is on its way. */
const firstOf = 20;

/** When its code does not come, the whole list is drawn: slower, and complete. */
const LongList = latePart({
  load: () => import('./long-list').then((part) => part.LongList),
  waiting: FirstOnes,
  missing: PlainList,
});

/** The complaints as a list, however many there are. */
export function ComplaintItems(props: ItemsProps) {
  if (props.items.length <= plainUpTo) return <PlainList {...props} />;
  return <LongList {...props} />;
}

function FirstOnes({ items, ...props }: ItemsProps) {
  return <PlainList {...props} items={items.slice(0, firstOf)} />;
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
