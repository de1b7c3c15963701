import * as v from 'valibot';
import { mask, maskJson, type MaskCount, type MaskLevel } from '@/domain/mask/mask';
import { type ChatEvent, chatEventSchema } from '../log/events';
import type { ChatSessionHead } from '../records/chat-sessions';

/** A conversation for export: its head and its log. */
export type Conversation = Pick<ChatSessionHead, 'id' | 'orderNo' | 'startedAt'> & {
  events: readonly ChatEvent[];
};

/** The numbers of its orders; they are not masked. */
export function orderNumbersOf({ orderNo, events }: Pick<Conversation, 'orderNo' | 'events'>): string[] {
  const numbers = events.flatMap((event) => (event.type === 'session-started' ? [event.orderNo] : []));
  return [...new Set([orderNo, ...numbers])].filter((number) => number !== '');
}

/** Names that connect parts of the log. They are not text and are not masked. */
const names = new Set('type id qaId pid orderNo productId locale marketId icon reason why'.split(' '));

/** Masks the texts; the names inside the log stay, so that it can be replayed. `count`: the masked places. */
export function maskConversation(
  conversation: Conversation,
  level: MaskLevel,
): { conversation: Conversation; count: MaskCount } {
  const orderNumbers = orderNumbersOf(conversation);
  const { value, count } = maskJson(conversation.events, names, (text) => mask(text, level, orderNumbers));
  return {
    conversation: { ...conversation, events: v.parse(v.array(chatEventSchema), value) satisfies ChatEvent[] },
    count,
  };
}
