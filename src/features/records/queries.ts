import { queryOptions } from '@tanstack/react-query';
import type { Services } from '@/platform/services';
import { receipts, type Receipt } from '@/platform/writes/receipts';

/** All receipts on this device, newest first; read again on each visit. */
export function receiptsQuery(services: Pick<Services, 'storage' | 'session'>) {
  return queryOptions({
    queryKey: ['records', services.session.current()?.ownerId ?? ''],
    queryFn: async (): Promise<Receipt[]> => {
      const records = await services.storage.open(receipts).list();
      return records.map(({ data }) => data).sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
    },
    staleTime: 0,
  });
}
