import type { DeviceStorage } from '@/platform/storage/storage';
import { readAllSessions, readChatSession, type ChatSessionHead, type ReadSession } from '../records/chat-sessions';
import { parseChatEvents, type ChatEvent } from './events';

export type StoredConversation = {
  head: ChatSessionHead;
  events: ChatEvent[];
  /** Part of the log is unreadable: `events` are those before it, and a mark. The rest stays on the device. */
  isDamaged: boolean;
};

function check({ head, events: stored, isCut }: ReadSession): StoredConversation {
  const { events, brokenAt } = parseChatEvents(stored);
  const isDamaged = brokenAt !== null || isCut;
  const last = events[events.length - 1];
  if (isDamaged && last) events.push({ type: 'incomplete', seq: events.length, at: last.at });
  return { head, events, isDamaged };
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
