import { readSession, type ChatSessionHead } from '@/storage/records/chat-sessions';
import type { DeviceStorage } from '@/storage/storage';
import { parseChatEvents, type ChatEvent } from './events';

export type StoredConversation = {
  head: ChatSessionHead;
  events: ChatEvent[];
  /** Part of the log cannot be read: `events` is what comes before it. The rest lies on the device untouched. */
  isDamaged: boolean;
};

/** Reads a stored conversation, as far as it can be read. @returns `undefined` when there is none */
export async function readConversation(storage: DeviceStorage, id: string): Promise<StoredConversation | undefined> {
  const stored = await readSession(storage, id);
  if (!stored) return undefined;
  const { events, brokenAt } = parseChatEvents(stored.events);
  return { head: stored.head, events, isDamaged: brokenAt !== null || stored.isCut };
}
