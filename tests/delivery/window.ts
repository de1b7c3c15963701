import type { LiveConversation } from '@/features/chat/live/conversation';
import type { LiveChat } from '@/features/chat/live/live-chat';
import { replay } from '@/features/chat/log/reduce';
import { toArray, type ChatState, type MessageItem } from '@/features/chat/log/state';
import { listSessions, readLog } from '@/features/chat/records/chat-sessions';
import type { SendDeps } from '@/features/complaints/outbox/send-complaint';
import { complaintDrafts, complaintOutbox } from '@/features/complaints/records/complaint-drafts';
import type { PayNeeds } from '@/features/pay/card/step';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { ratingOutbox } from '@/platform/writes/ratings';
import type { Page } from './device';
import type { createFormOf } from './form';

/** One window of the borrower's phone: its page, and the parts of the product in it. */
export type Window = {
  page: Page;
  storage: DeviceStorage;
  api: ApiClient;
  money: PayNeeds;
  complaints: SendDeps;
  ratings: Parameters<typeof ratingOutbox>[0];
  form: ReturnType<typeof createFormOf>;
  chat: LiveChat;
};

export const isInMemory = ({ storage }: Window): boolean => storage.status.getSnapshot().mode === 'memory';

/** The texts of drafts and of complaints that wait. @param limit what is read of a store that does not answer */
export async function complaintsOn(
  storage: DeviceStorage,
  limit = () => new Promise<never[]>(() => undefined),
): Promise<string[]> {
  const lists = [storage.open(complaintOutbox).list(), storage.open(complaintDrafts).list()];
  const read = await Promise.all(lists.map((list) => Promise.race([list, limit()])));
  return read.flat().map(({ data }) => data.text);
}

/** The chat on the screen; `null` before it is open. */
export function openChat(chat: LiveChat) {
  const snapshot = chat.getSnapshot();
  return snapshot.phase === 'open' ? snapshot : null;
}

/** The text in the input of the chat. */
export const typedIn = (chat: LiveChat): string => openChat(chat)?.draft.getSnapshot() ?? '';

export const linesOf = (text: string): string[] => text.split('\n');

/** The messages of a conversation. */
export const shownMessages = (state: ChatState): MessageItem[] =>
  toArray(state.items).flatMap((item) => (item.kind === 'message' ? [item] : []));

/** The lines of the inputs of the chat that are stored. */
export async function storedDrafts(storage: DeviceStorage): Promise<string[]> {
  const heads = await listSessions(storage);
  return heads.flatMap(({ drafts }) => Object.values(drafts)).flatMap(linesOf);
}

/** The lines of the messages of a conversation that the device has, and of those that only its window has. */
export async function writtenIn(storage: DeviceStorage, { id, book }: LiveConversation): Promise<string[]> {
  const stored = (await readLog(storage, id)).events;
  return [replay(stored), book.getSnapshot()].flatMap(shownMessages).flatMap(({ value }) => linesOf(value));
}
