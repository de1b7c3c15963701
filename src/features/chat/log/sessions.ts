import type { DeviceStorage } from '@/platform/storage/storage';
import { readAllSessions, readSession, type ChatSessionHead, type ReadSession } from '../records/chat-sessions';
import { parseChatEvents, type ChatEvent } from './events';

export type StoredConversation = {
  head: ChatSessionHead;
  events: ChatEvent[];
  /** Part of the log cannot be read: `events` is what comes before it. The rest lies on the device untouched. */
  isDamaged: boolean;
};

function check({ head, events: stored, isCut }: ReadSession): StoredConversation {
  const { events, brokenAt } = parseChatEvents(stored);
  return { head, events, isDamaged: brokenAt !== null || isCut };
}

/** Reads a stored conversation, as far as it can be read. @returns `undefined` when there is none */
export async function readConversation(storage: DeviceStorage, id: string): Promise<StoredConversation | undefined> {
  const stored = await readSession(storage, id);
  return stored && check(stored);
}

/** Reads all stored conversations, each as far as it can be read, the latest first. */
export async function readConversations(storage: DeviceStorage): Promise<StoredConversation[]> {
  return (await readAllSessions(storage)).map(check);
}
