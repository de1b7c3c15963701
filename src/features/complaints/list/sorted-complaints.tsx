import { useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ComplaintList } from '@/platform/api/contract/complaints';
import { LongList } from '@/ui/long-list';
import { EmptyState } from '@/ui/state-views';
import { Tabs } from '@/ui/tabs';
import { ListItem } from './list-item';
import { itemsUnder, shownTab } from './tabs';

type Props = {
  list: ComplaintList;
  tab: string;
  newId: string;
};

/** The complaints under the server's tabs; without tabs, all of them. */
export function SortedComplaints({ list, tab, newId }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
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
        renderItem={(item) => <ListItem item={item} isNew={item.id === newId} />}
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
      // The address keeps the tab: a reload and the way back from a complaint find it again.
      onSelect={(next) =>
        void navigate({
          to: '/complaintList',
          search: (now) => ({ ...now, tab: next }),
          replace: true,
          resetScroll: false,
        })
      }
    >
      {content}
    </Tabs>
  );
}
