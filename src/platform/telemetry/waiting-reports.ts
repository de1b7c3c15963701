import { millisecondsInDay } from 'date-fns/constants';
import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { defineStore } from '@/platform/storage/definition';

/**
 * Reports that wait for a network, as the messages that will be sent, oldest first (decision 66, reports). One record.
 */
export const waitingReports = defineStore({
  name: 'waiting-reports',
  version: 1,
  schema: v.object({ messages: v.array(v.object({ at: instant, text: v.pipe(v.string(), v.maxLength(32_768)) })) }),
});

export type WaitingMessages = v.InferOutput<typeof waitingReports.schema>['messages'];

/** The key of its only record. */
export const waitingReportsKey = 'waiting';

/** What may wait on a phone: so many messages, so many characters of them all, so long. */
export const waitingLimits = { messages: 20, characters: 65_536, ms: 3 * millisecondsInDay };

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
