import { msg } from '@lingui/macro';
import type { ComplaintList } from '@/platform/api/contract/complaints';
import { shownServerTime } from '@/platform/i18n/format-date';
import type { Preview, PreviewField, PreviewContext } from '@/ui/preview';

type ListTab = { id: string; title: string };

/** Values that servers use for a tab of all complaints. */
const meansAll = new Set(['', '0', '-1', 'all']);

const isAll = (id: string) => meansAll.has(id.trim().toLowerCase());

/** The server's tabs, each value once, after our tab for all (empty id and title) unless the server has one. */
export function tabsOf({ tabs }: Pick<ComplaintList, 'tabs'>): ListTab[] {
  const titles = new Map<string, string>();
  for (const { title, value } of tabs)
    if (!titles.has(value) && (title !== '' || value !== '')) titles.set(value, title === '' ? value : title);
  const own = Array.from(titles, ([id, title]) => ({ id, title }));
  if (own.length === 0) return [];
  return own.some(({ id }) => isAll(id)) ? own : [{ id: '', title: '' }, ...own];
}

/** The complaints of a tab; one without a tab is in each. */
export function itemsUnder<Tabbed extends { tab: string }>(items: readonly Tabbed[], tab: string): readonly Tabbed[] {
  if (isAll(tab)) return items;
  return items.filter((item) => item.tab === '' || item.tab === tab);
}

/** The tabs, and the id of the selected one; an unknown id selects the first. */
export function shownTab(list: Pick<ComplaintList, 'tabs'>, tab: string): { tabs: ListTab[]; selected: string } {
  const tabs = tabsOf(list);
  return { tabs, selected: tabs.find(({ id }) => id === tab)?.id ?? tabs[0]?.id ?? '' };
}

const noType = msg({ message: 'Complaint', comment: 'Stands in for the type of a complaint that has none' });

/** Colours of the server's tabs in the order of a complaint's life; further tabs have none. */
const tones = ['warning', 'success', 'closed'];

/** The fields of one complaint in the list: type, state (the title of its tab), beginning of the text, and time. */
export function complaintTexts(
  { type, content, time, tab }: ComplaintList['list'][number],
  list: Pick<ComplaintList, 'tabs'>,
  { formatMessage, market }: PreviewContext,
) {
  const when = shownServerTime(time, market.utcOffset);
  const states = tabsOf(list).filter(({ id }) => !isAll(id));
  const place = states.findIndex(({ id }) => id === tab);
  const state = states[place];
  return {
    type: { text: type === '' ? formatMessage(noType) : type },
    state: state ? { text: state.title, tone: tones[place] ?? '' } : null,
    content: { text: content },
    time: when === '' ? null : { text: when },
  };
}

/** The slots of the first complaints in the HTML; the names of their fields begin with these. */
export const firstComplaints = ['first', 'second', 'third'] as const;

/** Preview of the list of complaints: the latest three of the selected tab. */
export const complaintsPreview = {
  call: 'problem-list',
  messages: [noType],
  toFields(list: ComplaintList, context) {
    const { tabs, selected } = shownTab(list, context.inputs['tab'] ?? '');
    const items = itemsUnder(list.list, selected);
    const fields: Record<string, PreviewField | null> = {};
    // React shows the empty list, and marks the new complaint.
    if (items.length === 0 || context.inputs['from'] !== undefined) return fields;
    firstComplaints.forEach((place, index) => {
      const item = items[index];
      const texts = item && complaintTexts(item, list, context);
      fields[place] = texts ? {} : null;
      for (const [name, shown] of Object.entries(texts ?? {})) fields[`${place}-${name}`] = shown;
    });
    return { ...fields, waiting: null, tabs: tabs.length > 0 ? {} : null };
  },
} satisfies Preview;
