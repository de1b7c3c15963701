import type { DeviceStorage } from '@/platform/storage/storage';
import type { ChatEvent } from '../log/events';
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
