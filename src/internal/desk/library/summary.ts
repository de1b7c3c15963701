import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { comparable } from '@/domain/text/comparable';
import type { Conversation } from '@/features/chat/export/conversation';
import type { ChatEvent } from '@/features/chat/log/events';
import { replay } from '@/features/chat/log/reduce';
import { type ChatItem, toArray } from '@/features/chat/log/state';

/** The searchable texts of an event. */
function wordsOf(event: ChatEvent): string[] {
  if (event.type === 'session-started')
    return [event.orderNo, event.orderName, event.orderStatus, ...event.categories.map(({ title }) => title)];
  if (event.type === 'questions-loaded') return [event.question ?? '', ...event.answers.map(({ title }) => title)];
  if (event.type === 'message-queued') return event.kind === 4 ? [event.value] : [];
  if (event.type === 'message-sent') return [event.reply];
  if (event.type === 'message-failed') return [event.text];
  return 'title' in event ? [event.title] : [];
}

/** Whether an event is a message of the borrower or the server. */
export function isSpoken(event: ChatEvent): boolean {
  if (event.type === 'session-started') return false;
  if (event.type === 'questions-loaded') return event.question !== null;
  return markOf(event) !== null || wordsOf(event).some((words) => words !== '');
}

/** The terms of a query. */
export function searchTermsOf(query: string): string[] {
  return comparable(query).split(/\s+/).filter(Boolean);
}

/** Ten thousand conversations are compared at each key, so each is folded only once. */
const foldedWords = new WeakMap<Head, string>();

/** Whether a conversation contains all terms, in any order. */
export function holdsAll(head: Head, terms: readonly string[]): boolean {
  if (terms.length === 0) return true;
  const words = foldedWords.get(head) ?? comparable(head.words);
  foldedWords.set(head, words);
  return terms.every((term) => words.includes(term));
}

/** The text of a conversation that a search found; without one the last words of the borrower. */
export function excerptFor(head: Head, terms: readonly string[]): string {
  if (terms.length === 0) return head.excerpt;
  const facts = new Set([head.id, head.orderNo, head.orderName, head.orderStatus]);
  const count = (line: string) => terms.filter((term) => comparable(line).includes(term)).length;
  const [best] = head.words
    .split('\n')
    .filter((line) => !facts.has(line))
    .map((line) => ({ line, found: count(line) }))
    .sort((one, other) => other.found - one.found);
  return best && best.found > 0 ? best.line : head.excerpt;
}

/** Starts and ends of the terms in a shown text, in order, without overlaps; case and accents do not count. */
export function matchesIn(text: string, terms: readonly string[]): { start: number; end: number }[] {
  // Folding changes lengths, so each folded character is stored with the letter and marks that it comes from.
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

/** The events with any of the terms, as counts of shown events. Empty without terms. */
export function hitsOf(events: readonly ChatEvent[], terms: readonly string[]): number[] {
  if (terms.length === 0) return [];
  return events.flatMap((event, index) => {
    const text = comparable(wordsOf(event).join('\n'));
    return terms.some((term) => text.includes(term)) ? [index + 1] : [];
  });
}

export const outcomes = ['resolved', 'not-resolved', 'handed-off', 'open'] as const;

/** The outcome of a conversation, decided by its last decisive event. */
export type ConversationOutcome = (typeof outcomes)[number];

/** The source of a conversation: this device, or a file. */
export type Source = 'device' | 'imported';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A conversation in the list, without its log. */
export const headSchema = v.object({
  id: v.string(),
  orderNo: v.string(),
  startedAt: instant,
  /** The build of our pages that wrote the file; empty if unknown. */
  release: v.string(),
  orderName: v.string(),
  orderStatus: v.string(),
  outcome: v.picklist(outcomes),
  /** 0: not rated. */
  rating: count,
  failures: count,
  /** Events in its log. */
  count,
  isIncomplete: v.boolean(),
  /** The id of the conversation with the same id and other events that was imported earlier; empty without one. */
  differsFrom: v.string(),
  /** The market that its log names. */
  market: v.string(),
  /** The last text or question of the borrower. */
  excerpt: v.string(),
  /** All its searchable text. */
  words: v.string(),
});

export type Head = v.InferOutput<typeof headSchema>;

export type Entry = Head & {
  /** Unique in the library, part of addresses. */
  key: string;
  source: Source;
};

function outcomeOf(item: ChatItem): ConversationOutcome | null {
  if (item.kind === 'note' && item.note === 'handed-off') return 'handed-off';
  if (item.kind !== 'message' || item.record !== 2) return null;
  return item.value === '1' ? 'resolved' : 'not-resolved';
}

function excerptOf(event: ChatEvent): string {
  if (event.type === 'question-asked') return event.title;
  return event.type === 'message-queued' && event.kind === 4 ? event.value : '';
}

/** The summary of a conversation in the list. */
export function headOf({ id, orderNo, startedAt, events }: Conversation, release: string, differsFrom = ''): Head {
  const head: Head = {
    id,
    orderNo,
    startedAt,
    release,
    orderName: '',
    orderStatus: '',
    outcome: 'open',
    rating: 0,
    failures: 0,
    count: events.length,
    isIncomplete: events.some(({ type }) => type === 'incomplete'),
    differsFrom,
    market: '',
    excerpt: '',
    // Line breaks keep a term from matching across two texts.
    words: [id, orderNo, ...events.flatMap(wordsOf)].join('\n'),
  };
  for (const event of events) {
    head.excerpt = excerptOf(event) || head.excerpt;
    if (event.type === 'session-started')
      Object.assign(head, { orderName: event.orderName, orderStatus: event.orderStatus, market: event.marketId });
    if (event.type === 'message-failed') head.failures += 1;
  }
  for (const item of toArray(replay(events).items)) {
    const isMessage = item.kind === 'message';
    if (isMessage && item.delivery === 'cancelled') continue;
    head.outcome = outcomeOf(item) ?? head.outcome;
    // A file may have any text in its place.
    if (isMessage && item.record === 3 && /^[1-5]$/.test(item.value)) head.rating = Number(item.value);
  }
  return head;
}

/** @returns the head with its name in the library */
export function libraryEntryOf(head: Head, source: Source): Entry {
  return { ...head, source, key: source === 'device' ? head.id : `file-${head.id}` };
}

/** The events that support looks for first. */
export type MarkKind = 'feedback' | 'rating' | 'hand-off' | 'failed-send';

export type Mark = { kind: MarkKind; /** The events up to and with this one: a place of the player. */ count: number };

const marksOfRecords = { 1: 'hand-off', 2: 'feedback', 3: 'rating', 4: null } as const;

/** @returns the mark of an event on the seek bar, or `null` */
function markOf(event: ChatEvent): MarkKind | null {
  if (event.type === 'message-queued') return marksOfRecords[event.kind];
  return event.type === 'message-failed' ? 'failed-send' : null;
}

/** The marks in order. A message that was queued twice counts once. */
export function findMarks(events: readonly ChatEvent[]): Mark[] {
  const seen = new Set<string>();
  return events.flatMap((event, index) => {
    const kind = markOf(event);
    if (kind === null) return [];
    if (event.type === 'message-queued') {
      if (seen.has(event.id)) return [];
      seen.add(event.id);
    }
    return [{ kind, count: index + 1 }];
  });
}
