import { findTopic, shownTopics } from '@/domain/topics';
import type { ChatQuestions, ChatStart } from '@/platform/api/contract/chat';
import type { ChatCategory, NewChatEvent } from '../log/events';

export type FirstEvent = Extract<NewChatEvent, { type: 'session-started' }>;

type Named = { id: string; title: string; icon?: string | undefined };

const category = ({ id, title, icon = '' }: Named): ChatCategory => ({ id, title, ...(icon === '' ? {} : { icon }) });

/** The top of the tree with names, pictures and number of the complaint start; without it, its choices. */
function categoriesOf({ problemStatus, answerList }: ChatStart, top: ChatQuestions | null): ChatCategory[] {
  const options = shownTopics(problemStatus);
  const entries = top && top.answerList.length > 0 ? top.answerList : answerList;
  if (entries.length === 0)
    return options
      .filter(({ value }) => value !== '')
      .map(({ value, title, icon }) => category({ id: value, title, icon }));
  const titled = entries.map((entry) => ({ id: entry.id, titles: [entry.title_local_alias, entry.title_local] }));
  const places = options.map((option) => findTopic(option, titled));
  const topics = titled.map(({ id, titles: [alias, title = ''] }, index) => {
    const option = options[places.indexOf(index)];
    return {
      value: id,
      option,
      category: category({ id, title: option?.title || alias || title, icon: option?.icon }),
    };
  });
  const offered = topics.filter(({ option }) => option !== undefined);
  const shown = shownTopics([...offered, ...topics]);
  return topics.filter((topic) => shown.includes(topic)).map((topic) => topic.category);
}

/** The index of the category that matches a choice of the complaint start; `null`: the chat opens its overview. */
export function categoryAsked(
  { problemStatus }: ChatStart,
  index: number,
  categories: readonly ChatCategory[],
): number | null {
  const option = shownTopics(problemStatus)[index];
  if (!option) return null;
  const place = findTopic(
    option,
    categories.map(({ id, title }) => ({ id, titles: [title] })),
  );
  return place === -1 ? null : place;
}

/** Reads a page's `selectedIndex`: a whole number from 0, otherwise `null`. */
export function readIndex(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

type Frame = { orderNo: string | undefined; selectedIndex: number | null; locale: string; marketId: string };

/** The first event of a conversation; without a `selectedIndex` of the complaint start the first category opens. */
export function firstEvent(
  start: ChatStart,
  top: ChatQuestions | null,
  { orderNo, selectedIndex, locale, marketId }: Frame,
): FirstEvent {
  const { orderDetail: order, orderList } = start;
  const about = orderNo ?? order?.orderNo ?? '';
  const card = [order, ...orderList].find((each) => each?.orderNo === about);
  const categories = categoriesOf(start, top);
  return {
    type: 'session-started',
    orderNo: about,
    productId: card?.productId ?? '',
    orderName: card?.productName ?? '',
    orderStatus: card?.status ?? '',
    selectedIndex: selectedIndex === null ? 0 : categoryAsked(start, selectedIndex, categories),
    locale,
    marketId,
    categories,
  };
}
