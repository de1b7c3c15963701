import type { Conversation } from '../../export/conversation';
import type { ChatEvent } from '../../log/events';

/** All words of one conversation, folded for comparison. */
export type SearchText = { key: string; text: string };

/** Case, width and accents do not count. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(event: ChatEvent): string[] {
  switch (event.type) {
    case 'session-started':
      return [event.orderNo, event.orderName, event.orderStatus, ...event.categories.map(({ title }) => title)];
    case 'category-chosen':
    case 'question-asked':
      return [event.title];
    case 'questions-loaded':
      return [event.question ?? '', ...event.answers.map(({ title }) => title)];
    case 'message-queued':
      return event.kind === 4 ? [event.value] : [];
    case 'message-sent':
      return [event.reply];
    case 'message-failed':
      return [event.text];
    case 'questions-failed':
    case 'questions-retried':
    case 'message-sending':
    case 'message-cancelled':
    case 'rating-opened':
    case 'rating-closed':
    case 'handed-off':
    case 'network-changed':
    case 'resumed':
      break;
  }
  return [];
}

/** Everything in a conversation that can be searched for. Lines keep a term from matching across two texts. */
export function searchTextOf(
  key: string,
  { id, orderNo, events }: Pick<Conversation, 'id' | 'orderNo' | 'events'>,
): SearchText {
  return { key, text: fold([id, orderNo, ...events.flatMap(wordsOf)].join('\n')) };
}

/**
 * Finds the conversations that hold all terms, in any order.
 * @returns their keys; all of them for an empty query
 */
export function searchTexts(texts: readonly SearchText[], query: string): string[] {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  return texts.filter(({ text }) => terms.every((term) => text.includes(term))).map(({ key }) => key);
}
