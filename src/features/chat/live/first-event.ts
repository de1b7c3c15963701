import type { ChatAnswer, ChatQuestions, ChatStart } from '@/api/contract/chat';
import type { ChatCategory, NewChatEvent } from '../log/events';

export type FirstEvent = Extract<NewChatEvent, { type: 'session-started' }>;

type Option = ChatStart['problemStatus'][number];

/** A tab: the entry of the tree it opens, under the name and with the picture that the start gives it. */
function category(
  { id, title_local: title, title_local_alias: alias }: ChatAnswer,
  option: Option | undefined,
): ChatCategory {
  const icon = option?.icon ?? '';
  return { id, title: option?.title || alias || title, ...(icon === '' ? {} : { icon }) };
}

/** The categories: the top of the tree; where the server keeps that back, the kinds of problem it names at the start. */
function categoriesOf({ problemStatus, answerList }: ChatStart, top: ChatQuestions | null): ChatCategory[] {
  const entries = top && top.answerList.length > 0 ? top.answerList : answerList;
  if (entries.length > 0)
    return entries.map((entry, index) =>
      category(entry, problemStatus.find(({ value }) => value === entry.id) ?? problemStatus[index]),
    );
  return problemStatus
    .filter(({ value }) => value !== '')
    .map(({ value, title, icon }) => ({ id: value, title, ...(icon === '' ? {} : { icon }) }));
}

/** Reads a page's `selectedIndex`: a whole number from 0, else nothing. The log clamps what is too large. */
export function readIndex(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

type Frame = { orderNo: string | undefined; selectedIndex: number | null; locale: string; marketId: string };

/** How a conversation begins, from the server's answers. */
export function firstEvent(
  start: ChatStart,
  top: ChatQuestions | null,
  { orderNo, selectedIndex, locale, marketId }: Frame,
): FirstEvent {
  const order = start.orderDetail;
  return {
    type: 'session-started',
    orderNo: orderNo ?? order?.orderNo ?? '',
    orderName: order?.productName ?? '',
    orderStatus: order?.status ?? '',
    selectedIndex: selectedIndex ?? 0,
    locale,
    marketId,
    categories: categoriesOf(start, top),
  };
}
