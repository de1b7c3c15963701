import { msg } from '@lingui/macro';
import { parseServerTime } from '@/domain/server-time';
import type { ComplaintList } from '@/platform/api/contract/complaints';
import { formatServerTime } from '@/platform/i18n/format-date';
import { definePreview, type PreviewField, type PreviewContext } from '@/platform/preview/preview';
import { itemsUnder, shownTab } from './tabs';

type Item = ComplaintList['list'][number];

const noType = msg({ message: 'Complaint', comment: 'Stands in for the type of a complaint that has none' });

/** The fields of one complaint in the list: type, beginning of the text, and time. */
export function complaintTexts({ type, content, time }: Item, { formatMessage, market }: PreviewContext) {
  const sent = parseServerTime(time, market.utcOffset);
  const when = sent ? formatServerTime(sent) : String(time ?? '');
  return {
    type: { text: type === '' ? formatMessage(noType) : type },
    content: { text: content },
    time: when === '' ? null : { text: when },
  };
}

/** The slots of the first complaints in the HTML; those of their fields begin with these names. */
export const firstComplaints = ['first', 'second', 'third'] as const;

/** Preview of the list of complaints: the latest three of the selected tab. */
export const complaintsPreview = definePreview({
  call: 'problem-list',
  messages: [noType],
  toFields(list: ComplaintList, context) {
    const { tabs, selected } = shownTab(list, context.inputs['tab'] ?? '');
    const items = itemsUnder(list.list, selected);
    const fields: Record<string, PreviewField | null> = {};
    // React shows the empty list, and which complaint is new.
    if (items.length === 0 || context.inputs['from'] !== undefined) return fields;
    firstComplaints.forEach((place, index) => {
      const item = items[index];
      const texts = item && complaintTexts(item, context);
      fields[place] = texts ? {} : null;
      for (const [name, shown] of Object.entries(texts ?? {})) fields[`${place}-${name}`] = shown;
    });
    return { ...fields, waiting: null, tabs: tabs.length > 0 ? {} : null };
  },
});
