import { useLingui } from '@lingui/macro';
import type { ComplaintList } from '@/api/contract/complaints';
import { LongList } from '@/ui/long-list';
import { EmptyState } from '@/ui/state-views';
import { Tabs } from '@/ui/tabs';
import { type ComplaintLink, ListItem } from './list-item';

type ListTab = { id: string; title: string };

/** Values by which servers name a tab over everything. */
const meansAll = new Set(['', '0', '-1', 'all']);

const isAll = (id: string) => meansAll.has(id.trim().toLowerCase());

/**
 * The tabs to show: the server's, each value once; before them one for all complaints, unless the server has its own.
 * @returns our own tab has an empty id and title; no tabs where the server sends none
 */
export function tabsOf({ tabs }: Pick<ComplaintList, 'tabs'>): ListTab[] {
  const titles = new Map<string, string>();
  for (const { title, value } of tabs)
    if (!titles.has(value) && (title !== '' || value !== '')) titles.set(value, title === '' ? value : title);
  const own = Array.from(titles, ([id, title]) => ({ id, title }));
  if (own.length === 0) return [];
  return own.some(({ id }) => isAll(id)) ? own : [{ id: '', title: '' }, ...own];
}

/** The complaints under a tab; one that the server put under no tab stands under each. */
export function itemsUnder<Item extends { tab: string }>(items: readonly Item[], tab: string): readonly Item[] {
  if (isAll(tab)) return items;
  return items.filter((item) => item.tab === '' || item.tab === tab);
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
