import { comparable } from '@/domain/text/comparable';
import type { Conversation } from '@/features/chat/export/conversation';
import type { ChatEvent } from '@/features/chat/log/events';

/** What somebody may look for in an event: texts as they were said or written. */
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
export function wordsIn({ id, orderNo, events }: Pick<Conversation, 'id' | 'orderNo' | 'events'>): string {
  return comparable([id, orderNo, ...events.flatMap(wordsOf)].join('\n'));
}

/** The terms of a query. */
export function termsOf(query: string): string[] {
  return comparable(query).split(/\s+/).filter(Boolean);
}

/** Whether folded words hold all terms, in any order. */
export function holdsAll(words: string, terms: readonly string[]): boolean {
  return terms.every((term) => words.includes(term));
}

/**
 * Where the terms stand in a text as it is shown: what does not count for the search does not count here.
 * @returns beginnings and ends, in order, without overlaps
 */
export function placesOf(text: string, terms: readonly string[]): { start: number; end: number }[] {
  // Comparing changes lengths: each character of the result remembers the letter, with its marks, that it came from.
  let compared = '';
  const from: number[] = [];
  const to: number[] = [];
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const result = comparable(letter);
    for (let part = 0; part < result.length; part += 1) {
      from.push(index);
      to.push(index + letter.length);
    }
    compared += result;
  }
  const found = terms.flatMap((term) => {
    const places: { start: number; end: number }[] = [];
    for (let place = compared.indexOf(term); place !== -1; place = compared.indexOf(term, place + term.length))
      places.push({ start: from[place] ?? 0, end: to[place + term.length - 1] ?? text.length });
    return places;
  });
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  return found.reduce<{ start: number; end: number }[]>((kept, place) => {
    const last = kept[kept.length - 1];
    if (!last || place.start >= last.end) kept.push({ ...place });
    else last.end = Math.max(last.end, place.end);
    return kept;
  }, []);
}

/** The events that hold any of the terms, as places of the player: so many events shown. Empty without terms. */
export function hitsOf(events: readonly ChatEvent[], terms: readonly string[]): number[] {
  if (terms.length === 0) return [];
  return events.flatMap((event, index) => {
    const text = comparable(wordsOf(event).join('\n'));
    return terms.some((term) => text.includes(term)) ? [index + 1] : [];
  });
}
