import * as v from 'valibot';
import { instant } from '@/domain/instant';
import type { Conversation } from '@/features/chat/export/conversation';
import type { ChatEvent } from '@/features/chat/log/events';
import { wordsIn } from './search';

const outcomes = ['resolved', 'not-resolved', 'handed-off', 'open'] as const;

/** How a conversation ended, by the last thing that decided it. */
export type Outcome = (typeof outcomes)[number];

/** Where a conversation comes from: this device, or a file. */
export type Source = 'device' | 'imported';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A conversation as the list knows it, without its log. */
export const headSchema = v.object({
  id: v.string(),
  orderNo: v.string(),
  startedAt: instant,
  endedAt: v.nullable(instant),
  /** Which build of our pages wrote the file it came in; empty where nobody says. */
  release: v.string(),
  orderName: v.string(),
  orderStatus: v.string(),
  outcome: v.picklist(outcomes),
  /** 0: not rated. */
  rating: count,
  failures: count,
  /** Events in its log. */
  count,
  /** The last thing the borrower wrote or asked. */
  excerpt: v.string(),
  /** Everything in it that can be searched for, folded. */
  words: v.string(),
});

export type Head = v.InferOutput<typeof headSchema>;

/** A conversation as the library lists it. */
export type Entry = Head & {
  /** Unique in the library, and in its addresses. */
  key: string;
  source: Source;
};

function outcomeOf(event: ChatEvent): Outcome | null {
  if (event.type === 'handed-off') return 'handed-off';
  if (event.type === 'message-queued' && event.kind === 2) return event.value === '1' ? 'resolved' : 'not-resolved';
  return null;
}

function excerptOf(event: ChatEvent): string {
  if (event.type === 'question-asked') return event.title;
  return event.type === 'message-queued' && event.kind === 4 ? event.value : '';
}

/** What the list says about a conversation without playing it. */
export function headOf(conversation: Conversation, release: string): Head {
  const { id, orderNo, startedAt, endedAt, events } = conversation;
  const head: Head = {
    id,
    orderNo,
    startedAt,
    endedAt,
    release,
    orderName: '',
    orderStatus: '',
    outcome: 'open',
    rating: 0,
    failures: 0,
    count: events.length,
    excerpt: '',
    words: wordsIn(conversation),
  };
  for (const event of events) {
    head.outcome = outcomeOf(event) ?? head.outcome;
    head.excerpt = excerptOf(event) || head.excerpt;
    if (event.type === 'session-started')
      Object.assign(head, { orderName: event.orderName, orderStatus: event.orderStatus });
    if (event.type === 'message-failed') head.failures += 1;
    if (event.type === 'message-queued' && event.kind === 3) head.rating = Number(event.value) || 0;
  }
  return head;
}

/** @returns the head with its name in the library */
export function entryOf(head: Head, source: Source): Entry {
  return { ...head, source, key: source === 'device' ? head.id : `file-${head.id}` };
}

/** What support looks for first in a conversation. */
export type MarkKind = 'feedback' | 'rating' | 'hand-off' | 'failed-send';

export type Mark = { kind: MarkKind; /** The events up to and with this one: a place of the player. */ count: number };

/** @returns what an event marks on the seek bar, or `null` */
export function markOf(event: ChatEvent): MarkKind | null {
  if (event.type === 'message-queued') return event.kind === 2 ? 'feedback' : event.kind === 3 ? 'rating' : null;
  if (event.type === 'handed-off') return 'hand-off';
  return event.type === 'message-failed' ? 'failed-send' : null;
}

/** The places that matter, in order. A message queued again counts once: it is the same feedback. */
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
