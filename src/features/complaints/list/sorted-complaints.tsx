import { useLingui } from '@lingui/macro';
import type { ComplaintList } from '@/api/contract/complaints';
import { LongList } from '@/ui/long-list';
import { EmptyState } from '@/ui/state-views';
import { Tabs } from '@/ui/tabs';
import { type ComplaintLink, ListItem } from './list-item';
import { itemsUnder, shownTab } from './tabs';

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
  const { tabs, selected } = shownTab(list, tab);
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
      <LongList
        name="complaints"
        items={items}
        keyOf={({ id }, index) => `${id}-${String(index)}`}
        renderItem={(item) => <ListItem item={item} isNew={item.id === newId} renderLink={renderLink} />}
        usualHeight={132}
      />
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
