import * as v from 'valibot';
import { chatEventSchema, type ChatEvent } from '../../log/events';
import { orderNumbersOf, type Conversation } from '../conversation';
import { addMasks, maskText, noMasks, type MaskCount } from './mask-text';
import type { SecretKind } from './number-kinds';

/** What is no text for people: names by which the parts of a log find each other. */
const names = new Set(['type', 'id', 'qaId', 'pid', 'orderNo', 'locale', 'marketId', 'icon', 'reason', 'why']);

/** Everything that may be masked. */
export const allSecrets: readonly SecretKind[] = ['phone', 'card', 'id'];

/** What no export ever shows, whoever writes it. */
export const alwaysSecret: readonly SecretKind[] = ['card'];

export type Masked = { conversation: Conversation; count: MaskCount };

/**
 * Masks what people wrote and read in a conversation; the names inside the log stay, so that it still replays.
 * @param kinds what is masked
 * @returns a new conversation, and how many places were masked
 */
export function maskConversation(conversation: Conversation, kinds: readonly SecretKind[] = allSecrets): Masked {
  const known = orderNumbersOf(conversation);
  let count = noMasks;

  function mask(value: unknown, name: string): unknown {
    if (typeof value === 'string') {
      if (names.has(name)) return value;
      const masked = maskText(value, known, kinds);
      count = addMasks(count, masked.count);
      return masked.text;
    }
    if (Array.isArray(value)) return value.map((entry: unknown) => mask(entry, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mask(entry, key)]));
  }

  const events = conversation.events.map((event): ChatEvent => v.parse(chatEventSchema, mask(event, '')));
  return { conversation: { ...conversation, events }, count };
}
