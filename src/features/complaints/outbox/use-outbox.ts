import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '@/services/services';
import { cancelEntry, retryEntry } from './outbox-entries';
import { outboxQuery, type OutboxEntry } from './outbox-query';

export type { OutboxEntry } from './outbox-query';

/** The complaints that wait for the network, and what can be done with them. Empty until the device has answered. */
export function useOutbox(): {
  entries: OutboxEntry[];
  /** Takes one back. @returns false when it is being sent at this moment: too late */
  cancel: (id: string) => Promise<boolean>;
  /** Sends a refused one again at the next chance. */
  retry: (id: string) => Promise<void>;
} {
  const { storage, clock } = useServices();
  const queryClient = useQueryClient();
  const options = outboxQuery(storage, clock.now);
  const { data: entries = [] } = useQuery(options);
  const refresh = () => queryClient.invalidateQueries({ queryKey: options.queryKey });

  async function cancel(id: string): Promise<boolean> {
    const cancelled = await cancelEntry(storage, id, clock.now());
    await refresh();
    return cancelled;
  }

  async function retry(id: string): Promise<void> {
    await retryEntry(storage, id);
    await refresh();
  }

  return { entries, cancel, retry };
}
