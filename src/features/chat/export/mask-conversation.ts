import * as v from 'valibot';
import { maskJson, type TextMask } from '@/domain/mask/mask-json';
import { maskText, type MaskCount } from '@/domain/mask/mask-text';
import type { SecretKind } from '@/domain/mask/number-kinds';
import { chatEventSchema, type ChatEvent } from '../log/events';
import { orderNumbersOf, type Conversation } from './conversation';

/** What is no text for people: names by which the parts of a log find each other. */
const names: ReadonlySet<string> = new Set([
  'type',
  'id',
  'qaId',
  'pid',
  'orderNo',
  'locale',
  'marketId',
  'icon',
  'reason',
  'why',
]);

/** Everything that may be masked. */
export const allSecrets: readonly SecretKind[] = ['phone', 'card', 'id'];

/** What no export ever shows, whoever writes it. */
export const alwaysSecret: readonly SecretKind[] = ['card'];

export type Masked = { conversation: Conversation; count: MaskCount };

/** As `maskConversation`, with a mask of the caller's. */
export function maskConversationBy(conversation: Conversation, mask: TextMask): Masked {
  const { value, count } = maskJson(conversation.events, names, mask);
  return {
    conversation: { ...conversation, events: v.parse(v.array(chatEventSchema), value) satisfies ChatEvent[] },
    count,
  };
}

/**
 * Masks what people wrote and read in a conversation; the names inside the log stay, so that it still replays.
 * @param kinds what is masked
 * @returns a new conversation, and how many places were masked
 */
export function maskConversation(conversation: Conversation, kinds: readonly SecretKind[] = allSecrets): Masked {
  const known = orderNumbersOf(conversation);
  return maskConversationBy(conversation, (text) => maskText(text, known, kinds));
}
