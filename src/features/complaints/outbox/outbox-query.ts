import { queryOptions } from '@tanstack/react-query';
import { complaintOutbox, type OutboxRecord } from '@/storage/records/complaint-outbox';
import type { DeviceStorage } from '@/storage/storage';

export type OutboxState = 'waiting' | 'sending' | 'checking' | 'failed';

/** A complaint that waits to be sent, as the list shows it. */
export type OutboxEntry = {
  id: string;
  /** Epoch milliseconds. */
  createdAt: number;
  text: string;
  typeTitle: string;
  sonTypeTitle: string;
  imageCount: number;
  state: OutboxState;
  /** The server's words when it refused; absent otherwise. */
  error?: string;
};

/**
 * What is going on with an entry. One whose sender was killed half-way is being checked: the server may have it.
 * @param now epoch milliseconds
 */
export function stateOf({ state, attempt }: Pick<OutboxRecord, 'state' | 'attempt'>, now: number): OutboxState {
  if (state === 'failed') return 'failed';
  if (!attempt) return 'waiting';
  if (attempt.until > now) return 'sending';
  return attempt.reached === 'save' ? 'checking' : 'waiting';
}

/** What waits to be sent, oldest first, without the bytes of its pictures. */
export function outboxQuery(storage: DeviceStorage, now: () => number) {
  return queryOptions({
    queryKey: ['complaints', 'outbox'],
    queryFn: async (): Promise<OutboxEntry[]> => {
      const records = await storage.open(complaintOutbox).list();
      return records
        .map(({ data }): OutboxEntry => {
          const { id, createdAt, text, typeTitle, sonTypeTitle, images, error } = data;
          return { id, createdAt, text, typeTitle, sonTypeTitle, imageCount: images.length, state: stateOf(data, now()), ...(error === '' ? {} : { error }) };
        })
        .sort((one, other) => one.createdAt - other.createdAt);
    },
    // What is on the device is always asked again: the runner and other windows change it.
    staleTime: 0,
  });
}
