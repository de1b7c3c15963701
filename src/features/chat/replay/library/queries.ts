import { queryOptions } from '@tanstack/react-query';
import type { DeviceStorage } from '@/storage/storage';
import { loadConversations } from '../../export/conversation';
import { listImported } from '../import/support-sessions';

/** Everything there is to replay: conversations held on this device, and imported ones. */
export function libraryQuery(storage: DeviceStorage) {
  return queryOptions({
    queryKey: ['chat', 'library'],
    queryFn: async () => {
      const [own, imported] = await Promise.all([loadConversations(storage), listImported(storage)]);
      return { own, imported };
    },
    staleTime: 0,
  });
}
