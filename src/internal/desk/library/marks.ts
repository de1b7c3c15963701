import type { ChatEvent } from '@/features/chat/log/events';

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
