import { queryOptions } from '@tanstack/react-query';
import type { DeviceStorage } from '@/storage/storage';
import { loadConversations } from '../../export/conversation';
import { listDisputes } from '../import/support-disputes';
import { listImported } from '../import/support-sessions';

/** Everything there is to replay: conversations held on this device, imported ones, and what came with them in dispute files. */
export function libraryQuery(storage: DeviceStorage) {
  return queryOptions({
    queryKey: ['chat', 'library'],
    queryFn: async () => {
      const [own, imported, disputes] = await Promise.all([
        loadConversations(storage),
        listImported(storage),
        listDisputes(storage),
      ]);
      return { own, imported, disputes };
    },
    staleTime: 0,
  });
}
