import type { WaitingMessages } from '@/storage/records/waiting-reports';

/** What may wait on a phone: so many messages, so many characters of them all, so long. */
export const waitingLimits = { messages: 20, characters: 65_536, ms: 3 * 86_400_000 };

/**
 * Keeps what waits within its limits: what is too old goes, then the oldest until the rest fits.
 * @param now epoch milliseconds
 */
export function withinLimits(messages: WaitingMessages, now: number): WaitingMessages {
  const young = messages.filter(({ at }) => at > now - waitingLimits.ms && at <= now + waitingLimits.ms);
  const kept: WaitingMessages = [];
  let characters = 0;
  for (const message of [...young].reverse()) {
    characters += message.text.length;
    if (kept.length === waitingLimits.messages || characters > waitingLimits.characters) break;
    kept.unshift(message);
  }
  return kept;
}
