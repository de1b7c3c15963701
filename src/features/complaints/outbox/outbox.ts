import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';
import { withLock } from '@/platform/writes/lock';
import { wakeOutbox } from '@/platform/writes/outbox';
import type { SendAttempt } from '../records/complaint-evidence';
import { complaintOutbox, type OutboxRecord } from '../records/complaint-outbox';

/** Name of the lock that windows use to send a complaint. */
export const complaintLock = (id: string) => `complaint/${id}`;

/** Whether the complaint itself may have left. */
export function mayHaveLeft(attempt: SendAttempt | null | undefined): boolean {
  return attempt?.reached === 'save';
}

/** Merges the form into the stored entry: while the entry may have arrived, it stays unchanged. */
export function handedOver(entry: OutboxRecord, old: OutboxRecord | undefined): OutboxRecord {
  return old && mayHaveLeft(old.attempt) ? old : { ...entry, attempt: old?.attempt ?? entry.attempt };
}

/**
 * Stores a complaint to be sent when the network is back.
 * @returns `full` if the device has no space: then nothing was stored
 */
export async function addEntry(storage: DeviceStorage, entry: OutboxRecord): Promise<WriteOutcome> {
  const outcome = await storage.open(complaintOutbox).update(entry.id, (old) => handedOver(entry, old));
  if (outcome !== 'full') wakeOutbox();
  return outcome;
}

/** Takes an entry back, unless it is being sent. @returns whether it is removed */
export async function cancelEntry(storage: DeviceStorage, id: string): Promise<boolean> {
  return (await withLock(storage, complaintLock(id), () => storage.open(complaintOutbox).remove(id))) !== 'taken';
}

/** Allows a refused entry to be sent once more. */
export async function retryEntry(storage: DeviceStorage, id: string): Promise<void> {
  await storage.open(complaintOutbox).update(id, (entry) => entry && { ...entry, state: 'waiting', error: '' });
  wakeOutbox();
}

export type OutboxState = 'waiting' | 'sending' | 'checking' | 'failed';

/** A waiting complaint in the list. */
export type OutboxEntry = {
  id: string;
  /** Epoch milliseconds. */
  createdAt: number;
  text: string;
  typeTitle: string;
  sonTypeTitle: string;
  imageCount: number;
  state: OutboxState;
  /** The server's text of a refusal; absent otherwise. */
  error?: string;
};

/** The state of an entry. If its sender was killed, it is being checked: the server may have it. */
export function stateOf({ state, attempt }: Pick<OutboxRecord, 'state' | 'attempt'>): OutboxState {
  if (state === 'failed') return 'failed';
  if (attempt?.isUnderWay) return 'sending';
  return mayHaveLeft(attempt) ? 'checking' : 'waiting';
}

/** The waiting complaints, oldest first, without the bytes of their pictures. */
export function outboxQuery(storage: DeviceStorage) {
  return queryOptions({
    queryKey: ['complaints', 'outbox'],
    queryFn: async (): Promise<OutboxEntry[]> => {
      const records = await storage.open(complaintOutbox).list();
      return records
        .map(({ data }): OutboxEntry => {
          const { id, createdAt, text, typeTitle, sonTypeTitle, images, error } = data;
          return {
            id,
            createdAt,
            text,
            typeTitle,
            sonTypeTitle,
            imageCount: images.length,
            state: stateOf(data),
            ...(error === '' ? {} : { error }),
          };
        })
        .sort((one, other) => one.createdAt - other.createdAt);
    },
    // Read again each time, because the runner and other windows change it.
    staleTime: 0,
  });
}

/** The complaints that wait for the network, with their actions. Empty until the device has answered. */
export function useOutbox(): {
  entries: OutboxEntry[];
  /** Takes one back. @returns false if it is being sent: too late */
  cancel: (id: string) => Promise<boolean>;
  /** Sends a refused one again at the next opportunity. */
  retry: (id: string) => Promise<void>;
} {
  const { storage } = useServices();
  const queryClient = useQueryClient();
  const options = outboxQuery(storage);
  const { data: entries = [] } = useQuery(options);
  const refresh = () => queryClient.invalidateQueries({ queryKey: options.queryKey });

  async function cancel(id: string): Promise<boolean> {
    const isCancelled = await cancelEntry(storage, id);
    await refresh();
    return isCancelled;
  }

  async function retry(id: string): Promise<void> {
    await retryEntry(storage, id);
    await refresh();
  }

  return { entries, cancel, retry };
}
