import type { DeviceStorage } from '@/platform/storage/storage';
import { readAllSessions, readChatSession, type ChatSessionHead, type ReadSession } from '../records/chat-sessions';
import { parseChatEvents, type ChatEvent } from './events';

export type StoredConversation = {
  head: ChatSessionHead;
  events: ChatEvent[];
  /** Part of the log is unreadable: `events` are those before it. The rest stays on the device. */
  isDamaged: boolean;
};

function check({ head, events: stored, isCut }: ReadSession): StoredConversation {
  const { events, brokenAt } = parseChatEvents(stored);
  return { head, events, isDamaged: brokenAt !== null || isCut };
}

/** Reads a stored conversation as far as possible. @returns `undefined` if there is none */
export async function readConversation(storage: DeviceStorage, id: string): Promise<StoredConversation | undefined> {
  const stored = await readChatSession(storage, id);
  return stored && check(stored);
}

/** Reads all stored conversations as far as possible, newest first. */
export async function readConversations(storage: DeviceStorage): Promise<StoredConversation[]> {
  return (await readAllSessions(storage)).map(check);
}
