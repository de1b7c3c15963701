import { queryOptions } from '@tanstack/react-query';
import type { Services } from '@/platform/services';
import { receipts, type Receipt } from '@/platform/writes/receipts';

type Needed = Pick<Services, 'storage' | 'session'>;

/** Common key of all queries for receipts of this borrower. */
export function receiptsKey({ session }: Pick<Services, 'session'>) {
  return ['records', session.current()?.ownerId ?? ''] as const;
}

/** All receipts on this device, newest first; read again on each visit. */
export function receiptsQuery(services: Needed) {
  return queryOptions({
    queryKey: [...receiptsKey(services), 'list'] as const,
    queryFn: async (): Promise<Receipt[]> => {
      const records = await services.storage.open(receipts).list();
      return records.map(({ data }) => data).sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
    },
    staleTime: 0,
  });
}
