import { useLingui } from '@lingui/macro';
import type { ComplaintList } from '@/api/contract/complaints';
import { lazyComponent } from '@/ui/lazy-component';
import { EmptyState } from '@/ui/state-views';
import { Tabs } from '@/ui/tabs';
import { type ComplaintLink, ListItem, type ItemsProps } from './list-item';
import { itemsUnder, tabsOf } from './tabs';
import styles from './complaint-items.module.css';

/** Up to here every entry is rendered; a longer list renders only what is near the screen. */
const plainUpTo = 50;

/** Rendered while the code for long lists is on its way. */
const firstOf = 20;

/** When its code does not come, the whole list is rendered: slower, and complete. */
const LongList = lazyComponent({
  load: () => import('./long-list').then((part) => part.LongList),
  waiting: FirstOnes,
  missing: PlainList,
});

/** The complaints as a list, however many there are. */
function ComplaintItems(props: ItemsProps) {
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

type Props = {
  list: ComplaintList;
  tab: string;
  onTab: (tab: string) => void;
  newId: string;
  renderLink: ComplaintLink;
};

/** The complaints under the server's tabs; without tabs, all of them. */
export function SortedComplaints({ list, tab, onTab, newId, renderLink }: Props) {
  const { t } = useLingui();
  const tabs = tabsOf(list);
  const selected = tabs.find(({ id }) => id === tab)?.id ?? tabs[0]?.id ?? '';
  const items = itemsUnder(list.list, selected);

  if (list.list.length === 0) {
    return (
      <EmptyState
        title={t`You have not filed a complaint`}
        text={t`If something is wrong with your loan, tell us. You will find our answer here.`}
      />
    );
  }
  const content =
    items.length === 0 ? (
      <EmptyState title={t`Nothing here`} text={t`Look under the other tabs.`} />
    ) : (
      <ComplaintItems items={items} newId={newId} renderLink={renderLink} />
    );
  if (tabs.length === 0) return content;
  return (
    <Tabs
      label={t`Complaints by state`}
      tabs={tabs.map(({ id, title }) => ({
        id,
        label: title === '' ? t({ message: 'All', comment: 'Tab: every complaint' }) : title,
      }))}
      selected={selected}
      onSelect={onTab}
    >
      {content}
    </Tabs>
  );
}
