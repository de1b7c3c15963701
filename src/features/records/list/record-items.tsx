import { lazyComponent } from '@/ui/lazy-component';
import { RecordItem, type ItemsProps } from './record-item';
import styles from './record-item.module.css';

/** Up to here every receipt is rendered; a longer list renders only what is near the screen. */
const plainUpTo = 50;

/** Rendered while the code for long lists is on its way. */
const firstOf = 20;

/** When its code does not come, the whole list is rendered: slower, and complete. */
const LongList = lazyComponent({
  load: () => import('./long-list').then((part) => part.LongList),
  waiting: FirstOnes,
  missing: PlainList,
});

/** The receipts as a list, however many there are. */
export function RecordItems(props: ItemsProps) {
  if (props.entries.length <= plainUpTo) return <PlainList {...props} />;
  return <LongList {...props} />;
}

function FirstOnes({ entries, ...props }: ItemsProps) {
  return <PlainList {...props} entries={entries.slice(0, firstOf)} />;
}

function PlainList({ entries, renderLink }: ItemsProps) {
  return (
    <ul className={styles['list']}>
      {entries.map((entry) => (
        <li key={entry.receipt.id} className={styles['entry']}>
          <RecordItem entry={entry} renderLink={renderLink} />
        </li>
      ))}
    </ul>
  );
}
