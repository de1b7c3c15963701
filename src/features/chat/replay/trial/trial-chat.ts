import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '@/services/services';
import { addSession, appendEvents } from '@/storage/records/chat-sessions';
import { createMemoryTable } from '@/storage/memory-table';
import { createStorage, type DeviceStorage } from '@/storage/storage';
import { openConversation, type Conversation } from '../../live/conversation';
import { newId } from '@/lib/new-id';
import { createChatSources } from '../../live/sources';
import { logVersion, type ChatEvent } from '../../log/events';

type Options = {
  services: Services;
  queryClient: QueryClient;
  /** The beginning that is taken over. */
  events: readonly ChatEvent[];
};

/** A device that forgets: nothing of a trial reaches the borrower's conversations. */
function forgetfulStorage(now: () => number): DeviceStorage {
  return createStorage({
    owner: () => undefined,
    now,
    stores: ['chat-sessions', 'chat-events'],
    driver: { open: () => createMemoryTable() },
  });
}

/**
 * Goes on live from a moment of a recorded conversation, against the backend of this build. It lives in memory alone.
 * @returns the running conversation; close it when it is left
 */
export async function startTrial({ services, queryClient, events }: Options): Promise<Conversation> {
  const { clock, bridge, api } = services;
  const storage = forgetfulStorage(clock.now);
  const id = `trial-${newId()}`;
  // As after a kill: what was on its way at that moment is in doubt, and is not sent by itself.
  const resumed: ChatEvent = { type: 'resumed', seq: events.length, at: clock.now() };
  const log = [...events, resumed];
  await addSession(storage, { id, orderNo: '', startedAt: clock.now(), logVersion });
  await appendEvents(storage, id, 0, log);
  const found = { id, events: log, draft: '', askedIndex: null, begin: null };
  return openConversation({
    services: { storage, clock, bridge },
    sources: createChatSources(api, queryClient),
    found,
    isOurs: () => true,
    onOver: () => undefined,
    onRecorded: () => undefined,
  });
}
