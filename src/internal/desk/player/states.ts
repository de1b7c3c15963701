import type { ChatEvent } from '@/features/chat/log/events';
import { initialChat, reduceChat, type ChatState } from '@/features/chat/log/reduce';

/** A state is kept for each so many events: stepping back costs no more than that. */
const EVERY = 100;

/** The states of a conversation by number of events, computed on the way and remembered. */
export function createStates(events: readonly ChatEvent[]): (count: number) => ChatState {
  const kept: ChatState[] = [initialChat];
  let latest = { count: 0, state: initialChat };
  return (wanted) => {
    const count = Math.min(Math.max(0, wanted), events.length);
    const nearest = Math.min(kept.length - 1, Math.floor(count / EVERY));
    const start =
      latest.count <= count && latest.count >= nearest * EVERY
        ? latest
        : { count: nearest * EVERY, state: kept[nearest] ?? initialChat };
    let { state } = start;
    for (let at = start.count; at < count; at += 1) {
      const event = events[at];
      if (event) state = reduceChat(state, event);
      if ((at + 1) % EVERY === 0 && kept.length === (at + 1) / EVERY) kept.push(state);
    }
    latest = { count, state };
    return state;
  };
}
