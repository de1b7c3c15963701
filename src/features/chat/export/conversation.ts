import * as v from 'valibot';
import { mask, maskJson, type MaskCount, type MaskLevel } from '@/domain/mask/mask';
import type { DeviceStorage } from '@/platform/storage/storage';
import { type ChatEvent, chatEventSchema } from '../log/events';
import { readConversation, readConversations, type StoredConversation } from '../log/sessions';
import type { ChatSessionHead } from '../records/chat-sessions';

/** A conversation for export: its head and its log. */
export type Conversation = Pick<ChatSessionHead, 'id' | 'orderNo' | 'startedAt'> & {
  events: readonly ChatEvent[];
};

/** The conversation for export; `null` without messages. */
function toConversation({ head, events }: StoredConversation): Conversation | null {
  const { id, orderNo, startedAt } = head;
  return events.length === 0 ? null : { id, orderNo, startedAt, events };
}

/** A conversation of this device; of a damaged one the readable part. @returns `null` if there is none to share */
export async function loadConversation(storage: DeviceStorage, id: string): Promise<Conversation | null> {
  const stored = await readConversation(storage, id);
  return stored ? toConversation(stored) : null;
}

/** All conversations of this device that can be shared, newest first. */
export async function loadConversations(storage: DeviceStorage): Promise<Conversation[]> {
  return (await readConversations(storage)).map(toConversation).filter((conversation) => conversation !== null);
}

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

// These constants are here because the worker that reads files imports them, and it has neither texts nor macros.

/** The head of a file of conversations. */
export const fileFormat = 'loan-web-chat';
export const fileVersion = 1;

/** The line before the data at the end of a readable text. */
export const dataLine = `----- ${fileFormat} ${String(fileVersion)} -----`;

/** The line after the data. */
export const dataEnd = '----- end -----';
