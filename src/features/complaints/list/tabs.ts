import type { ComplaintList } from '@/platform/api/contract/complaints';

type ListTab = { id: string; title: string };

/** Values by which servers name a tab over everything. */
const meansAll = new Set(['', '0', '-1', 'all']);

/** Whether a tab is over everything. */
export const isAll = (id: string) => meansAll.has(id.trim().toLowerCase());

/** The server's tabs, each value once, after one of our own for all (empty id and title) unless the server has it. */
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

/** The tabs, and the id of the one that is shown; one that does not exist means the first. */
export function shownTab(list: Pick<ComplaintList, 'tabs'>, tab: string): { tabs: ListTab[]; selected: string } {
  const tabs = tabsOf(list);
  return { tabs, selected: tabs.find(({ id }) => id === tab)?.id ?? tabs[0]?.id ?? '' };
}
