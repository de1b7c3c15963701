import * as v from 'valibot';
import { maskJson, type TextMask } from '@/domain/mask/mask-json';
import { maskText, type MaskCount } from '@/domain/mask/mask-text';
import type { SecretKind } from '@/domain/mask/number-kinds';
import type { DeviceStorage } from '@/platform/storage/storage';
import { type ChatEvent, chatEventSchema } from '../log/events';
import { readConversation, readConversations, type StoredConversation } from '../log/sessions';

/** A conversation as it travels: what names it, and its log. */
export type Conversation = {
  id: string;
  orderNo: string;
  /** Epoch milliseconds. */
  startedAt: number;
  /** `null` while it went on. */
  endedAt: number | null;
  events: readonly ChatEvent[];
};

/** Nothing was said yet: there is nothing to share. */
function toConversation({
  head: { id, orderNo, startedAt, endedAt },
  events,
}: StoredConversation): Conversation | null {
  return events.length === 0 ? null : { id, orderNo, startedAt, endedAt, events };
}

/** A conversation of this device; of a damaged one what can be read. @returns `null` when there is none to share */
export async function loadConversation(storage: DeviceStorage, id: string): Promise<Conversation | null> {
  const stored = await readConversation(storage, id);
  return stored ? toConversation(stored) : null;
}

/** All conversations of this device that can be shared, the latest first. */
export async function loadConversations(storage: DeviceStorage): Promise<Conversation[]> {
  return (await readConversations(storage)).map(toConversation).filter((conversation) => conversation !== null);
}

/** The numbers of the orders it is about: they stay readable where everything else is masked. */
export function orderNumbersOf({ orderNo, events }: Pick<Conversation, 'orderNo' | 'events'>): string[] {
  const numbers = events.flatMap((event) => (event.type === 'session-started' ? [event.orderNo] : []));
  return [...new Set([orderNo, ...numbers])].filter((number) => number !== '');
}

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

type Masked = { conversation: Conversation; count: MaskCount };

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
