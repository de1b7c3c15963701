import type { Conversation } from '../../export/conversation';
import type { ChatEvent } from '../../log/events';

/** How a conversation ended, by the last thing that decided it. */
export type Outcome = 'resolved' | 'not-resolved' | 'handed-off' | 'open';

/** Where a conversation comes from: this device, or a file. */
export type Source = 'device' | 'imported';

/** A conversation as the library lists it. */
export type Entry = {
  /** Unique in the library, and in its addresses. */
  key: string;
  source: Source;
  conversation: Conversation;
  orderName: string;
  outcome: Outcome;
  /** 0: not rated. */
  rating: number;
  failures: number;
  /** The last thing the borrower wrote or asked. */
  excerpt: string;
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

/** What the library says about a conversation without playing it. */
export function summarize(conversation: Conversation, source: Source): Entry {
  const entry: Entry = {
    key: source === 'device' ? conversation.id : `file-${conversation.id}`,
    source,
    conversation,
    orderName: '',
    outcome: 'open',
    rating: 0,
    failures: 0,
    excerpt: '',
  };
  for (const event of conversation.events) {
    entry.outcome = outcomeOf(event) ?? entry.outcome;
    entry.excerpt = excerptOf(event) || entry.excerpt;
    if (event.type === 'session-started') entry.orderName = event.orderName;
    if (event.type === 'message-failed') entry.failures += 1;
    if (event.type === 'message-queued' && event.kind === 3) entry.rating = Number(event.value) || 0;
  }
  return entry;
}
